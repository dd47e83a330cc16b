import { expect, test } from "vitest";

import { countColumns } from "#demos/icons/web/grid/use-grid-place.ts";

test.each([
  [334, 3],
  [296, 3],
  [806, 7],
  [1600, 15],
  [90, 2],
])("a grid of %i px has %i columns", (width, columns) => {
  expect(countColumns(width)).toBe(columns);
});

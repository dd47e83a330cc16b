import { expect, test } from "vitest";

import { radiusAt } from "#features/maps/web/map-point.ts";

test.each([
  [0, 0, 1565],
  [0, 8, 6.1],
  [60, 8, 3.1],
  [45, 11, 0.5],
])("at latitude %d and zoom %d, a click means cities within %d km", (latitude, zoom, expected) => {
  expect(radiusAt(latitude, zoom)).toBeCloseTo(expected, expected < 10 ? 1 : 0);
});

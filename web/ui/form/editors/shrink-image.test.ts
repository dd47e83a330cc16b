import { expect, test } from "vitest";

import { fitInto } from "#web/ui/form/editors/shrink-image.ts";

test.each([
  ["a wide picture", { width: 4000, height: 2000 }, { width: 1200, height: 600 }],
  ["a high picture", { width: 1000, height: 4000 }, { width: 300, height: 1200 }],
  ["a small picture", { width: 20, height: 10 }, { width: 20, height: 10 }],
  ["a thin line", { width: 12_000, height: 1 }, { width: 1200, height: 1 }],
])("%s keeps its proportions", (_, size, fitted) => {
  expect(fitInto(size, 1200)).toEqual(fitted);
});

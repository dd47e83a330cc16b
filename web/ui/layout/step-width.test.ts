import { expect, test } from "vitest";

import { stepWidth } from "#web/ui/layout/step-width.ts";

test.each([
  [60, "further", 65],
  [60, "back", 55],
  [98, "further", 100],
  [22, "back", 20],
  [60, "first", 20],
  [60, "last", 100],
  [44.4, "none", 44],
  [-10, "none", 20],
  [300, "none", 100],
] as const)("from %s %%, %s: %s %%", (width, step, expected) => {
  expect(stepWidth(width, step)).toBe(expected);
});

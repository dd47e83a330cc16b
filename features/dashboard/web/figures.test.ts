import { expect, test } from "vitest";

import { changeOf, percentOf } from "#features/dashboard/web/figures.ts";

test.each([
  [72, 100, 72],
  [1, 3, 33],
  [5, 4, 125],
  [0, 9, 0],
  [5, 0, undefined],
])("%d of %d is %s percent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test.each([
  [110, 100, 0.1],
  [90, 100, -0.1],
  [100, 100, 0],
  [0, 100, -1],
  [5, 0, undefined],
])("from %2$d to %1$d is a change of %3$s", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change === undefined ? undefined : expect.closeTo(change, 9));
});

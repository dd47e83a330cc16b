import { expect, test } from "vitest";

import { nextIcon } from "#demos/icons/web/grid/next-icon.ts";

/** Two rows of five, and a last row of two. */
const grid = { count: 12, columns: 5, pageRows: 2, isRightToLeft: false };

test.each([
  ["ArrowRight", false, 0, 1],
  ["ArrowRight", false, 4, 5],
  ["ArrowRight", false, 11, undefined],
  ["ArrowLeft", false, 5, 4],
  ["ArrowLeft", false, 0, undefined],
  ["ArrowDown", false, 1, 6],
  ["ArrowDown", false, 8, undefined],
  ["ArrowUp", false, 6, 1],
  ["ArrowUp", false, 3, undefined],
  ["Home", false, 8, 5],
  ["End", false, 5, 9],
  ["End", false, 10, 11],
  ["Home", true, 8, 0],
  ["End", true, 0, 11],
  ["PageDown", false, 1, 11],
  ["PageDown", false, 3, 8],
  ["PageUp", false, 11, 1],
  ["Enter", false, 3, undefined],
])("%s, Ctrl %s: from %i to %s", (key, isCtrl, index, expected) => {
  expect(nextIcon(key, isCtrl, { ...grid, index })).toBe(expected);
});

test("from right to left, the arrow keys follow the eye", () => {
  expect(nextIcon("ArrowLeft", false, { ...grid, isRightToLeft: true, index: 0 })).toBe(1);
  expect(nextIcon("ArrowRight", false, { ...grid, isRightToLeft: true, index: 1 })).toBe(0);
});

import { expect, test } from "vitest";

import { nextInRow } from "#web/lib/keyboard/next-in-row.ts";

test.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 2, false, 0],
  ["ArrowLeft", 2, false, 1],
  ["ArrowLeft", 0, false, 2],
  ["ArrowLeft", 0, true, 1],
  ["ArrowRight", 0, true, 2],
  ["Home", 2, false, 0],
  ["End", 0, true, 2],
  ["Enter", 0, false, undefined],
])("%s at %i of three, right to left %s, leads to %s", (key, index, isRightToLeft, expected) => {
  expect(nextInRow(key, index, 3, isRightToLeft)).toBe(expected);
});

test("no key leads anywhere in an empty row", () => {
  expect(nextInRow("Home", 0, 0, false)).toBeUndefined();
});

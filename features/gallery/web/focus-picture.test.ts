import { expect, test } from "vitest";

import { pictureAfter } from "#features/gallery/web/focus-picture.ts";

test.each([
  ["b", "c"],
  ["bc", "d"],
  ["ac", "b"],
  ["d", "c"],
  ["cd", "b"],
  ["abcd", undefined],
])("after the deletion of %s, %s has the focus", (removed, expected) => {
  expect(pictureAfter(["a", "b", "c", "d"], removed.split(""))).toBe(expected);
});

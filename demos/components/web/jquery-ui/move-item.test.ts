import { expect, test } from "vitest";

import { moveItem } from "#demos/components/web/jquery-ui/move-item.ts";

test.each([
  ["a", 0, "abcd"],
  ["a", 1, "bacd"],
  ["a", 3, "bcda"],
  ["d", 0, "dabc"],
  ["c", 9, "abdc"],
])("%s at %i: %s", (item, index, moved) => {
  expect(moveItem("abcd".split(""), item, index).join("")).toBe(moved);
});

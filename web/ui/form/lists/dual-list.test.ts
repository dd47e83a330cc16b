import { expect, test } from "vitest";

import { addKeys, moveInList, removeKeys, toggleKey } from "#web/ui/form/lists/dual-list.ts";

test.each([
  [[], ["a"], ["a"]],
  [["b"], ["a"], ["b", "a"]],
  [
    ["a", "b"],
    ["b", "c"],
    ["a", "b", "c"],
  ],
  [["a"], [], ["a"]],
])("%j with %j is %j", (chosen, added, expected) => {
  expect(addKeys(chosen, added)).toEqual(expected);
});

test.each([
  [["a", "b", "c"], ["b"], ["a", "c"]],
  [["a"], ["x"], ["a"]],
  [["a", "b"], ["a", "b"], []],
])("%j without %j is %j", (chosen, removed, expected) => {
  expect(removeKeys(chosen, removed)).toEqual(expected);
});

test("a key is toggled", () => {
  expect(toggleKey(["a"], "b")).toEqual(["a", "b"]);
  expect(toggleKey(["a", "b"], "a")).toEqual(["b"]);
});

test.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 2],
  ["ArrowUp", 1, 3, 0],
  ["ArrowUp", 0, 3, 0],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["End", 0, 0, undefined],
  ["x", 0, 3, undefined],
])("%s at %i of %i moves to %s", (key, index, count, expected) => {
  expect(moveInList(key, index, count)).toBe(expected);
});

import { expect, test } from "vitest";

import { judgeWrites } from "./ledger.ts";

test.each([
  ["each acknowledged write stored once", ["a", "b"], ["b", "a"], [], []],
  ["a write that was refused, and is stored", ["a"], ["a", "b"], [], []],
  ["a lost write", ["a", "b"], ["a"], ["b"], []],
  ["a write that was repeated, and is stored twice", ["a", "b"], ["a", "b", "a"], [], ["a"]],
  ["a write that was never acknowledged, and is stored twice", [], ["a", "a"], [], ["a"]],
])("%s", (_, acknowledged, stored, lost, doubled) => {
  expect(judgeWrites(acknowledged, stored)).toEqual({ lost, doubled });
});

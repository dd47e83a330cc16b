import { expect, test } from "vitest";

import type { Todo } from "#features/todo/contract.ts";
import { applyChange } from "#features/todo/web/queries.ts";
import { findBefore, placeOf } from "#features/todo/web/todo-place.ts";

const todo = (_id: string, state: Todo["state"]): Todo => ({
  _id,
  title: _id,
  state,
  description: "",
  createdAt: "2026-01-01T00:00:00.000Z",
  completedAt: null,
  version: 1,
});
const todos = [
  todo("a", "Critical"),
  todo("b", "Important"),
  todo("c", "Important"),
  todo("d", "Important"),
  todo("e", "Completed"),
];
const important = (list: readonly Todo[]) => list.filter(({ state }) => state === "Important").map(({ _id }) => _id);

test.each(["b", "c", "d"])("the move of %s to another list is reverted to its place", (id) => {
  const place = placeOf(todos, todo(id, "Important"));
  const moved = applyChange(todos, id, { state: "Completed", before: null });
  expect(important(applyChange(moved, id, { state: "Important", before: findBefore(moved, place) }))).toEqual([
    "b",
    "c",
    "d",
  ]);
});

test("a move within the list is reverted", () => {
  const place = placeOf(todos, todo("b", "Important"));
  const moved = applyChange(todos, "b", { before: null });
  expect(important(moved)).toEqual(["c", "d", "b"]);
  expect(important(applyChange(moved, "b", { before: findBefore(moved, place) }))).toEqual(["b", "c", "d"]);
});

test("the next todo may have left the list meanwhile", () => {
  const place = placeOf(todos, todo("b", "Important"));
  const meanwhile = applyChange(todos, "c", { state: "Critical" });
  expect(findBefore(meanwhile, place)).toBe("d");
  expect(findBefore([], place)).toBeNull();
});

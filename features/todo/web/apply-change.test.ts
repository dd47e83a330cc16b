import { expect, test } from "vitest";

import type { Todo } from "#features/todo/contract.ts";
import { applyChange } from "#features/todo/web/queries.ts";

const todo = (_id: string, state: Todo["state"]): Todo => ({
  _id,
  id: _id,
  title: _id,
  state,
  description: "",
  createdAt: "2026-01-01T00:00:00.000Z",
  completedAt: state === "Completed" ? "2026-01-01T00:00:00.000Z" : null,
  version: 1,
});
const todos = [todo("a", "Critical"), todo("b", "Important"), todo("c", "Important"), todo("d", "Completed")];
const ids = (list: readonly Todo[], state: Todo["state"]) =>
  list.filter((each) => each.state === state).map(({ _id }) => _id);

test("moving within a list changes the order", () => {
  expect(ids(applyChange(todos, "c", { before: "b" }), "Important")).toEqual(["c", "b"]);
  expect(ids(applyChange(todos, "b", { before: null }), "Important")).toEqual(["c", "b"]);
});

test("spec §4: dragging into another list sets its state", () => {
  const moved = applyChange(todos, "b", { state: "Completed", before: "d" });
  expect(ids(moved, "Completed")).toEqual(["b", "d"]);
  expect(moved.find(({ _id }) => _id === "b")?.completedAt).not.toBeNull();
});

test("moving into another list without a place puts the todo first", () => {
  expect(ids(applyChange(todos, "d", { state: "Important" }), "Important")).toEqual(["d", "b", "c"]);
});

test("changing the title keeps the order, and changing a deleted todo has no effect", () => {
  expect(applyChange(todos, "b", { title: "x" }).map(({ title }) => title)).toEqual(["a", "x", "c", "d"]);
  expect(applyChange(todos, "gone", { title: "x" })).toEqual(todos);
});

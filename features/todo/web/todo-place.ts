import type { Todo, TodoState } from "#features/todo/contract.ts";

/** Where a todo stood: its list, and the todos below it. */
export type TodoPlace = { readonly state: TodoState; readonly below: readonly string[] };

export function placeOf(todos: readonly Todo[], { _id, state }: Todo): TodoPlace {
  const list = todos.filter((todo) => todo.state === state);
  return { state, below: list.slice(list.findIndex((todo) => todo._id === _id) + 1).map((todo) => todo._id) };
}

/**
 * The todo to insert before, to put a todo back in its place; null for the end of the list. Those below it may have been
 * moved or deleted meanwhile.
 */
export function findBefore(todos: readonly Todo[], { state, below }: TodoPlace) {
  const list = new Set(todos.filter((todo) => todo.state === state).map(({ _id }) => _id));
  return below.find((id) => list.has(id)) ?? null;
}

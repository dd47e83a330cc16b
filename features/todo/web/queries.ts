import { queryOptions, useMutation } from "@tanstack/react-query";

import {
  addTodo,
  deleteTodo,
  listTodos,
  type NewTodo,
  restoreTodo,
  type Todo,
  type TodoState,
  updateTodo,
} from "#features/todo/contract.ts";
import { setTodoState } from "#features/todo/transitions.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

export const todosQuery = queryOptions({
  queryKey: topicKey("todos"),
  queryFn: ({ signal }) => call(listTodos, {}, { signal }),
});

export type TodoChange = {
  title?: string;
  description?: string;
  state?: TodoState;
  /** The todo to insert before; null for the end of the list. */
  before?: string | null;
};

/** `version` is the version the change is based on; `handles` as for `call`. */
type Update = { id: string; change: TodoChange; version: number; handles: readonly number[] };

const ownChanges = createOwnChanges();

/**
 * The changes of todos. Edits and deletions show at once. Requests are sent one after the other, so that each builds on
 * the one before.
 */
export function useTodoActions() {
  const scope = { id: "todos" };
  const add = useMutation({
    scope,
    mutationFn: (todo: NewTodo) => call(addTodo, { body: todo }),
    ...optimistic(todosQuery),
  });
  const update = useMutation({
    scope,
    mutationFn: ({ id, change, version, handles }: Update) =>
      ownChanges.send(id, version, (seen) =>
        call(updateTodo, { params: { id }, body: { ...change, version: seen } }, { handles }),
      ),
    ...optimistic(todosQuery, (todos, { id, change }: Update) => applyChange(todos, id, change)),
  });
  const remove = useMutation({
    scope,
    mutationFn: (id: string) => call(deleteTodo, { params: { id } }),
    ...optimistic(todosQuery, (todos, id: string) => todos.filter(({ _id }) => _id !== id)),
  });
  const restore = useMutation({
    scope,
    mutationFn: (id: string) => call(restoreTodo, { params: { id } }),
    ...optimistic(todosQuery),
  });
  return { add, update, remove, restore };
}

/** The expected result of a change, as far as the browser can compute it. */
export function applyChange(todos: readonly Todo[], id: string, { before, state, ...words }: TodoChange): Todo[] {
  const todo = todos.find(({ _id }) => _id === id);
  if (!todo) return [...todos];
  const edited = { ...todo, ...words };
  const changed = state === undefined ? edited : setTodoState(edited, state, new Date().toISOString());
  if (before === undefined && changed.state === todo.state)
    return todos.map((each) => (each._id === id ? changed : each));
  const others = todos.filter(({ _id }) => _id !== id);
  const at =
    before === undefined
      ? others.findIndex((each) => each.state === changed.state)
      : others.findIndex(({ _id }) => _id === before);
  return at < 0 ? [...others, changed] : others.toSpliced(at, 0, changed);
}

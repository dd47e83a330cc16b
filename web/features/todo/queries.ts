import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  addTodo,
  deleteTodo,
  getTodo,
  listTodos,
  type NewTodo,
  restoreTodo,
  type Todo,
  type TodoState,
  updateTodo,
} from "#contract/todo.ts";
import { setTodoState } from "#contract/todo-transitions.ts";
import { call } from "#web/lib/api-client.ts";
import { createOwnChanges } from "#web/lib/own-changes.ts";
import { undefinedIfGone } from "#web/lib/save-change.ts";
import { topicKey } from "#web/lib/query-keys.ts";

const key = topicKey("todos");

export const todosQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listTodos, {}, { signal }),
});

export type TodoChange = {
  title?: string;
  description?: string;
  state?: TodoState;
  /** The todo to stand before; null for the end of the list. */
  before?: string | null;
};

/** A todo as it is now; undefined where it is gone. */
export const findTodo = (id: string) => call(getTodo, { params: { id } }, { handles: [404] }).catch(undefinedIfGone);

/** `version` is the one that was seen; `handles` as in `call`. */
type Update = { id: string; change: TodoChange; version: number; handles: readonly number[] };

const ownChanges = createOwnChanges();

/**
 * The changes, each shown before the server has answered. One that fails is taken back, and in the end the server's
 * lists are what is shown. They are sent one after the other, so that each follows on the one before.
 */
export function useTodoActions() {
  const queryClient = useQueryClient();
  const show = async (change: (todos: Todo[]) => Todo[]) => {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData(todosQuery.queryKey);
    queryClient.setQueryData(todosQuery.queryKey, (todos) => todos && change(todos));
    return { before };
  };
  const common = {
    mutationKey: key,
    scope: { id: "todos" },
    // The last of several: what comes before it would show a state that is over already.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: key }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: key }),
  };
  const takeBack = (_error: unknown, _input: unknown, shown: { before: Todo[] | undefined } | undefined) =>
    void queryClient.setQueryData(todosQuery.queryKey, shown?.before);
  const add = useMutation({
    ...common,
    mutationFn: (todo: NewTodo) => call(addTodo, { body: todo }),
  });
  const update = useMutation({
    ...common,
    mutationFn: async ({ id, change, version, handles }: Update) => {
      const seen = ownChanges.latest(id, version);
      const todo = await call(updateTodo, { params: { id }, body: { ...change, version: seen } }, { handles });
      ownChanges.note(id, seen, todo.version);
    },
    onMutate: ({ id, change }) => show((todos) => applyChange(todos, id, change)),
    onError: takeBack,
  });
  const remove = useMutation({
    ...common,
    mutationFn: (id: string) => call(deleteTodo, { params: { id } }),
    onMutate: (id) => show((todos) => todos.filter(({ _id }) => _id !== id)),
    onError: takeBack,
  });
  const restore = useMutation({
    ...common,
    mutationFn: (id: string) => call(restoreTodo, { params: { id } }),
  });
  return { add, update, remove, restore };
}

/** What the server will answer, as far as it can be known here. */
export function applyChange(todos: readonly Todo[], id: string, { before, state, ...words }: TodoChange): Todo[] {
  const todo = todos.find(({ _id }) => _id === id);
  if (!todo) return [...todos];
  const worded = { ...todo, ...words };
  const changed = state === undefined ? worded : setTodoState(worded, state, new Date().toISOString());
  if (before === undefined && changed.state === todo.state)
    return todos.map((each) => (each._id === id ? changed : each));
  const others = todos.filter(({ _id }) => _id !== id);
  const at =
    before === undefined
      ? others.findIndex((each) => each.state === changed.state)
      : others.findIndex(({ _id }) => _id === before);
  return at < 0 ? [...others, changed] : others.toSpliced(at, 0, changed);
}

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  addTodo,
  deleteTodo,
  listTodos,
  type NewTodo,
  restoreTodo,
  type Todo,
  type TodoState,
  updateTodo,
} from "#contract/todo.ts";
import { setTodoState } from "#contract/todo-transitions.ts";
import { call } from "#web/lib/api-client.ts";

const key = ["todos"] as const;

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

/**
 * The changes, each shown before the server has answered. One that fails is taken back, and in the end the server's
 * lists are what is shown.
 */
export function useTodoActions() {
  const queryClient = useQueryClient();
  const show = async (change: (todos: Todo[]) => Todo[]) => {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData(todosQuery.queryKey);
    queryClient.setQueryData(todosQuery.queryKey, (todos) => todos && change(todos));
    return { before };
  };
  const settle = () => queryClient.invalidateQueries({ queryKey: key });
  const takeBack = (_error: unknown, _input: unknown, shown: { before: Todo[] | undefined } | undefined) =>
    void queryClient.setQueryData(todosQuery.queryKey, shown?.before);
  const add = useMutation({
    mutationFn: (todo: NewTodo) => call(addTodo, { body: todo }),
    onSettled: settle,
  });
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: TodoChange }) =>
      call(updateTodo, { params: { id }, body: change }),
    onMutate: ({ id, change }) => show((todos) => applyChange(todos, id, change)),
    onError: takeBack,
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteTodo, { params: { id } }),
    onMutate: (id) => show((todos) => todos.filter(({ _id }) => _id !== id)),
    onError: takeBack,
    onSettled: settle,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreTodo, { params: { id } }),
    onSettled: settle,
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

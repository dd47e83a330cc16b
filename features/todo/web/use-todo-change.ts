import { getTodo, type NewTodo, type Todo } from "#features/todo/contract.ts";
import type { useTodoActions } from "#features/todo/web/queries.ts";
import type { Seen } from "#web/lib/changes/conflict.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";

/** The editable fields of a todo, without its position. */
export type TodoFields = Pick<Todo, "title" | "description" | "state">;

export const toSeen = ({ title, description, state, version }: Todo): Seen<TodoFields> => ({
  fields: { title, description, state },
  version,
});

type Options = {
  /** The todo to insert before; null for the end of the list, undefined to stay. */
  before?: string | null;
  /** If typed text would be lost with the todo, in case it was deleted. */
  addAgain?: (todo: NewTodo) => Promise<unknown>;
};

/** Changes todos that other windows may have changed meanwhile; see `saveChange`. */
export function useTodoChange({ update }: Pick<ReturnType<typeof useTodoActions>, "update">) {
  const { asked, choose } = useConflict<TodoFields>();

  const changeTodo = (todo: Todo, change: Partial<TodoFields>, { before, addAgain }: Options = {}) =>
    saveChange({
      base: toSeen(todo),
      change,
      send: (part, version) =>
        update.mutateAsync({
          id: todo._id,
          change: { ...part, ...(before !== undefined && { before }) },
          version,
          handles: addAgain ? [404, 409] : [409],
        }),
      read: () => readRow(getTodo, todo._id, toSeen),
      choose,
      ...(addAgain && { addAgain: (fields: TodoFields, _id: string) => addAgain({ _id, ...fields }) }),
    });
  return { asked, changeTodo };
}

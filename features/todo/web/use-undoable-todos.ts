import { useQueryClient } from "@tanstack/react-query";

import type { NewTodo, Todo } from "#features/todo/contract.ts";
import { toggleTodo } from "#features/todo/transitions.ts";
import { todosQuery, useTodoActions } from "#features/todo/web/queries.ts";
import { findBefore, placeOf, type TodoPlace } from "#features/todo/web/todo-place.ts";
import { toSeen, type TodoFields, useTodoChange } from "#features/todo/web/use-todo-change.ts";
import type { Choice } from "#web/lib/changes/conflict.ts";
import { pickChanges } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

const isSaved = (choice: Choice) => choice === "mine";

/** What a person does with todos. Each change is shown at once, and its inverse is offered. */
export function useUndoableTodos() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const actions = useTodoActions();
  const { asked, changeTodo } = useTodoChange(actions);
  const current = () => client.getQueryData(todosQuery.queryKey) ?? [];

  /** Writes the former values of the changed fields only, so that later changes of others stay. */
  const revert = (todo: Todo, change: Partial<TodoFields>, place?: TodoPlace) => {
    const former = pickChanges({ ...toSeen(todo).fields, ...change }, toSeen(todo).fields);
    return changeTodo({ ...todo, ...change }, former, place && { before: findBefore(current(), place) }).then(isSaved);
  };
  const offer = (
    title: string,
    { _id, title: text }: Pick<Todo, "_id" | "title">,
    saved: Promise<unknown>,
    undo: () => unknown,
  ) => offerUndo({ title, text, key: `todo ${_id}`, saved, undo });

  const add = async (todo: NewTodo) => {
    await actions.add.mutateAsync(todo);
    // The new todo can be seen, and adding several would show an alert for each.
    offerUndo({
      title: t("Todo added"),
      text: todo.title,
      isQuiet: true,
      undo: () => actions.remove.mutateAsync(todo._id),
    });
  };

  return {
    asked,
    add,
    /** @param before the todo to insert before; null for the end of the list */
    move: (todo: Todo, state: Todo["state"], before: string | null) => {
      const place = placeOf(current(), todo);
      const change = state === todo.state ? {} : { state };
      const saved = changeTodo(todo, change, { before }).then(isSaved);
      offer(t("Todo moved"), todo, saved, () => revert(todo, change, place));
    },
    toggle: (todo: Todo) => {
      const place = placeOf(current(), todo);
      const { state, completedAt } = toggleTodo(todo, new Date().toISOString());
      const saved = changeTodo(todo, { state }).then(isSaved);
      const title = completedAt === null ? t("Todo reopened") : t("Todo completed");
      offer(title, todo, saved, () => revert(todo, { state }, place));
    },
    /** Resolves to whether the editor can close; otherwise it keeps its input. */
    edit: async (todo: Todo, words: Pick<TodoFields, "title" | "description">) => {
      const change = pickChanges(toSeen(todo).fields, { ...words, state: todo.state });
      if (Object.keys(change).length === 0) return true;
      let isAddedAgain = false;
      const addAgain = (again: NewTodo) => {
        isAddedAgain = true;
        return add(again);
      };
      const choice = await changeTodo(todo, change, { addAgain });
      if (isSaved(choice) && !isAddedAgain) {
        offer(t("Todo changed"), { ...todo, ...change }, Promise.resolve(), () => revert(todo, change));
      }
      return choice !== "later";
    },
    remove: (todo: Todo) =>
      // Includes changes that other windows have made meanwhile.
      offer(t("Todo deleted"), todo, actions.remove.mutateAsync(todo._id), () => actions.restore.mutateAsync(todo._id)),
  };
}

import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";

import { addTodo, type NewTodo, type Todo, type TodoState, todoStates } from "#features/todo/contract.ts";
import { todosQuery } from "#features/todo/web/queries.ts";
import styles from "#features/todo/web/todo-board.module.css";
import { TodoEditor } from "#features/todo/web/todo-editor.tsx";
import { checkbox, TodoList } from "#features/todo/web/todo-list.tsx";
import { TodoListsSkeleton } from "#features/todo/web/todo-skeleton.tsx";
import type { TodoFields } from "#features/todo/web/use-todo-change.ts";
import { useUndoableTodos } from "#features/todo/web/use-undoable-todos.ts";
import type { RowAction } from "#web/lib/context-menu.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useAddressRequest } from "#web/lib/api/use-address-request.ts";
import { returnFocus } from "#web/lib/form/form.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Place } from "#web/ui/drag/place.ts";
import { useDrag } from "#web/ui/drag/use-drag.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** The three lists of todos (specification §4). */
export function TodoBoard() {
  const { t } = useTranslation();
  const { data: todos, isPending, isError, refetch } = useQuery(todosQuery);
  const { asked, add, move, toggle, edit, remove } = useUndoableTodos();
  const [edited, setEdited] = useState<Todo>();
  const lists = todoStates.map((state) => ({ state, todos: (todos ?? []).filter((todo) => todo.state === state) }));
  const find = (id: string) => todos?.find(({ _id }) => _id === id);
  const names: Record<TodoState, string> = {
    Critical: t("Critical"),
    Important: t("Important"),
    Completed: t("Completed"),
  };

  const moveTo = (id: string, { list, index }: Place) => {
    const state = list as TodoState;
    const others = lists.find((each) => each.state === state)?.todos.filter(({ _id }) => _id !== id) ?? [];
    const todo = find(id);
    if (todo) move(todo, state, others[index]?._id ?? null);
  };
  const { rootRef, ...drag } = useDrag({
    lists: lists.map(({ state, todos: own }) => ({ key: state, label: names[state], count: own.length })),
    labelOf: (id) => find(id)?.title ?? "",
    onMove: moveTo,
  });

  const menuOf = (todo: Todo): RowAction[] => [
    { key: "edit", label: t("Edit"), icon: <IconPencil {...icon} />, run: () => setEdited(todo) },
    { key: "delete", label: t("Delete"), icon: <IconTrash {...icon} />, run: () => remove(todo) },
    ...todoStates.map((state) => ({
      key: state,
      label: names[state],
      isChecked: state === todo.state,
      run: () => state !== todo.state && move(todo, state, null),
    })),
  ];

  const toConflictRows = (fields: readonly (keyof TodoFields)[], mine: Partial<TodoFields>, theirs: TodoFields) => {
    const labels = { title: t("Title"), description: t("Description"), state: t("State") };
    const write = (field: keyof TodoFields, { state, ...words }: Partial<TodoFields>) =>
      field === "state" ? state && names[state] : words[field];
    return fields.map((field) => ({
      label: labels[field],
      mine: write(field, mine) ?? "",
      theirs: write(field, theirs) ?? "",
    }));
  };

  return (
    <Stack ref={rootRef} className={styles.board}>
      <NewTodoForm onAdd={add} />
      <p id={drag.helpId} className="visually-hidden">
        {drag.help}
      </p>
      <p className="visually-hidden" role="status">
        {drag.announcement}
      </p>
      {isPending && <TodoListsSkeleton />}
      {isError && (
        <EmptyState
          title={t("Todos could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {todos && (
        <div className={styles.lists}>
          {lists.map(({ state, todos: own }) => (
            <TodoList
              key={state}
              state={state}
              name={names[state]}
              todos={own}
              drag={drag}
              onToggle={(todo) => {
                drag.keepFocus(todo._id, checkbox);
                toggle(todo);
              }}
              onEdit={setEdited}
              onDelete={remove}
              menuOf={menuOf}
            />
          ))}
        </div>
      )}
      {edited && (
        <TodoEditor
          todo={edited}
          onClose={() => setEdited(undefined)}
          onSave={async (words) => {
            if (await edit(edited, words)) setEdited(undefined);
          }}
        />
      )}
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("This todo was changed elsewhere")}
            rows={asked.theirs && toConflictRows(asked.names, asked.mine, asked.theirs)}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Input is kept until the todo has been added. */
function NewTodoForm({ onAdd }: { onAdd: (todo: NewTodo) => Promise<void> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const form = useContractForm(addTodo, {
    initial: { title: "" },
    send: onAdd,
    onSaved: () => {
      form.reset();
      returnFocus(input.current);
    },
  });
  const [isRequested, done] = useAddressRequest("add-todo");
  useEffect(() => {
    if (!isRequested) return;
    input.current?.focus();
    done();
  }, [isRequested, done]);
  return (
    <form className={styles.form} {...form.formProps}>
      <input
        ref={input}
        className={styles.input}
        aria-label={t("New todo")}
        placeholder={t("What needs to be done?")}
        maxLength={200}
        required
        dir="auto"
        value={form.values.title}
        onChange={(event) => form.change({ title: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" disabled={form.values.title.trim() === "" || form.isBusy}>
        <IconPlus size={16} stroke={1.75} aria-hidden />
        {t("Add")}
      </Button>
    </form>
  );
}

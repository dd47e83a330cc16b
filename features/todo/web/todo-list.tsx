import { IconDots, IconGripVertical, IconPencil, IconTrash } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect, useId, useRef } from "react";

import type { Todo, TodoState } from "#features/todo/contract.ts";
import styles from "#features/todo/web/todo-board.module.css";
import { openContextMenu, type RowAction } from "#web/lib/context-menu.ts";
import { formatDateShort, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { useDrag } from "#web/ui/drag/use-drag.ts";
import { useIsTouch } from "#web/lib/media.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CheckboxBox } from "#web/ui/form/choices/checkbox.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** In pixels: the height of a row whose title has one line. */
const rowHeight = 53;
/** The number of rows beyond the edge that are rendered. */
const overscan = 4;

/** For `useKeptFocus`: completing a todo moves it to another list. */
export const checkbox = "checkbox";

type TodoListProps = {
  state: TodoState;
  /** Translated. */
  name: string;
  todos: readonly Todo[];
  drag: Omit<ReturnType<typeof useDrag>, "rootRef">;
  onToggle: (todo: Todo) => void;
  onEdit: (todo: Todo) => void;
  onDelete: (todo: Todo) => void;
  /** The context menu of a todo. */
  menuOf: (todo: Todo) => readonly RowAction[];
};

/** A list of todos. Of a long list, only the visible part is rendered. */
export function TodoList({ state, name, todos, drag, onToggle, onEdit, onDelete, menuOf }: TodoListProps) {
  const { t } = useTranslation();
  const isTouch = useIsTouch();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it is read again at every scroll, which is what it is for
  const virtualizer = useVirtualizer({
    count: todos.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: (index) => todos[index]?._id ?? index,
    // Until the box is measured: as many as fit.
    initialRect: { width: 400, height: 420 },
  });
  const keptAt = drag.keptId === undefined ? -1 : todos.findIndex(({ _id }) => _id === drag.keptId);
  // Only a rendered row can take the focus.
  useEffect(() => {
    if (keptAt >= 0) virtualizer.scrollToIndex(keptAt);
  }, [keptAt, virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);

  return (
    <Stack as="section" gap="none" className={styles.list} aria-labelledby={titleId} data-state={state}>
      <h3 id={titleId} className={styles.head}>
        {name} <span className={styles.count}>{formatNumber(todos.length)}</span>
      </h3>
      <div ref={box} className={styles.box} {...drag.listProps(state)}>
        <Stack as="ul" gap="none">
          {first && first.start > 0 && <li aria-hidden style={{ blockSize: first.start }} />}
          {rows.map(({ index, key }) => {
            const todo = todos[index];
            return (
              todo && (
                <Fragment key={key}>
                  {drag.isDropBefore(state, index) && <li className={styles.drop} aria-hidden />}
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of its controls */}
                  <li
                    ref={virtualizer.measureElement}
                    data-index={index}
                    className={styles.row}
                    {...drag.itemProps(todo._id, index)}
                    onContextMenu={(event) => openContextMenu(event, todo.title, () => menuOf(todo))}
                  >
                    <IconButton
                      label={t("Move {{title}}", { title: todo.title })}
                      className={styles.handle}
                      {...drag.handleProps(todo._id, state, index)}
                    >
                      <IconGripVertical size={16} stroke={1.75} aria-hidden />
                    </IconButton>
                    <label className={styles.check}>
                      <CheckboxBox
                        ref={drag.keptRef(todo._id, checkbox)}
                        checked={todo.completedAt !== null}
                        aria-label={todo.title}
                        onChange={() => onToggle(todo)}
                      />
                    </label>
                    <Stack gap="none" grow className={styles.words}>
                      <span className={styles.title} dir="auto">
                        {todo.title}
                      </span>
                      <Row as="span" nowrap className={styles.details}>
                        <time className={styles.date} dateTime={todo.createdAt}>
                          <bdi>{formatDateShort(todo.createdAt)}</bdi>
                        </time>
                        {todo.description !== "" && (
                          <span className="truncate" dir="auto">
                            {todo.description}
                          </span>
                        )}
                      </Row>
                    </Stack>
                    {isTouch ? (
                      <IconButton
                        label={t("More: {{title}}", { title: todo.title })}
                        aria-haspopup="menu"
                        onClick={(event) => openContextMenu(event, todo.title, () => menuOf(todo))}
                      >
                        <IconDots size={16} stroke={1.75} aria-hidden />
                      </IconButton>
                    ) : (
                      <div className={styles.tools}>
                        <IconButton label={t("Edit {{title}}", { title: todo.title })} onClick={() => onEdit(todo)}>
                          <IconPencil size={16} stroke={1.75} aria-hidden />
                        </IconButton>
                        <IconButton label={t("Delete {{title}}", { title: todo.title })} onClick={() => onDelete(todo)}>
                          <IconTrash size={16} stroke={1.75} aria-hidden />
                        </IconButton>
                      </div>
                    )}
                  </li>
                </Fragment>
              )
            );
          })}
          {drag.isDropAtEnd(state, todos.length) && <li className={styles.drop} aria-hidden />}
          {last && last.end < virtualizer.getTotalSize() && (
            <li aria-hidden style={{ blockSize: virtualizer.getTotalSize() - last.end }} />
          )}
        </Stack>
        {todos.length === 0 && <p className={styles.empty}>{t("Nothing here. Drag a todo into this list.")}</p>}
      </div>
    </Stack>
  );
}

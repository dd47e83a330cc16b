import { IconArrowDown, IconArrowUp, IconDotsVertical, IconPinFilled } from "@tabler/icons-react";
import type { KeyboardEvent, PointerEvent } from "react";

import type { SortRule } from "#contract/tables/table-query.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { limitWidth } from "#web/ui/table/arrange.ts";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/head/table-head.module.css";
import { ResizeHandle } from "#web/ui/table/head/resize-handle.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

export type HeadActions = {
  /** Sorts by the column, in addition to others with `isMulti`. */
  onSort: (id: string, isMulti: boolean, isDescending?: boolean) => void;
  onUnsort: (id: string) => void;
  /** Moves the column by a number of positions towards the end. */
  onMove: (id: string, steps: number) => void;
  onResize: (id: string, width: number) => void;
  onPin: (id: string) => void;
  onHide: (id: string) => void;
  onDragStart: (id: string, event: PointerEvent<HTMLElement>) => void;
};

type HeadCellProps<Row> = HeadActions & {
  column: Column<Row>;
  sort: readonly SortRule[];
  width: number;
  /** The offset of a pinned column from the start of the row. */
  pinnedAt: number | undefined;
  /** While a column is dragged: whether it is this one, or the side of this one where it would be dropped. */
  dragState: "dragged" | "before" | "after" | undefined;
  canHide: boolean;
};

/** A column header. Its name sorts and can be dragged, its menu has all actions, its edge resizes. */
export function HeadCell<Row>({
  column,
  sort,
  width,
  pinnedAt,
  dragState,
  canHide,
  onSort,
  onUnsort,
  onMove,
  onResize,
  onPin,
  onHide,
  onDragStart,
}: HeadCellProps<Row>) {
  const { t } = useTranslation();
  const { id, kind } = column;
  const title = translateData(column.title);
  const place = sort.findIndex((rule) => rule.column === id);
  const rule = sort[place];
  const isPinned = pinnedAt !== undefined;

  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    const isForward = (event.key === "ArrowRight") === !isPageRightToLeft();
    onMove(id, isForward ? 1 : -1);
  };

  const actions: Record<string, () => void> = {
    ascending: () => onSort(id, false, false),
    descending: () => onSort(id, false, true),
    also: () => onSort(id, true),
    unsort: () => onUnsort(id),
    back: () => onMove(id, -1),
    forward: () => onMove(id, 1),
    pin: () => onPin(id),
    wider: () => onResize(id, limitWidth(width + 40)),
    narrower: () => onResize(id, limitWidth(width - 40)),
    hide: () => onHide(id),
  };
  const choices = [
    { key: "ascending", label: t("Sort ascending") },
    { key: "descending", label: t("Sort descending") },
    ...(sort.length > 0 && !rule ? [{ key: "also", label: t("Add to sorting") }] : []),
    ...(rule ? [{ key: "unsort", label: t("Remove from sorting") }] : []),
    { key: "back", label: t("Move back") },
    { key: "forward", label: t("Move forward") },
    { key: "pin", label: isPinned ? t("Unpin") : t("Pin to start") },
    { key: "wider", label: t("Make wider") },
    { key: "narrower", label: t("Make narrower") },
    ...(canHide ? [{ key: "hide", label: t("Hide column") }] : []),
  ];

  return (
    <th
      scope="col"
      data-column={id}
      data-kind={column.isIdentifier ? "text" : kind}
      data-drag={dragState}
      data-pinned={isPinned || undefined}
      aria-sort={rule ? (rule.isDescending ? "descending" : "ascending") : "none"}
      className={styles.head}
      style={isPinned ? { insetInlineStart: pinnedAt } : undefined}
    >
      <div className={styles.headContent}>
        <button
          type="button"
          className={styles.sort}
          title={t(
            "Sort by {{column}}. Hold Shift to sort by several columns. Use Alt and the arrow keys to move the column.",
            { column: title },
          )}
          aria-label={title}
          onClick={(event) => onSort(id, event.shiftKey)}
          onKeyDown={moveByKey}
          onPointerDown={(event) => onDragStart(id, event)}
        >
          {isPinned && <IconPinFilled size={12} className={styles.pinSign} aria-hidden />}
          <span className={styles.headTitle}>{title}</span>
          {rule && (
            <span className={styles.sortSign}>
              {rule.isDescending ? (
                <IconArrowDown size={16} stroke={2} aria-hidden />
              ) : (
                <IconArrowUp size={16} stroke={2} aria-hidden />
              )}
              {sort.length > 1 && <span aria-hidden>{formatNumber(place + 1)}</span>}
            </span>
          )}
        </button>
        <Menu
          label={t("Column {{column}}", { column: title })}
          choices={choices}
          onChoose={(key) => actions[key]?.()}
          button={(props) => (
            <IconButton {...props} label={t("Column {{column}}", { column: title })} className={styles.headMenu}>
              <IconDotsVertical size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        />
      </div>
      <ResizeHandle
        id={id}
        label={t("Width of {{column}}", { column: title })}
        width={width}
        onResize={(next) => onResize(id, next)}
      />
    </th>
  );
}

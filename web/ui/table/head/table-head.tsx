import type { ComponentProps } from "react";

import type { SortRule } from "#contract/tables/table-query.ts";
import type { TableSetup } from "#contract/tables/table-setup.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { findNextInRow, useRovingFocus } from "#web/ui/actions/use-roving-focus.ts";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import { widthOf } from "#web/ui/table/arrange.ts";
import type { Column } from "#web/ui/table/column.ts";
import { alignScroll } from "#web/ui/table/head/align-scroll.ts";
import { type HeadActions, HeadCell } from "#web/ui/table/head/head-cell.tsx";
import styles from "#web/ui/table/head/table-head.module.css";
import type { TableLayout } from "#web/ui/table/table-options.ts";

type TableHeadProps<Row> = {
  layout: TableLayout<Row>;
  sort: readonly SortRule[];
  actions: HeadActions;
  dragged: { readonly id: string; readonly over: string; readonly isAfter: boolean } | undefined;
  /** The checkbox for the rows of the page, where rows can be selected. */
  selection: Omit<ComponentProps<typeof Checkbox>, "label">;
  /** There are very many rows. */
  isEndless: boolean;
};

/** The edges of the columns have arrow keys of their own. They are left out: the columns' menus resize, too. */
const headControls = { controls: "button, input", findNext: findNextInRow };

/** The column headers, which are one Tab stop: the arrow keys lead from each to the next. */
export function TableHead<Row>({ layout, sort, actions, dragged, selection, isEndless }: TableHeadProps<Row>) {
  const { columns, setup, canSelect, canOpen, hasActions } = layout;
  const { t } = useTranslation();
  const roving = useRovingFocus<HTMLTableRowElement>(headControls);
  const dragStateOf = (id: string) => {
    if (!dragged) return undefined;
    if (dragged.id === id) return "dragged" as const;
    if (dragged.over !== id) return undefined;
    return dragged.isAfter ? ("after" as const) : ("before" as const);
  };
  return (
    <thead className={styles.thead} data-endless={isEndless || undefined} onScroll={alignScroll}>
      <tr className={styles.headRow} aria-rowindex={1} {...roving}>
        {canSelect && (
          <th scope="col" className={styles.edge}>
            <Checkbox label={t("Select all rows on this page")} {...selection} />
          </th>
        )}
        {canOpen && (
          <th scope="col" className={styles.edge}>
            <span className="visually-hidden">{t("Details")}</span>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={sort}
            width={widthOf(column, setup)}
            pinnedAt={pinnedAt(columns, column.id, setup)}
            dragState={dragStateOf(column.id)}
            canHide={columns.length > 1}
            {...actions}
          />
        ))}
        {hasActions && (
          <th scope="col" className={styles.edge}>
            <span className="visually-hidden">{t("Actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The offset of a pinned column from the start of the row, in pixels; undefined for other columns. */
export function pinnedAt<Row>(columns: readonly Column<Row>[], id: string, setup: TableSetup) {
  if (!setup.pinned?.includes(id)) return undefined;
  const before = columns.slice(
    0,
    columns.findIndex((column) => column.id === id),
  );
  return before.reduce((sum, column) => sum + widthOf(column, setup), 0);
}

import type { ReactNode } from "react";

import type { SortRule } from "#contract/table-query.ts";
import type { TableSetup } from "#contract/table-setup.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { widthOf } from "#web/ui/table/arrange.ts";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/data-table.module.css";
import { FilterField } from "#web/ui/table/filter/filter-field.tsx";
import type { Filters } from "#web/ui/table/filter/use-filters.ts";
import { type HeadActions, HeadCell } from "#web/ui/table/head/head-cell.tsx";
import type { TableLayout } from "#web/ui/table/table-options.ts";

/** Widths of the cells before and after the columns, in pixels. */
const edgeWidth = 44;
const actionsWidth = 92;

type TableHeadProps<Row> = {
  layout: TableLayout<Row>;
  sort: readonly SortRule[];
  actions: HeadActions;
  dragged: { readonly id: string; readonly over: string; readonly isAfter: boolean } | undefined;
  /** The checkbox for the rows of the page, where rows can be selected. */
  selection: { isChecked: boolean; isMixed: boolean; isDisabled: boolean; onChange: (isChecked: boolean) => void };
  /** Undefined where the row of filters is hidden. */
  filters: Filters<Row> | undefined;
};

/** The column headers, and the filters below them. */
export function TableHead<Row>({ layout, sort, actions, dragged, selection, filters }: TableHeadProps<Row>) {
  const { columns, setup, canSelect, canOpen, hasActions } = layout;
  const { t } = useTranslation();
  const dragStateOf = (id: string) => {
    if (!dragged) return undefined;
    if (dragged.id === id) return "dragged" as const;
    if (dragged.over !== id) return undefined;
    return dragged.isAfter ? ("after" as const) : ("before" as const);
  };
  return (
    <>
      <colgroup>
        {canSelect && <col style={{ width: edgeWidth }} />}
        {canOpen && <col style={{ width: edgeWidth }} />}
        {columns.map((column) => (
          <col key={column.id} style={{ width: widthOf(column, setup) }} />
        ))}
        {hasActions && <col style={{ width: actionsWidth }} />}
      </colgroup>
      <thead className={styles.thead}>
        <tr aria-rowindex={1}>
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
        {filters && (
          <tr className={styles.filterRow}>
            {canSelect && <BlankCell />}
            {canOpen && <BlankCell />}
            {columns.map((column) => {
              const at = pinnedAt(columns, column.id, setup);
              return (
                <td
                  key={column.id}
                  data-pinned={at !== undefined || undefined}
                  style={at === undefined ? undefined : { insetInlineStart: at }}
                >
                  <FilterField
                    column={column}
                    value={filters.valueOf(column)}
                    onChange={(value) => filters.set(column, value)}
                  />
                </td>
              );
            })}
            {hasActions && <BlankCell />}
          </tr>
        )}
      </thead>
    </>
  );
}

/** A cell without a name or a value of its own. */
export const BlankCell = ({ span = 1, children }: { span?: number; children?: ReactNode }) => (
  <td colSpan={span}>{children}</td>
);

/** The offset of a pinned column from the start of the row, in pixels; undefined for other columns. */
export function pinnedAt<Row>(columns: readonly Column<Row>[], id: string, setup: TableSetup) {
  if (!setup.pinned?.includes(id)) return undefined;
  const before = columns.slice(
    0,
    columns.findIndex((column) => column.id === id),
  );
  return before.reduce((sum, column) => sum + widthOf(column, setup), 0);
}

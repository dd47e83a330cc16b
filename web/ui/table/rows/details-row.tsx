import { Fragment, type ReactNode } from "react";

import { translateData } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/table/rows/details-row.module.css";
import { CellValue } from "#web/ui/table/rows/body-cell.tsx";
import { type Editing, spanOf, type TableLayout } from "#web/ui/table/table-options.ts";

type DetailsRowProps<Row> = {
  row: Row;
  layout: TableLayout<Row>;
  editing: Editing<Row> | undefined;
  /** The row's buttons, where the row itself has no room for them. */
  actions: ReactNode;
  /** The screen's own details. */
  children: ReactNode;
};

/** The row below an opened one: its columns, and the screen's own details. */
export function DetailsRow<Row>({ row, layout, editing, actions, children }: DetailsRowProps<Row>) {
  const { detailColumns } = layout;
  return (
    <tr className={styles.details}>
      <td colSpan={spanOf(layout)}>
        <dl className={styles.facts} data-empty={detailColumns.length === 0 || undefined}>
          {detailColumns.map((column) => (
            <Fragment key={column.id}>
              <dt>{translateData(column.title)}</dt>
              <dd>{editing?.editor(row, column.id) ?? <CellValue row={row} column={column} />}</dd>
            </Fragment>
          ))}
        </dl>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </td>
    </tr>
  );
}

import { useTranslation } from "#web/lib/i18n.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import styles from "#web/ui/table/data-table.module.css";
import { BodyCell } from "#web/ui/table/rows/body-cell.tsx";
import { OpenButton } from "#web/ui/table/rows/open-button.tsx";
import { DetailsRow } from "#web/ui/table/rows/details-row.tsx";
import { findNamingColumn } from "#web/ui/table/column.ts";
import type { Editing, RowOptions, TableLayout } from "#web/ui/table/table-options.ts";

/** The same for every row of a table. */
export type SharedRowProps<Row> = {
  layout: TableLayout<Row>;
  options: RowOptions<Row>;
  editing: Editing<Row> | undefined;
  nameOf: (row: Row) => string;
  onOpen: (key: string) => void;
  onSelect: (key: string) => void;
  /** The rows are about to be replaced by others. */
  isStale: boolean;
};

type BodyRowProps<Row> = SharedRowProps<Row> & {
  row: Row;
  rowKey: string;
  /** Among all rows, from 0. */
  index: number;
  isOpen: boolean;
  isSelected: boolean;
};

/** A row, and below it its details while it is open. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, index, layout, options, editing, nameOf, isOpen, isSelected, isStale } = props;
  const { t } = useTranslation();
  const name = nameOf(row);
  const namingId = findNamingColumn(layout.columns)?.id;
  const isEdited = layout.columns.some(({ id }) => editing?.editor(row, id) !== undefined);
  return (
    <>
      <tr
        aria-rowindex={index + 2}
        aria-selected={layout.canSelect ? isSelected : undefined}
        data-selected={isSelected || undefined}
        data-edited={isEdited || undefined}
        data-highlighted={rowKey === options.highlighted || undefined}
        className={styles.row}
      >
        {layout.canSelect && (
          <td className={styles.edge}>
            <Checkbox
              label={t("Select {{name}}", { name })}
              isChecked={isSelected}
              isDisabled={isStale}
              onChange={() => props.onSelect(rowKey)}
            />
          </td>
        )}
        {layout.canOpen && (
          <td className={styles.edge}>
            <OpenButton name={name} isOpen={isOpen} onClick={() => props.onOpen(rowKey)} />
          </td>
        )}
        {layout.columns.map((column) => (
          <BodyCell
            key={column.id}
            row={row}
            rowKey={rowKey}
            column={column}
            layout={layout}
            isNaming={column.id === namingId}
            editing={editing}
          />
        ))}
        {options.actions && <td className={styles.rowActions}>{options.actions(row)}</td>}
      </tr>
      {isOpen && layout.canOpen && (
        <DetailsRow row={row} layout={layout} editing={editing}>
          {options.details?.(row)}
        </DetailsRow>
      )}
    </>
  );
}

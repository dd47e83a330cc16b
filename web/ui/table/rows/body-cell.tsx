import type { Column } from "#web/ui/table/column.ts";
import { writeCell } from "#web/ui/table/export/write-cell.ts";
import { pinnedAt } from "#web/ui/table/head/table-head.tsx";
import type { Editing, TableLayout } from "#web/ui/table/table-options.ts";

/** Texts longer than this may be cut off, and are shown whole as a tooltip. */
const maxWholeText = 24;

type BodyCellProps<Row> = {
  row: Row;
  rowKey: string;
  column: Column<Row>;
  layout: TableLayout<Row>;
  /** It names the row. */
  isNaming: boolean;
  editing: Editing<Row> | undefined;
  className: string | undefined;
};

export function BodyCell<Row>({ row, rowKey, column, layout, isNaming, editing, className }: BodyCellProps<Row>) {
  const at = layout.phone ? undefined : pinnedAt(layout.columns, column.id, layout.setup);
  const editor = editing?.editor(row, column.id);
  const isEdited = editor !== undefined;
  const value = column.value(row);
  const Cell = isNaming ? "th" : "td";
  return (
    <Cell
      {...(isNaming && { scope: "row" as const })}
      {...(editing && !isEdited && { tabIndex: -1, "data-cell": column.id, "data-row": rowKey })}
      data-kind={column.isIdentifier ? "text" : column.kind}
      data-named={isNaming || undefined}
      data-pinned={at !== undefined || undefined}
      className={className}
      style={at === undefined ? undefined : { insetInlineStart: at }}
      title={!isEdited && typeof value === "string" && value.length > maxWholeText ? value : undefined}
      onDoubleClick={editing && !isEdited ? () => editing.onEdit(row, column.id) : undefined}
    >
      {editor ?? <CellValue row={row} column={column} />}
    </Cell>
  );
}

/** A value as the column draws it, or as text in the user's language. */
export const CellValue = <Row,>({ row, column }: { row: Row; column: Column<Row> }) =>
  column.render?.(row) ?? <bdi>{writeCell(column, column.value(row))}</bdi>;

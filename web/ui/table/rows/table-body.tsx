import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Fragment, type ReactNode, type RefObject, Suspense } from "react";

import type { TableSetup } from "#contract/table-setup.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { Column } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/data-table.module.css";
import { BlankCell, pinnedAt } from "#web/ui/table/head/table-head.tsx";
import { writeCell } from "#web/ui/table/export/write-cell.ts";

const skeletonRows = 15;
const firstDrawn = 30;

// Most tables show a page, which needs none of it.
const VirtualRows = lazyPart(async () => (await import("#web/ui/table/rows/virtual-rows.tsx")).VirtualRows);

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  /** What has no room, and stands in the row's details. */
  foldedColumns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  setup: TableSetup;
  span: number;
  isPhone: boolean;
  onOpen: (key: string) => void;
  canOpen: boolean;
  onSelect: ((key: string) => void) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  editor: ((row: Row, columnId: string) => ReactNode) | undefined;
  onEdit: ((row: Row, columnId: string) => void) | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  highlighted: string | undefined;
};

type TableBodyProps<Row> = RowProps<Row> & {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** How many rows stand on the pages before. */
  firstIndex: number;
  isVirtual: boolean;
  viewport: RefObject<HTMLDivElement | null>;
  opened: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  isLoading: boolean;
};

/** The rows, of which only those in sight are in the document where there are many. */
export function TableBody<Row>({
  rows,
  keyOf,
  firstIndex,
  isVirtual,
  viewport,
  opened,
  selected,
  isLoading,
  ...shared
}: TableBodyProps<Row>) {
  const draw = (index: number) => {
    const row = rows[index];
    if (!row) return undefined;
    const key = keyOf(row);
    return (
      <BodyRow
        key={key}
        row={row}
        rowKey={key}
        index={firstIndex + index}
        isOpen={opened.has(key)}
        isSelected={selected.has(key)}
        {...shared}
      />
    );
  };
  // Many rows, before what draws those in sight has come: as many as a page has room for.
  const first = rows.slice(0, firstDrawn).map((_, index) => draw(index));
  return (
    <tbody>
      {isLoading &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} aria-hidden>
            <BlankCell span={shared.span}>
              <span className={styles.skeleton} />
            </BlankCell>
          </tr>
        ))}
      {isVirtual ? (
        <Suspense fallback={first}>
          <VirtualRows
            count={rows.length}
            density={shared.setup.density ?? "comfortable"}
            viewport={viewport}
            draw={draw}
          />
        </Suspense>
      ) : (
        rows.map((_, index) => draw(index))
      )}
    </tbody>
  );
}

type BodyRowProps<Row> = RowProps<Row> & {
  row: Row;
  rowKey: string;
  index: number;
  isOpen: boolean;
  isSelected: boolean;
};

function BodyRow<Row>({
  row,
  rowKey,
  index,
  columns,
  foldedColumns,
  nameOf,
  setup,
  span,
  isPhone,
  isOpen,
  onOpen,
  canOpen,
  isSelected,
  onSelect,
  rowActions,
  editor,
  onEdit,
  details,
  highlighted,
}: BodyRowProps<Row>) {
  const { t } = useTranslation();
  const name = nameOf(row);
  const named = columns.find(({ folds, kind }) => !folds && kind === "text")?.id ?? columns[0]?.id;
  const isEdited = columns.some(({ id }) => editor?.(row, id) !== undefined);
  return (
    <>
      <tr
        aria-rowindex={index + 2}
        aria-selected={onSelect ? isSelected : undefined}
        data-selected={isSelected || undefined}
        data-edited={isEdited || undefined}
        data-highlighted={rowKey === highlighted || undefined}
        className={styles.row}
      >
        {onSelect && (
          <td className={styles.edge}>
            <Checkbox label={t("Select {{name}}", { name })} isChecked={isSelected} onChange={() => onSelect(rowKey)} />
          </td>
        )}
        {canOpen && (
          <td className={styles.edge}>
            <IconButton
              label={t("Details of {{name}}", { name })}
              aria-expanded={isOpen}
              className={styles.open}
              onClick={() => onOpen(rowKey)}
            >
              {isOpen ? (
                <IconChevronDown size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconChevronRight size={16} stroke={1.75} aria-hidden data-mirrored />
              )}
            </IconButton>
          </td>
        )}
        {columns.map((column) => {
          const at = isPhone ? undefined : pinnedAt(columns, column.id, setup);
          const edited = editor?.(row, column.id);
          const value = column.value(row);
          const Cell = column.id === named ? "th" : "td";
          return (
            <Cell
              key={column.id}
              {...(Cell === "th" && { scope: "row" as const })}
              {...(editor && edited === undefined && { tabIndex: -1, "data-cell": column.id, "data-row": rowKey })}
              data-kind={column.kind}
              data-named={column.id === named || undefined}
              data-pinned={at !== undefined || undefined}
              className={styles.cell}
              style={at === undefined ? undefined : { insetInlineStart: at }}
              title={edited === undefined && typeof value === "string" && value.length > 24 ? value : undefined}
              onDoubleClick={onEdit && edited === undefined ? () => onEdit(row, column.id) : undefined}
            >
              {edited ?? column.render?.(row) ?? <bdi>{writeCell(column, value)}</bdi>}
            </Cell>
          );
        })}
        {rowActions && <td className={styles.rowActions}>{rowActions(row)}</td>}
      </tr>
      {isOpen && canOpen && (
        <tr className={styles.details}>
          <td colSpan={span}>
            <dl className={styles.facts} data-empty={foldedColumns.length === 0 || undefined}>
              {foldedColumns.map((column) => (
                <Fragment key={column.id}>
                  <dt>{translateData(column.title)}</dt>
                  <dd>
                    {editor?.(row, column.id) ?? column.render?.(row) ?? (
                      <bdi>{writeCell(column, column.value(row))}</bdi>
                    )}
                  </dd>
                </Fragment>
              ))}
            </dl>
            {details?.(row)}
          </td>
        </tr>
      )}
    </>
  );
}

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";

import { narrowestColumn, type TableSetup, widestColumn } from "#contract/table-setup.ts";
import type { SortRule } from "#contract/table-query.ts";
import { foldedColumns, orderColumns, widthOf } from "#web/ui/table/arrange.ts";
import { type Column, usualWidth } from "#web/ui/table/column.ts";

// Rows arrive filtered, sorted and paged, and the screen keeps the selection. The library's part is the columns and the
// steps of sorting.
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

type ModelOptions<Row extends object> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  setup: TableSetup;
  /** Of the page, in pixels: what it has no room for folds away. */
  width: number;
  sort: readonly SortRule[];
  onSort: (sort: readonly SortRule[]) => void;
};

/** The table as the library sees it. What it is set to comes from outside, and goes back there. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  keyOf,
  setup,
  width,
  sort,
  onSort,
}: ModelOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: column.value,
        size: column.width ?? usualWidth,
        minSize: narrowestColumn,
        maxSize: widestColumn,
      })),
    [columns],
  );
  const folded = foldedColumns(columns, width);
  const hidden = [...(setup.hidden ?? []), ...folded];
  const sorting = sort.map(({ column, isDescending }) => ({ id: column, desc: isDescending }));
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    manualSorting: true,
    sortDescFirst: false,
    isMultiSortEvent: () => false,
    state: {
      columnOrder: [
        ...orderColumns(
          columns.map(({ id }) => id),
          setup,
        ),
      ],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: { start: [...(setup.pinned ?? [])], end: [] },
      columnSizing: Object.fromEntries(columns.map((column) => [column.id, widthOf(column, setup)])),
      sorting,
    },
    onSortingChange: (change) => {
      const next = typeof change === "function" ? change(sorting) : change;
      onSort(next.map(({ id, desc }) => ({ column: id, isDescending: desc })));
    },
  });
  return { table, folded };
}

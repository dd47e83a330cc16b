import type { ReactNode } from "react";

import type { TableSetup } from "#contract/tables/table-setup.ts";
import type { RowAction } from "#web/lib/context-menu.ts";
import type { Column } from "#web/ui/table/column.ts";

/** How a table names, opens and marks its rows. */
export type RowOptions<Row> = {
  /** Unique among all rows, and stable: selection and opened details are kept by it. */
  readonly keyOf: (row: Row) => string;
  /** Names the row in labels such as "Select …". By default the first text column that is always shown. */
  readonly nameOf?: (row: Row) => string;
  /** Buttons at the end of each row; on phones in its details. */
  readonly actions?: (row: Row) => ReactNode;
  /** The row's context menu. */
  readonly menu?: (row: Row) => readonly RowAction[];
  /** Every row can be opened, and lists all its columns, also those that the user has hidden. */
  readonly listsColumns?: boolean;
  /** Content below the columns of an opened row. With it, every row can be opened. */
  readonly details?: (row: Row) => ReactNode;
  /** The key of a row that has just been saved, which is marked for a moment. */
  readonly highlighted?: string | undefined;
};

/** Editing in place, which makes the table a grid. */
export type Editing<Row> = {
  /** Replaces a cell that is being edited; undefined for every other cell. */
  readonly editor: (row: Row, columnId: string) => ReactNode;
  /** Called on Enter, F2 and a double click in a cell. */
  readonly onEdit: (row: Row, columnId: string) => void;
  /** Called with cells that are pasted, and the rows and the ids of the columns from the focused cell on, as shown. */
  readonly onPaste?: (
    cells: readonly (readonly string[])[],
    rows: readonly Row[],
    columnIds: readonly string[],
  ) => void;
};

/** The columns of a row on phones; see `PhoneRow`. */
export type PhoneLayout<Row> = {
  readonly title: Column<Row>;
  readonly value: Column<Row> | undefined;
  readonly below: readonly Column<Row>[];
  readonly belowValue: Column<Row> | undefined;
};

/** What the head and the rows have in common: the columns, and the cells before and after them. */
export type TableLayout<Row> = {
  /** The columns with a place in the table, in their order. */
  readonly columns: readonly Column<Row>[];
  /** The columns that an opened row lists: those that have folded into it, or all. */
  readonly detailColumns: readonly Column<Row>[];
  readonly setup: TableSetup;
  /** Undefined on wider screens. */
  readonly phone: PhoneLayout<Row> | undefined;
  readonly canSelect: boolean;
  readonly canOpen: boolean;
  readonly hasActions: boolean;
};

/** All cells of a row, for a cell that takes the place of them all. */
export const spanOf = ({ columns, canSelect, canOpen, hasActions }: TableLayout<never>) =>
  columns.length + Number(canSelect) + Number(canOpen) + Number(hasActions);

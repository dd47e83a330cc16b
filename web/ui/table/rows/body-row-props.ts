import type { Editing, RowOptions, TableLayout } from "#web/ui/table/table-options.ts";

/** The same for every row of a table. */
export type SharedRowProps<Row> = {
  layout: TableLayout<Row>;
  options: RowOptions<Row>;
  editing: Editing<Row> | undefined;
  nameOf: (row: Row) => string;
  onOpen: (key: string) => void;
  onSelect: (key: string, isSelected: boolean, isRange: boolean) => void;
  /** The rows are about to be replaced by others. */
  isStale: boolean;
};

export type BodyRowProps<Row> = SharedRowProps<Row> & {
  row: Row;
  rowKey: string;
  /** Among all rows, from 0. */
  index: number;
  isOpen: boolean;
  isSelected: boolean;
};

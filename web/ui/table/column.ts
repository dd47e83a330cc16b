import type { ReactNode } from "react";

import type { SheetCell } from "#contract/sheet.ts";
import type { TableColumn } from "#contract/table-query.ts";

/** A column of `DataTable`: the contract's column, and how the screen shows it. */
export type Column<Row, Id extends string = string> = TableColumn<Id> & {
  /** Its value, by which rows are sorted, filtered, copied and exported. */
  readonly value: (row: Row) => SheetCell;
  /** Draws the cell where it is more than the value in the user's language: a link, a chip. */
  readonly render?: (row: Row) => ReactNode;
  /** Further texts of the cell, which a search finds as well. */
  readonly alsoShows?: (row: Row) => readonly string[];
  /** In pixels, until the user changes it; 160 by default. */
  readonly width?: number;
  /**
   * When the column moves to the row's details (specification §9): `tablet` below 1024 px, `phone` below 480 px. At
   * least one column never does; the first of these names the row.
   */
  readonly folds?: "tablet" | "phone";
  /** Writes numbers that have a unit, such as money. */
  readonly format?: (value: number) => string;
};

/** The column that names a row: the first text that never folds. */
export const findNamingColumn = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ folds, kind }) => !folds && kind === "text") ?? columns[0];

/** In pixels. */
export const defaultColumnWidth = 160;
export const tabletBelow = 1024;
export const phoneBelow = 480;

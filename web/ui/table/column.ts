import type { ReactNode } from "react";

import type { SheetCell } from "#contract/tables/sheet.ts";
import type { TableColumn } from "#contract/tables/table-query.ts";

/** A column of `DataTable`: the contract's column, and how the screen shows it. */
export type Column<Row, Id extends string = string> = TableColumn<Id> & {
  /** Its value, by which rows are sorted, filtered, copied and exported. */
  readonly value: (row: Row) => Exclude<SheetCell, boolean>;
  /** Draws the cell where it is more than the value in the user's language: a link, a chip. */
  readonly render?: (row: Row) => ReactNode;
  /** Further texts of the cell, which a search finds as well. */
  readonly alsoShows?: (row: Row) => readonly string[];
  /** In pixels, until the user changes it; 160 by default. */
  readonly width?: number;
  /**
   * Below 1024 px the column moves to the row's details (specification §9). At least one column never does; the first of
   * these with text names the row. On phones the table's `PhoneRow` decides.
   */
  readonly isSecondary?: boolean;
  /** A number that names the row and is not compared. It is aligned as a text. */
  readonly isIdentifier?: boolean;
  /** Writes numbers that have a unit, such as money. */
  readonly format?: (value: number) => string;
};

/** A row below 480 px: an entry of a list, with two lines. Columns without a place here are in the row's details. */
export type PhoneRow<Id extends string = string> = {
  /** Names the entry. */
  readonly title: Id;
  /** At the end of the title's line: an amount, a status. */
  readonly value?: Id;
  /** The second line. Without it, the title may take both. */
  readonly below?: readonly Id[];
  /** At the end of the second line. */
  readonly belowValue?: Id;
};

/** The column that names a row: the first text that is always shown. */
export const findNamingColumn = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ isSecondary, kind }) => !isSecondary && kind === "text") ?? columns[0];

/** In pixels. */
export const defaultColumnWidth = 160;
export const tabletBelow = 1024;
export const phoneBelow = 480;

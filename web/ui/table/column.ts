import type { ReactNode } from "react";

import type { SheetCell } from "#contract/sheet.ts";
import type { TableColumn } from "#contract/table-query.ts";

/** A column of `DataTable`: what the contract says of it, and how it is shown. */
export type Column<Row, Id extends string = string> = TableColumn<Id> & {
  /** What stands in it: what is sorted, filtered, copied and exported. */
  readonly value: (row: Row) => SheetCell;
  /** How it is drawn, where that is more than the value in the person's language: a link, a chip. */
  readonly render?: (row: Row) => ReactNode;
  /** Further texts of its cells, which a search finds as well. */
  readonly alsoShows?: (row: Row) => readonly string[];
  /** In pixels, until somebody changes it; 160. */
  readonly width?: number;
  /**
   * Where it folds away into the row's details (specification §9): `tablet` under 1024 px, `phone` under 480 px. A
   * table has at least one column that never does; the first such names the row.
   */
  readonly folds?: "tablet" | "phone";
  /** Money and the like are written so. */
  readonly format?: (value: number) => string;
};

/** In pixels. */
export const usualWidth = 160;
export const tabletBelow = 1024;
export const phoneBelow = 480;

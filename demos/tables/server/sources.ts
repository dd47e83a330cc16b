import { type SqlBool, sql } from "kysely";

import {
  dataColumns,
  type DataColumn,
  type DataRow,
  gridColumns,
  type GridColumn,
  type GridRow,
} from "#demos/tables/contract.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

export const dataSource: TableSource<DataColumn, DataRow> = {
  table: "data_rows",
  columns: dataColumns,
  keys: { name: "name_key", company: "company_key", city: "city_key" },
  integers: ["id"],
  searchText: "search_text",
  sort: [{ column: "id", isDescending: false }],
  select: sql`data_rows.id, name, phone, company, zip, city, to_char(date, 'YYYY-MM-DD') as date`,
  toRow: (row: DataRow) => row,
};

/** The columns of a row in the contract's shape. Cents up to a thousand million are exact in a double. */
export const gridSelection = sql`
  key, grid_rows.id, to_char(date, 'YYYY-MM-DD') as date, name, note,
  amount::float8 as amount, tax::float8 as tax, total::float8 as total, version`;

export const gridSource: TableSource<GridColumn, GridRow> = {
  table: "grid_rows",
  columns: gridColumns,
  keys: { name: "name_key", note: "note_key" },
  emptyKeys: { note: "" },
  integers: ["id"],
  searchText: "search_text",
  only: sql<SqlBool>`grid_rows.deleted_at is null`,
  key: "key",
  sort: [{ column: "id", isDescending: false }],
  select: gridSelection,
  toRow: (row: GridRow) => row,
};

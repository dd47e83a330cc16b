import { z } from "zod/mini";

import { Done, endpoint, Ids, versionedChanges } from "#contract/endpoint.ts";
import { type TableColumn, tablePage, tableQuery } from "#contract/tables/table-query.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    tables: true;
  }
}

/** The cities of the data table's people, and the options of its city filter. */
export const cities = [
  "Amman",
  "Chennai",
  "Gothenburg",
  "Hamburg",
  "Lagos",
  "Lyon",
  "Montréal",
  "Osaka",
  "Porto",
  "Sofia",
  "Valencia",
  "Wrocław",
] as const;

/** The columns of the data table (specification §3). */
export const dataColumns = [
  { id: "id", title: "ID", kind: "number" },
  { id: "name", title: "Name", kind: "text" },
  { id: "phone", title: "Phone", kind: "text" },
  { id: "company", title: "Company", kind: "text" },
  { id: "zip", title: "Zip", kind: "text" },
  { id: "city", title: "City", kind: "choice", choices: cities },
  { id: "date", title: "Date", kind: "date" },
] as const satisfies readonly TableColumn[];
export type DataColumn = (typeof dataColumns)[number]["id"];

export const DataRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  zip: z.string(),
  city: z.string(),
  date: z.iso.date(),
});
export type DataRow = z.infer<typeof DataRow>;

export const listDataRows = endpoint({
  method: "GET",
  path: "/tables/datatables.standard.json",
  summary: "A page of the data table; `q` searches all columns, and each column filters under its own name",
  readsFrom: "replica",
  query: tableQuery(dataColumns),
  response: tablePage(DataRow),
});

/** The path of the data table's export. A file, so not an `endpoint`. */
export const dataExportPath = "/tables/datatables.standard/export";

/** The columns of the editable grid (specification §3). */
export const gridColumns = [
  { id: "id", title: "ID", kind: "number" },
  { id: "date", title: "Date", kind: "date" },
  { id: "name", title: "Name", kind: "text" },
  { id: "note", title: "Note", kind: "text" },
  { id: "amount", title: "Amount", kind: "number" },
  { id: "tax", title: "Tax", kind: "number" },
  { id: "total", title: "Total", kind: "number" },
] as const satisfies readonly TableColumn[];
export type GridColumn = (typeof gridColumns)[number]["id"];

/** In currency units with two decimals. */
const maxAmount = 1_000_000_000;

const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;

const Money = z
  .number({ error: "Enter a number" })
  .check(
    z.gte(0, { error: "The number cannot be negative" }),
    z.lte(maxAmount, { error: "The number is too large" }),
    z.refine(isCents, { error: "Use at most two decimals" }),
  );

const GridDate = z.iso
  .date({ error: "Enter a date" })
  .check(
    z.refine((date) => date >= "1900-01-01" && date < "3000-01-01", { error: "Enter a date between 1900 and 2999" }),
  );
const GridName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: "The name is required and cannot be empty" }),
    z.maxLength(80, { error: "The name is too long" }),
  );
const GridNote = z.string().check(z.maxLength(500, { error: "The note is too long" }));

/** The editable fields of a grid row; the server computes the total. */
export const GridFields = z.object({ date: GridDate, name: GridName, note: GridNote, amount: Money, tax: Money });
export type GridFields = z.infer<typeof GridFields>;

export const GridRow = z.object({
  /** A UUID made by the client that adds the row, so that a repeated request adds no second row. */
  key: z.uuid(),
  /** The running number that people see: the column `id` of the specification (§3). */
  id: z.int(),
  date: z.iso.date(),
  name: z.string(),
  note: z.string(),
  amount: z.number(),
  tax: z.number(),
  /** Amount plus tax. */
  total: z.number(),
  /** The number of changes. A change names the version it is based on. */
  version: z.int(),
});
export type GridRow = z.infer<typeof GridRow>;

/** `id` in a path is the row's key. */
const params = z.object({ id: z.uuid() });

export const listGridRows = endpoint({
  method: "GET",
  path: "/tables/jqgrid.json",
  summary: "A page of the editable grid",
  readsFrom: "replica",
  query: tableQuery(gridColumns),
  response: tablePage(GridRow),
});

export const getGridRow = endpoint({
  method: "GET",
  path: "/tables/jqgrid.json/{id}",
  summary: "One row of the grid",
  params,
  response: GridRow,
});

export const findGridPlace = endpoint({
  method: "GET",
  path: "/tables/jqgrid.json/{id}/place",
  summary: "The position of a row among the matching rows in the given order, from 0; null if it does not match",
  readsFrom: "replica",
  params,
  query: tableQuery(gridColumns),
  response: z.object({ index: z.nullable(z.int()) }),
});

export const addGridRow = endpoint({
  method: "POST",
  path: "/tables/jqgrid.json",
  summary: "Add a row. Idempotent for the same key",
  body: z.extend(GridFields, { key: z.uuid(), note: z._default(GridNote, ""), tax: z._default(Money, 0) }),
  response: GridRow,
});

export const updateGridRow = endpoint({
  method: "PATCH",
  path: "/tables/jqgrid.json/{id}",
  summary: "Change some fields of a row. Fields that have changed since the given version are a conflict",
  params,
  body: versionedChanges(GridFields),
  response: GridRow,
});

export const deleteGridRow = endpoint({
  method: "DELETE",
  path: "/tables/jqgrid.json/{id}",
  summary: "Delete a row. It can be restored for a day",
  params,
  response: Done,
});

export const deleteGridRows = endpoint({
  method: "DELETE",
  path: "/tables/jqgrid.json",
  summary: "Delete several rows. They can be restored for a day; unknown ids are ignored",
  body: Ids,
  response: Done,
});

export const restoreGridRows = endpoint({
  method: "POST",
  path: "/tables/jqgrid.json/restore",
  summary: "Restore deleted rows",
  body: Ids,
  response: Done,
});

/** The path of the grid's export. */
export const gridExportPath = "/tables/jqgrid/export";

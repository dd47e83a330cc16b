import { z } from "zod/mini";

import { english } from "../text/english.ts";
import { isDay } from "../values/days.ts";
import { maxSearchLength, pageQuery, searchText } from "../endpoint.ts";
import type { SheetColumn } from "./sheet.ts";

/**
 * How every table is asked: `?page=2&size=15&sort=-date,name&q=…`, and a filter for any column under the column's own
 * name, in the same letters in the page's address and in the API's:
 *
 * | kind   | filter                       | means                                                |
 * |--------|------------------------------|------------------------------------------------------|
 * | text   | `name=ann`                   | contains, case and accents aside                     |
 * | choice | `city=Porto,Lyon`            | one of these                                         |
 * | number | `amount=10..20`              | from 10 to 20, both included; `10..` and `..20` alike |
 * | date   | `date=2026-01-01..2026-01-31` | the same with days                                   |
 *
 * `q` finds rows in which every word stands in some column: as it is stored, or as `language` writes it.
 */
export type ColumnKind = "text" | "number" | "date" | "choice";

export type TableColumn<Id extends string = string> = {
  /** Its name in the address. It must not equal a parameter that lists and exports already have. */
  readonly id: Id;
  /** In English: the key of its translations. */
  readonly title: string;
  readonly kind: ColumnKind;
  /** The options of the kind `choice`. They must not contain commas. */
  readonly choices?: readonly string[];
  /** Numbers in euros. */
  readonly isMoney?: true;
  /** The row's fields that an export has instead of the column, if its cells show several. */
  readonly exportedAs?: readonly TableColumn[];
};

/** One column of an order; the first has priority. */
export type SortRule<Id extends string = string> = { readonly column: Id; readonly isDescending: boolean };

/** A parsed filter. Ranges are inclusive, and one end may be missing. */
export type TableFilter =
  | { readonly kind: "text"; readonly contains: string }
  | { readonly kind: "choice"; readonly anyOf: readonly string[] }
  | { readonly kind: "number"; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: "date"; readonly from: string | undefined; readonly to: string | undefined };

/** A parsed table query. The server turns it into SQL; for small tables, the browser evaluates it. */
export type TableQuery<Id extends string = string> = {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: readonly SortRule<Id>[] | undefined;
  readonly q?: string | undefined;
  /** The language in which the words, dates and numbers of `q` are written; English by default. */
  readonly language?: string | undefined;
} & { readonly [Column in Id]?: TableFilter | undefined };

/** More than anybody sorts by. */
const maxSorts = 5;

/** Parses `-date,name`. Returns undefined if a column is unknown or named twice. */
export function parseSort<Id extends string>(
  columns: readonly TableColumn<Id>[],
  text: string,
): readonly SortRule<Id>[] | undefined {
  const rules = text.split(",").map((part) => {
    const name = part.replace(/^-/, "");
    const column = columns.find(({ id }) => id === name);
    return column && { column: column.id, isDescending: part.startsWith("-") };
  });
  const known = rules.filter((rule) => rule !== undefined);
  const isPlain = new Set(known.map(({ column }) => column)).size === rules.length && rules.length <= maxSorts;
  return isPlain ? known : undefined;
}

export const writeSort = (rules: readonly SortRule[]) =>
  rules.map(({ column, isDescending }) => `${isDescending ? "-" : ""}${column}`).join(",");

const decimal = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Parses a filter. Returns undefined if it is invalid for the column. */
export function parseFilter({ kind, choices }: TableColumn, text: string): TableFilter | undefined {
  if (text.length > maxFilter || text.includes("\0")) return undefined;
  if (kind === "text") return text.trim() === "" ? undefined : { kind, contains: text.trim() };
  if (kind === "choice") {
    const anyOf = text.split(",");
    return anyOf.every((choice) => (choices ? choices.includes(choice) : choice !== "")) ? { kind, anyOf } : undefined;
  }
  const [from, to, ...more] = text.split("..");
  if (from === undefined || to === undefined || more.length > 0 || (from === "" && to === "")) return undefined;
  const isRight = (part: string) => part === "" || (kind === "number" ? decimal.test(part) : isDay(part));
  if (!isRight(from) || !isRight(to)) return undefined;
  if (kind === "date") return { kind, from: from || undefined, to: to || undefined };
  return { kind, from: from === "" ? undefined : Number(from), to: to === "" ? undefined : Number(to) };
}

/** Room for every choice of a long list, in characters. */
const maxFilter = 1000;

const complaints = {
  text: english("Enter text"),
  choice: english("Choose one or more options, separated by commas"),
  number: english("Enter a number range such as 10..20"),
  date: english("Enter a date range such as 2026-01-01..2026-01-31"),
} as const satisfies Record<ColumnKind, string>;

const sortOf = <Id extends string>(columns: readonly TableColumn<Id>[]) =>
  z.pipe(
    z.string().check(
      z.maxLength(maxSearchLength),
      z.refine((text) => parseSort(columns, text) !== undefined, { error: "Unknown sort column" }),
    ),
    z.transform((text: string) => parseSort(columns, text) ?? []),
  );

const filterOf = (column: TableColumn) =>
  z.pipe(
    z.string().check(z.refine((text) => parseFilter(column, text) !== undefined, { error: complaints[column.kind] })),
    // Invalid filters were refused above.
    z.transform((text: string) => parseFilter(column, text) as TableFilter),
  );

type Filters<Id extends string> = Record<Id, z.ZodMiniOptional<ReturnType<typeof filterOf>>>;

/** A shape without properties. */
type NothingMore = {};

/**
 * Builds the query schema of a table's endpoint from its columns. Unknown parameters are refused by name.
 *
 * @param more further parameters of the list
 */
export function tableQuery<const Id extends string, More extends z.core.$ZodLooseShape = NothingMore>(
  columns: readonly TableColumn<Id>[],
  more: More = {} as More,
) {
  const filters = Object.fromEntries(columns.map((column) => [column.id, z.optional(filterOf(column))])) as Filters<Id>;
  const named = z.object({
    ...pageQuery,
    sort: z.optional(sortOf(columns)),
    q: z.optional(searchText),
    language: z.optional(z.string().check(z.maxLength(10))),
    ...filters,
    ...more,
  });
  // For the types, there are no further properties.
  return z.catchall(
    named,
    z.string().check(z.refine(() => false, { error: "Unknown column" })),
  ) as unknown as typeof named;
}

/** One page of a table, and the number of matching rows. */
export const tablePage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.number(),
    /** True if there are more rows than `total`: matching rows are counted up to a limit. */
    isMore: z.optional(z.boolean()),
  });

/** A column of an exported table: the field of the row, and whether its texts are translated. */
export type ExportColumn = SheetColumn & { readonly id: string; readonly isChoice: boolean };

/** The columns of an export of the columns, with titles in English. */
export const exportColumns = (columns: readonly TableColumn[]): readonly ExportColumn[] =>
  columns
    .flatMap((column) => column.exportedAs ?? column)
    .map(({ id, title, kind, isMoney }) => ({
      id,
      title,
      kind: kind === "choice" ? "text" : isMoney ? "money" : kind,
      isChoice: kind === "choice",
    }));

/** The maximum number of rows that can be selected for an export. */
const maxSelected = 10_000;

/** The body of an export of selected rows, by their keys. */
export const SelectedRows = z.object({
  keys: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(maxSelected)),
});

/** The export formats of the server. `jsonl` has one array per line, from which the browser prints or copies. */
export const exportFormats = ["csv", "xlsx", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The query of a table's export: the table's query without pages, since all matching rows are exported. `columns`
 * selects and orders columns; `language` is the language of the titles.
 */
export const exportQuery = <const Id extends string>(columns: readonly TableColumn<Id>[]) =>
  tableQuery(columns, {
    format: z.enum(exportFormats),
    columns: z.optional(
      z.pipe(
        z.string().check(
          z.refine((text) => text.split(",").every((id) => columns.some((column) => column.id === id)), {
            error: "Unknown column",
          }),
        ),
        z.transform((text: string) => text.split(",") as Id[]),
      ),
    ),
  });

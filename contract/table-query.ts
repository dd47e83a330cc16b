import { z } from "zod/mini";

import { english } from "./english.ts";
import { isDay } from "./days.ts";
import { maxSearchLength, pageQuery, searchText } from "./endpoint.ts";

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
  /** Its name in the address, so not one of those that the query of a list or an export has already. */
  readonly id: Id;
  /** English, and the key of its translations. */
  readonly title: string;
  readonly kind: ColumnKind;
  /** What can be chosen, for the kind `choice`. None holds a comma. */
  readonly choices?: readonly string[];
};

/** One column of an order, the first being the first that counts. */
export type SortRule<Id extends string = string> = { readonly column: Id; readonly isDescending: boolean };

/** One filter, read. Both ends of a range are included, and one may be missing. */
export type TableFilter =
  | { readonly kind: "text"; readonly contains: string }
  | { readonly kind: "choice"; readonly anyOf: readonly string[] }
  | { readonly kind: "number"; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: "date"; readonly from: string | undefined; readonly to: string | undefined };

/** A table's query, read: what the server makes SQL of, and what is done in the browser to a table that is small. */
export type TableQuery<Id extends string = string> = {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: readonly SortRule<Id>[] | undefined;
  readonly q?: string | undefined;
  /** That of the person, in whose words, dates and numbers `q` is written; English unless given. */
  readonly language?: string | undefined;
} & { readonly [Column in Id]?: TableFilter | undefined };

/** More than anybody sorts by. */
const maxSorts = 5;

/** `-date,name`, or undefined where a column is none, or is named twice. */
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

/** A filter as the address writes it, or undefined where that means nothing for the column. */
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
  text: english("A text is expected"),
  choice: english("One of the choices is expected, or several with commas between"),
  number: english("A range of numbers is expected: 10..20"),
  date: english("A range of days is expected: 2026-01-01..2026-01-31"),
} as const satisfies Record<ColumnKind, string>;

const sortOf = <Id extends string>(columns: readonly TableColumn<Id>[]) =>
  z.pipe(
    z.string().check(
      z.maxLength(maxSearchLength),
      z.refine((text) => parseSort(columns, text) !== undefined, { error: "There is no such column to sort by" }),
    ),
    z.transform((text: string) => parseSort(columns, text) ?? []),
  );

const filterOf = (column: TableColumn) =>
  z.pipe(
    z.string().check(z.refine((text) => parseFilter(column, text) !== undefined, { error: complaints[column.kind] })),
    // Refused above where there is none.
    z.transform((text: string) => parseFilter(column, text) as TableFilter),
  );

type Filters<Id extends string> = Record<Id, z.ZodMiniOptional<ReturnType<typeof filterOf>>>;

/** A shape without any names. */
type NothingMore = {};

/**
 * The query of a table's endpoint, from the one list of its columns. What it does not name is refused by its name.
 *
 * @param more further parameters, which a list may have of its own
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
  // To the types it is without the rest, which is never there.
  return z.catchall(
    named,
    z.string().check(z.refine(() => false, { error: "There is no such column" })),
  ) as unknown as typeof named;
}

/** One page of a table, and how many rows there are that match. */
export const tablePage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.number(),
    /** There are more than `total` says: of a filter's rows only so many are counted. */
    isMore: z.optional(z.boolean()),
  });

/** What a table is exported as by the server. `jsonl` has an array on each line, which the browser prints or copies. */
export const exportFormats = ["csv", "xlsx", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The query of a table's export: that of the table, without a page, since all that matches is exported.
 * `columns` names those that are wanted, in their order; `language` is that of the titles.
 */
export const exportQuery = <const Id extends string>(columns: readonly TableColumn<Id>[]) =>
  tableQuery(columns, {
    format: z.enum(exportFormats),
    columns: z.optional(
      z.pipe(
        z.string().check(
          z.refine((text) => text.split(",").every((id) => columns.some((column) => column.id === id)), {
            error: "There is no such column",
          }),
        ),
        z.transform((text: string) => text.split(",") as Id[]),
      ),
    ),
  });

import {
  parseFilter,
  parseSort,
  type SortRule,
  type TableColumn,
  type TableQuery,
  writeSort,
} from "#contract/tables/table-query.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import { maxPage } from "#web/lib/api/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

/** The visible part of a table. It is kept in the address, so that it survives a reload and can be shared. */
export type TableParams = {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: readonly SortRule[];
  readonly q: string;
  /** By column, as in the address; see `contract/tables/table-query.ts`. */
  readonly filters: Readonly<Record<string, string>>;
};

/** What a table shows and how that changes. `useTableAddress` keeps it in the address. */
export type TableView = {
  readonly params: TableParams;
  /** The page sizes to choose from. */
  readonly sizes: readonly number[];
  /** Typing and corrections replace the entry in the browser's history; every other change adds one. */
  readonly change: (part: Partial<TableParams>, how?: { isTyping?: boolean; isCorrection?: boolean }) => void;
};

export type ParamDefaults = {
  /** The page sizes to choose from; the first is the default. */
  readonly sizes: readonly number[];
  readonly sort?: readonly SortRule[];
};

const maxSearchLength = 200;

/** Parses the address. Invalid parameters are ignored. */
export function readParams(
  search: TableSearch,
  columns: readonly TableColumn[],
  { sizes, sort = [] }: ParamDefaults,
): TableParams {
  const text = (name: string) => (search[name] === undefined ? "" : String(search[name]));
  const page = Number(text("page") || 1);
  const size = Number(text("size"));
  const filters = columns.flatMap((column) => {
    const filter = text(column.id);
    return filter !== "" && parseFilter(column, filter) ? [[column.id, filter] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    size: sizes.includes(size) ? size : (sizes[0] ?? 10),
    // An empty order was chosen, instead of the order in which the table begins.
    sort: search["sort"] === "" ? [] : (parseSort(columns, text("sort")) ?? sort),
    q: text("q").slice(0, maxSearchLength),
    filters: Object.fromEntries(filters),
  };
}

/** Writes the address, without default values. */
export function writeParams({ page, size, sort, q, filters }: TableParams, defaults: ParamDefaults): TableSearch {
  const order = writeSort(sort);
  return {
    ...(page > 1 && { page }),
    ...(size !== defaults.sizes[0] && { size }),
    ...(order !== writeSort(defaults.sort ?? []) && { sort: order }),
    ...(q !== "" && { q }),
    ...filters,
  };
}

/** Writes the query for the API, with all values as text. The language is included because `q` is written in it. */
export function writeQuery({ page, size, sort, q, filters }: TableParams): Record<string, string> {
  return {
    page: String(page),
    size: String(size),
    ...(sort.length > 0 && { sort: writeSort(sort) }),
    ...(q.trim() !== "" && { q: q.trim(), language: i18n.language }),
    ...filters,
  };
}

/** The parsed query, for tables in the browser. */
export function toTableQuery({ sort, q, filters }: TableParams, columns: readonly TableColumn[]): TableQuery {
  const read = columns.flatMap((column) => {
    const filter = filters[column.id];
    const parsed = filter === undefined ? undefined : parseFilter(column, filter);
    return parsed ? [[column.id, parsed] as const] : [];
  });
  return { ...Object.fromEntries(read), sort, q } as TableQuery;
}

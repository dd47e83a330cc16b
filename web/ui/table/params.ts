import {
  parseFilter,
  parseSort,
  type SortRule,
  type TableColumn,
  type TableQuery,
  writeSort,
} from "#contract/table-query.ts";
import { i18n } from "#web/lib/i18n.ts";
import { maxPage } from "#web/lib/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

/** What of a table is shown. In the address, so that it is there after a reload, and can be sent to somebody. */
export type TableParams = {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: readonly SortRule[];
  readonly q: string;
  /** By column, as the address writes them; see `contract/table-query.ts`. */
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
  /** The sizes of a page that can be chosen; the first unless one is. */
  readonly sizes: readonly number[];
  readonly sort?: readonly SortRule[];
};

const maxSearchLength = 200;

/** Reads the address. Nonsense in it counts as absent. */
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
    sort: parseSort(columns, text("sort")) ?? sort,
    q: text("q").slice(0, maxSearchLength),
    filters: Object.fromEntries(filters),
  };
}

/** Writes the address: only what is not as it is anyway. */
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

/** The same as the API is asked: every value a text. What is searched for is written in the person's language. */
export function writeQuery({ page, size, sort, q, filters }: TableParams): Record<string, string> {
  return {
    page: String(page),
    size: String(size),
    ...(sort.length > 0 && { sort: writeSort(sort) }),
    ...(q.trim() !== "" && { q: q.trim(), language: i18n.language }),
    ...filters,
  };
}

/** The same, read, for what is done in the browser. */
export function toTableQuery({ sort, q, filters }: TableParams, columns: readonly TableColumn[]): TableQuery {
  const read = columns.flatMap((column) => {
    const filter = filters[column.id];
    const parsed = filter === undefined ? undefined : parseFilter(column, filter);
    return parsed ? [[column.id, parsed] as const] : [];
  });
  return { ...Object.fromEntries(read), sort, q } as TableQuery;
}

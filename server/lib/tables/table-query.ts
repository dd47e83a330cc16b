import { type RawBuilder, type SqlBool, sql } from "kysely";

import type { SortRule, TableColumn, TableFilter, TableQuery } from "#contract/tables/table-query.ts";
import type { Db } from "#server/db/client.ts";
import {
  findChoices,
  findDays,
  findNumber,
  knownLanguage,
  showDays,
  splitWords,
} from "#server/lib/text/search-words.ts";

/** Describes how a database table answers the queries that its contract columns allow. */
export type TableSource<Id extends string, Row = unknown> = {
  /** The table's name in the database; `table_counts` stores its row count under the same name. */
  readonly table: string;
  /** Set for a view, or for a condition that no trigger knows: the rows are counted with each page. */
  readonly isUncounted?: true;
  readonly columns: readonly TableColumn<Id>[];
  /**
   * The SQL expression by which each column is sorted and searched, such as a folded key. Absent if it is the column
   * itself. Every sortable one has an index that ends with the id.
   */
  readonly keys: { readonly [Column in Id]?: string };
  /**
   * The keys of the columns that may be empty, for an empty one. Such rows come last in both directions, which no index
   * serves: a page reads the keys of all matching rows.
   */
  readonly emptyKeys?: { readonly [Column in Id]?: string };
  /** The expression that `q` searches, besides choices and days: a `search_text` of all displayed texts and numbers. */
  readonly searchText: string;
  /** A condition that every row has to meet, for example that it is not deleted. */
  readonly only?: RawBuilder<SqlBool>;
  /** The column of the keys by which rows are selected. Absent if they cannot be. */
  readonly key?: string;
  /** The default order. */
  readonly sort: readonly SortRule<Id>[];
  /** Integer columns. They are compared as integers, since their index cannot match fractions. */
  readonly integers?: readonly Id[];
  /** The selected columns… */
  readonly select: RawBuilder<unknown>;
  /** …and their conversion to the contract's row. */
  readonly toRow: (selected: never) => Row;
};

/**
 * Matching rows are counted up to the first of these numbers that the page does not exceed. Exports include all rows. The
 * first pages of a large table count fewer: so few are found sooner by reading rows than by intersecting the long lists that the
 * index has for the parts of frequent words.
 */
const countLimits = [10_000, 1_000_000];
const countLimitsOfLarge = [500, ...countLimits];
/** Rows from which a table is large. */
const large = 100_000;
/** Rows that are sorted by several columns as quickly as a part of them is found. */
const quicklySorted = 10_000;

/**
 * Reads one page of a table and the number of matching rows.
 * The cost grows as little as possible with the table: the ids of the page come from the sort column's index alone,
 * from the nearer end, and only the page's own rows are read. Triggers maintain the total; the number of matching rows
 * is counted up to a limit.
 */
export async function readTablePage<Row, Id extends string>(
  db: Db,
  source: TableSource<Id, Row>,
  query: TableQuery<Id>,
  size: number,
): Promise<{ data: Row[]; total: number; isMore?: boolean }> {
  const where = (await conditionOf(db, source, query)) ?? (source.isUncounted && only(source));
  const first = ((query.page ?? 1) - 1) * size;
  const all = source.isUncounted ? 0 : await countAll(db, source);
  const { total, isMore } = where
    ? await countRows(db, source, where, findCountLimit(all, first + size))
    : { total: all, isMore: false };
  const rows = Math.min(size, total - first);
  if (rows <= 0) return { data: [], total, ...(isMore && { isMore }) };
  const sort = query.sort ?? source.sort;
  // The far end is known only if all rows are counted.
  const fromEnd = total - first - rows;
  const isBackwards = !isMore && fromEnd < first;
  const offset = isBackwards ? fromEnd : first;
  const part =
    where || total <= quicklySorted ? undefined : await findPart(db, source, sort, { rows, offset, isBackwards });
  const ids = sql`
    select ${table(source)}.id from ${table(source)}
    where ${part?.where ?? where ?? only(source)}
    order by ${orderOf(source, sort, isBackwards)}
    limit ${rows} offset ${offset - (part?.before ?? 0)}`;
  const page = await sql<never>`
    select ${source.select} from ${table(source)} join (${ids}) as page on page.id = ${table(source)}.id
    order by ${orderOf(source, sort, false)}`.execute(db);
  return { data: page.rows.map(source.toRow), total, ...(isMore && { isMore }) };
}

/**
 * All matching rows, in order and in batches, as of one snapshot. They are read through a cursor, so that neither the
 * server nor the database holds more than a batch. Leaving the loop early ends the transaction.
 *
 * @param keys of the rows, if only some are wanted
 */
export async function* readTableRows<Row, Id extends string>(
  db: Db,
  source: TableSource<Id, Row>,
  query: TableQuery<Id>,
  keys?: readonly string[],
  size = 2000,
): AsyncGenerator<Row[]> {
  const transaction = await db.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    const where = (await conditionOf(transaction, source, query)) ?? only(source);
    const isWanted =
      keys && source.key ? sql<SqlBool>`${ownColumn(source, source.key)}::text = any(${keys}::text[])` : sql`true`;
    await sql`
      declare exported no scroll cursor for
      select ${source.select} from ${table(source)}
      where (${where}) and ${isWanted}
      order by ${orderOf(source, query.sort ?? source.sort, false)}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<never>`fetch forward ${sql.lit(size)} from exported`.execute(transaction);
      if (rows.length > 0) yield rows.map(source.toRow);
      if (rows.length < size) break;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

/**
 * Returns the position of a row among all matching rows, from 0. The cost grows with the number of matching rows, so
 * use it for single requests of a person, not for every page.
 *
 * @param id the row's `id` column
 * @returns null if the row does not match
 */
export async function findTablePlace<Id extends string>(
  db: Db,
  source: TableSource<Id>,
  query: TableQuery<Id>,
  id: number,
): Promise<number | null> {
  const where = await conditionOf(db, source, query);
  const { rows } = await sql<{ place: string }>`
    select place from (
      select ${table(source)}.id, row_number() over (order by ${orderOf(source, query.sort ?? source.sort, false)}) as place
      from ${table(source)}
      where ${where ?? only(source)}
    ) as placed
    where id = ${id}`.execute(db);
  return rows[0] ? Number(rows[0].place) - 1 : null;
}

type Window = { readonly rows: number; readonly offset: number; readonly isBackwards: boolean };

/**
 * The rows among which a page of an order by several columns lies: those with its values of the first column. There is an index
 * for each column and none for each pair, so PostgreSQL would sort all rows with the first of these values. With the value
 * as a condition, it can read the index of the second column instead.
 *
 * @returns the condition, and the number of rows before those that meet it; undefined for other orders
 */
async function findPart<Id extends string>(
  db: Db,
  source: TableSource<Id>,
  [first, second]: readonly SortRule<Id>[],
  { rows, offset, isBackwards }: Window,
) {
  if (first === undefined || second === undefined || source.emptyKeys?.[first.column] !== undefined) return undefined;
  const key = keyOf(source, first.column);
  const isDescending = first.isDescending !== isBackwards;
  const ends = await sql<{ lowest: string | null; highest: string | null }>`
    select min(key)::text as lowest, max(key)::text as highest
    from (
      select ${key} as key from ${table(source)} where ${only(source)}
      order by ${key} ${sql.raw(isDescending ? "desc" : "asc")}
      limit ${rows} offset ${offset}
    ) as page`.execute(db);
  const { lowest = null, highest = null } = ends.rows[0] ?? {};
  if (lowest === null || highest === null) return undefined;
  const values = lowest === highest ? sql`${key} = ${lowest}` : sql`${key} between ${lowest} and ${highest}`;
  const where = sql<SqlBool>`${only(source)} and ${values}`;
  if (offset === 0) return { where, before: 0 };
  const counted = await sql<{ before: number }>`
    select count(*)::int as before from ${table(source)}
    where ${only(source)} and ${key} ${isDescending ? sql`> ${highest}` : sql`< ${lowest}`}`.execute(db);
  return { where, before: counted.rows[0]?.before ?? 0 };
}

const table = ({ table: name }: Pick<TableSource<string>, "table">) => sql.table(name);

const only = ({ only: condition }: Pick<TableSource<string>, "only">) => condition ?? sql<SqlBool>`true`;

const keyOf = <Id extends string>(source: TableSource<Id>, column: Id) =>
  sql.ref(`${source.table}.${source.keys[column] ?? column}`);

/** The id comes last, in the direction of the column before it, so that one index serves the whole order. */
function orderOf<Id extends string>(source: TableSource<Id>, sort: readonly SortRule<Id>[], isBackwards: boolean) {
  const direction = (isDescending: boolean) => sql.raw(isDescending === isBackwards ? "asc" : "desc");
  const rules = sort.flatMap(({ column, isDescending }) => {
    const key = keyOf(source, column);
    const empty = source.emptyKeys?.[column];
    const isLast = empty === undefined ? [] : [sql`(${key} = ${sql.lit(empty)}) ${direction(false)}`];
    return [...isLast, sql`${key} ${direction(isDescending)}`];
  });
  const isById = sort.some(({ column }) => column === "id");
  const last = sql`${sql.ref(`${source.table}.id`)} ${direction(sort.at(-1)?.isDescending ?? false)}`;
  return sql.join(isById ? rules : [...rules, last]);
}

/** The query's condition for a row, or undefined if it has none. */
async function conditionOf<Id extends string>(db: Db, source: TableSource<Id>, query: TableQuery<Id>) {
  const words = splitWords(query.q ?? "");
  const language = knownLanguage(query.language);
  const periods = words.length > 0 ? await readPeriods(db, source, language) : [];
  const filters: Readonly<Record<string, unknown>> = query;
  const asked = [
    ...words.map((word) => finds(source, word, language, periods)),
    ...source.columns.flatMap((column) => {
      const filter = filters[column.id] as TableFilter | undefined;
      return filter ? [matches(source, column.id, filter)] : [];
    }),
  ];
  return asked.length > 0 ? sql<SqlBool>`${sql.join([only(source), ...asked], sql` and `)}` : undefined;
}

/** Every day of a date column, from the first to the last, as a search finds it. */
type Period = { readonly column: string; readonly days: ReturnType<typeof showDays> };

async function readPeriods<Id extends string>(
  db: Db,
  source: TableSource<Id>,
  language: string,
): Promise<readonly Period[]> {
  const columns = source.columns.filter(({ kind }) => kind === "date").map(({ id }) => id);
  if (columns.length === 0) return [];
  const ends = columns.flatMap((column) => {
    const own = ownColumn(source, column);
    return [sql`to_char(min(${own}), 'YYYY-MM-DD')`, sql`to_char(max(${own}), 'YYYY-MM-DD')`];
  });
  // Each bound comes from the column's index.
  const { rows } = await sql<{ days: (string | null)[] }>`
    select array[${sql.join(ends)}] as days from ${table(source)} where ${only(source)}`.execute(db);
  const days = rows[0]?.days ?? [];
  return columns.flatMap((column, place) => {
    const [first, last] = days.slice(place * 2);
    return first && last ? [{ column, days: showDays(first, last, language) }] : [];
  });
}

/** Matches a row that contains a word in any column, as stored or as shown in the language. */
function finds<Id extends string>(
  source: TableSource<Id>,
  word: string,
  language: string,
  periods: readonly Period[],
): RawBuilder<SqlBool> {
  const text = sql.ref(`${source.table}.${source.searchText}`);
  const places = [sql<SqlBool>`${text} like search_pattern(${word})`];
  const number = findNumber(word, language);
  const numbers = source.columns.filter(({ kind }) => kind === "number").map(({ id }) => ownColumn(source, id));
  if (number !== undefined && numbers.length > 0) {
    // The index also covers texts, so its matches are then checked against the numbers.
    const isNumber = numbers.map((own) => sql<SqlBool>`${own}::text like ${`%${number}%`}`);
    places.push(sql`(${text} like search_pattern(${number}) and (${sql.join(isNumber, sql` or `)}))`);
  }
  for (const { id, choices = [] } of source.columns) {
    const found = findChoices(choices, word, language);
    if (found.length > 0) places.push(sql`${ownColumn(source, id)} = any(${found}::text[])`);
  }
  for (const { column, days } of periods) {
    const found = findDays(days, word);
    if (found.length > 0) places.push(sql`${ownColumn(source, column)} = any(${found}::date[])`);
  }
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

const ownColumn = (source: Pick<TableSource<string>, "table">, column: string) => sql.ref(`${source.table}.${column}`);

function matches<Id extends string>(source: TableSource<Id>, column: Id, filter: TableFilter): RawBuilder<SqlBool> {
  const own = ownColumn(source, column);
  if (filter.kind === "text") return sql`${keyOf(source, column)} like literal_pattern(${filter.contains})`;
  if (filter.kind === "choice") return sql`${own} = any(${filter.anyOf}::text[])`;
  const isWhole = source.integers?.includes(column) ?? false;
  const type = sql.raw(filter.kind === "date" ? "date" : isWhole ? "bigint" : "numeric");
  const from = isWhole && typeof filter.from === "number" ? Math.ceil(filter.from) : filter.from;
  const to = isWhole && typeof filter.to === "number" ? Math.floor(filter.to) : filter.to;
  const ends = [
    ...(from === undefined ? [] : [sql<SqlBool>`${own} >= ${String(from)}::${type}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${own} <= ${String(to)}::${type}`]),
  ];
  return sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}

/** @param last the number of rows up to the end of the page */
function findCountLimit(all: number, last: number) {
  const limits = all < large ? countLimits : countLimitsOfLarge;
  return limits.find((limit) => last <= limit) ?? Math.max(...limits);
}

/** The number of rows without a condition, which triggers maintain. */
async function countAll(db: Db, source: Pick<TableSource<string>, "table">) {
  const kept = await db.selectFrom("tableCounts").select("total").where("name", "=", source.table).executeTakeFirst();
  return Number(kept?.total ?? 0);
}

async function countRows<Id extends string>(
  db: Db,
  source: TableSource<Id>,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<{ total: number; isMore: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from ${table(source)} where ${where} limit ${limit + 1}) as found`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, limit), isMore: count > limit };
}

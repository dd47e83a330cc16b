import { foldText } from "#contract/text/fold-text.ts";
import type { SheetCell } from "#contract/tables/sheet.ts";
import type { SortRule, TableFilter, TableQuery } from "#contract/tables/table-query.ts";
import { i18n, translateData } from "#web/lib/i18n/i18n.ts";
import type { Steps } from "#web/lib/loading/run-in-slices.ts";
import type { Column } from "#web/ui/table/column.ts";
import { writeCell } from "#web/ui/table/export/write-cell.ts";

/** Caches folded texts by column, for as long as the rows are the same, because folding costs more than comparing. */
const folded = new WeakMap<readonly object[], Map<string, readonly string[]>>();

/** The number of rows, or of comparisons, after which the work can be interrupted. */
const atATime = 500;

function* remember<Row extends object>(
  rows: readonly Row[],
  key: string,
  textOf: (row: Row) => string,
): Steps<readonly string[]> {
  const known = folded.get(rows) ?? new Map<string, readonly string[]>();
  folded.set(rows, known);
  const before = known.get(key);
  if (before) return before;
  const texts: string[] = [];
  for (const row of rows) {
    texts.push(textOf(row));
    if (texts.length % atATime === 0) yield;
  }
  known.set(key, texts);
  return texts;
}

const foldColumn = <Row extends object>(rows: readonly Row[], column: Column<Row>) =>
  remember(rows, column.id, (row) => fold(String(column.value(row) ?? "")));

/** The searchable texts of each row: the raw value, and everything its cell shows in the current language. */
function foldShown<Row extends object>(rows: readonly Row[], column: Column<Row>) {
  if (column.kind === "text" && !column.alsoShows) return foldColumn(rows, column);
  // Many rows share dates and choices.
  const known = new Map<SheetCell, string>();
  return remember(rows, `${column.id} ${i18n.language}`, (row) => {
    const value = column.value(row);
    const text = known.get(value) ?? fold(`${value ?? ""}\n${showValue(column, value)}`);
    known.set(value, text);
    return column.alsoShows ? `${text}\n${fold(column.alsoShows(row).join("\n"))}` : text;
  });
}

function showValue<Row>(column: Column<Row>, value: SheetCell) {
  if (value === null || value === undefined) return "";
  return column.kind === "choice" ? translateData(String(value)) : writeCell(column, value);
}

const isPlain = (text: string) => /^[\0-\u007F]*$/.test(text);
/** Removes the direction marks beside Arabic numbers, which nobody types. */
const fold = (text: string) =>
  isPlain(text) ? text.toLowerCase() : foldText(text).replaceAll(/[\u200e\u200f\u061c]/g, "");

/** Filters, searches and sorts rows as the server would. With many rows it takes a second and more, so it can be interrupted. */
export function* selectRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: TableQuery,
): Steps<readonly Row[]> {
  const words = fold(query.q ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const searched: (readonly string[])[] = [];
  const tests: Test<Row>[] = [];
  const filters: Readonly<Record<string, unknown>> = query;
  for (const column of columns) {
    if (words.length > 0) searched.push(yield* foldShown(rows, column));
    const filter = filters[column.id] as TableFilter | undefined;
    if (filter) tests.push(yield* testOf(rows, column, filter));
  }
  const found: number[] = [];
  for (const [place, row] of rows.entries()) {
    const matches =
      tests.every((test) => test(row, place)) &&
      words.every((word) => searched.some((texts) => texts[place]?.includes(word)));
    if (matches) found.push(place);
    if (place % atATime === 0) yield;
  }
  const sorted = yield* sortPlaces(found, rows, columns, query.sort ?? []);
  return sorted.map((place) => rows[place] as Row);
}

type Test<Row> = (row: Row, place: number) => boolean;

function* testOf<Row extends object>(rows: readonly Row[], column: Column<Row>, filter: TableFilter): Steps<Test<Row>> {
  if (filter.kind === "text") {
    const sought = fold(filter.contains);
    const texts = yield* foldColumn(rows, column);
    return (_row, place) => texts[place]?.includes(sought) ?? false;
  }
  if (filter.kind === "choice") {
    const chosen = new Set(filter.anyOf);
    return (row) => chosen.has(String(column.value(row)));
  }
  const { from, to } = filter;
  return (row) => {
    const value = column.value(row);
    if (value === null || value === undefined) return false;
    return (from === undefined || value >= from) && (to === undefined || value <= to);
  };
}

/** Sorts row indexes. The sort is stable, and missing and empty values come last in both directions. */
function* sortPlaces<Row extends object>(
  places: readonly number[],
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortRule[],
): Steps<readonly number[]> {
  const rules: { readonly keys: readonly (string | number | undefined)[]; readonly sign: number }[] = [];
  for (const { column: id, isDescending } of sort) {
    const column = columns.find((each) => each.id === id);
    if (!column) continue;
    const isText = column.kind === "text" || column.kind === "choice";
    const keys = isText
      ? (yield* foldColumn(rows, column)).map((text) => text || undefined)
      : rows.map((row) => column.value(row) ?? undefined);
    rules.push({ keys, sign: isDescending ? -1 : 1 });
  }
  if (rules.length === 0) return places;
  return yield* mergeSort(places, (one, other) => {
    for (const { keys, sign } of rules) {
      const difference = compare(keys[one], keys[other], sign);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

type Compare = (one: number, other: number) => number;

/** Sorts short runs and merges them, because `Array.sort` cannot be interrupted. */
function* mergeSort(places: readonly number[], order: Compare): Steps<readonly number[]> {
  let runs: (readonly number[])[] = [];
  for (let start = 0; start < places.length; start += atATime) {
    runs.push(places.slice(start, start + atATime).toSorted(order));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly number[])[] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], order));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(first: readonly number[], second: readonly number[], order: Compare): Steps<readonly number[]> {
  const merged: number[] = [];
  let [left, right] = [0, 0];
  while (left < first.length && right < second.length) {
    const [one, other] = [first[left] ?? 0, second[right] ?? 0];
    const isFirst = order(one, other) <= 0;
    merged.push(isFirst ? one : other);
    if (isFirst) left += 1;
    else right += 1;
    if (merged.length % atATime === 0) yield;
  }
  return merged.concat(first.slice(left), second.slice(right));
}

function compare(one: string | number | undefined, other: string | number | undefined, sign: number) {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -sign : sign;
}

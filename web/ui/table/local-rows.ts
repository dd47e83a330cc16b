import { foldText } from "#contract/fold-text.ts";
import type { SortRule, TableFilter, TableQuery } from "#contract/table-query.ts";
import type { Column } from "#web/ui/table/column.ts";

/** Folding a text costs more than comparing it, so that of each row it is done once. */
const folded = new WeakMap<object, Map<string, string>>();

function foldedValue<Row extends object>(row: Row, column: Column<Row>) {
  const known = folded.get(row) ?? new Map<string, string>();
  folded.set(row, known);
  const before = known.get(column.id);
  if (before !== undefined) return before;
  const text = foldText(String(column.value(row) ?? ""));
  known.set(column.id, text);
  return text;
}

/** The rows that a query asks for, as the server would answer it: filtered, searched, and in their order. */
export function selectRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: TableQuery,
): readonly Row[] {
  const words = foldText(query.q ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const filters: Readonly<Record<string, unknown>> = query;
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id] as TableFilter | undefined;
    return filter ? [testOf(column, filter)] : [];
  });
  const found =
    words.length === 0 && tests.length === 0
      ? rows
      : rows.filter(
          (row) =>
            tests.every((test) => test(row)) &&
            words.every((word) => columns.some((column) => foldedValue(row, column).includes(word))),
        );
  return sortRows(found, columns, query.sort ?? []);
}

function testOf<Row extends object>(column: Column<Row>, filter: TableFilter): (row: Row) => boolean {
  if (filter.kind === "text") {
    const sought = foldText(filter.contains);
    return (row) => foldedValue(row, column).includes(sought);
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

/** Equal rows stay in the order they came in. What is missing comes last. */
function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortRule[],
): readonly Row[] {
  const rules = sort.flatMap(({ column: id, isDescending }) => {
    const column = columns.find((each) => each.id === id);
    return column ? [{ column, sign: isDescending ? -1 : 1 }] : [];
  });
  if (rules.length === 0) return rows;
  const keyed = rows.map((row) => ({
    row,
    keys: rules.map(({ column }) => {
      const value = column.value(row);
      return typeof value === "string" && column.kind !== "date" ? foldedValue(row, column) : (value ?? undefined);
    }),
  }));
  keyed.sort((one, other) => {
    for (const [index, { sign }] of rules.entries()) {
      const difference = compare(one.keys[index], other.keys[index], sign);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

function compare(one: string | number | undefined, other: string | number | undefined, sign: number) {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -sign : sign;
}

import { parseFilter } from "#contract/tables/table-query.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { adviseOnNumbers, readNumber } from "#web/lib/format/read-number.ts";
import type { Column } from "#web/ui/table/column.ts";

/** Both ends of a range as its fields show them; an empty one is open. */
export type Range = { readonly from: string; readonly to: string };

/** The maximum number of digits of a filter in the address. */
const maxNumber = 999_999_999_999_999;

type RangeColumn = Pick<Column<never>, "id" | "title" | "kind" | "format">;

/** Converts a filter from the address to the texts of the fields. Date fields use ISO dates. */
export function writeRange(column: RangeColumn, filter: string): Range {
  const [from = "", to = ""] = filter.split("..");
  if (column.kind !== "number") return { from, to };
  const write = (end: string) => (end === "" ? "" : writeNumber(column, Number(end)));
  return { from: write(from), to: write(to) };
}

/** Formatted as in the column's cells, unless that could not be parsed again, because of a unit or rounding. */
function writeNumber({ format = formatNumber }: RangeColumn, value: number) {
  const written = format(value);
  const read = readNumber(written);
  return "value" in read && read.value === value ? written : formatNumber(value, { maximumFractionDigits: 6 });
}

/** @returns the filter as in the address, empty if both ends are open; or the translated errors by field */
export function readRange(column: RangeColumn, range: Range): { filter: string } | { errors: Partial<Range> } {
  const from = readEnd(column, range.from);
  const to = readEnd(column, range.to);
  const errors = { ...("error" in from && { from: from.error }), ...("error" in to && { to: to.error }) };
  if ("error" in from || "error" in to) return { errors };
  const filter = `${from.text}..${to.text}`;
  return { filter: filter === ".." ? "" : filter };
}

function readEnd(column: RangeColumn, typed: string): { text: string } | { error: string } {
  if (typed.trim() === "") return { text: "" };
  if (column.kind !== "number")
    return parseFilter(column, `${typed}..`)
      ? { text: typed }
      : { error: translateData("Enter a date between 1900 and 2999") };
  const read = readNumber(typed, { max: maxNumber });
  const text = "value" in read ? String(read.value) : "";
  if ("fault" in read && read.fault === "too-large") return { error: translateData("The number is too large") };
  return parseFilter(column, `${text}..`) ? { text } : { error: adviseOnNumbers() };
}

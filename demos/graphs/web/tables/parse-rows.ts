import type { Spread } from "#demos/graphs/web/series/rolling-average.ts";

/** A time in milliseconds with two values. Values may be missing. */
export type SpreadRow = { readonly time: number; readonly values: readonly [Spread | null, Spread | null] };

/** Parses `-3.1;0.4;4.2`, which must be in ascending order; null if empty or invalid. */
function parseSpread(text: string): Spread | null {
  const parts = text.split(";").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = parts;
  return parts.length === 3 && parts.every(Number.isFinite) && low <= middle && middle <= high
    ? [low, middle, high]
    : null;
}

/** Rejects days that do not exist, such as 31 February. */
function timeOf(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 would become those of the last century.
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}

/** Parses `20261120`. */
function parseDay(text: string) {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? undefined : timeOf(Number(year), Number(month), Number(day));
}

/** Parses `1913-01` as the first of the month. */
function parseMonth(text: string) {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? undefined : timeOf(Number(year), Number(month), 1);
}

function parseRow(row: string, parseDate: (text: string) => number | undefined): SpreadRow | undefined {
  const parts = row.split(",");
  const time = parseDate((parts[0] ?? "").trim());
  if (time === undefined || parts.length !== 3) return undefined;
  return { time, values: [parseSpread(parts[1] ?? ""), parseSpread(parts[2] ?? "")] };
}

/** A day's temperatures of two cities (specification §3): `20261120,-3.1;0.4;4.2,9.8;12;15.5`. */
export const parseTemperatureRow = (row: string) => parseRow(row, parseDay);

/** A month of the stock index, nominal and real (specification §3): `1913-01,82;86.1;90,1811;1901.2;1987`. */
export const parseStockRow = (row: string) => parseRow(row, parseMonth);

/** Parses the valid rows, and sorts them by time. */
export const parseRows = (rows: readonly string[], parse: (row: string) => SpreadRow | undefined) =>
  rows.flatMap((row) => parse(row) ?? []).toSorted((one, other) => one.time - other.time);

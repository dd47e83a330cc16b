import type { Spread } from "#web/features/graphs/series/rolling-average.ts";

/** A moment, in milliseconds, and what two things were like then. A value may be missing. */
export type SpreadRow = { readonly time: number; readonly values: readonly [Spread | null, Spread | null] };

/** `-3.1;0.4;4.2`, in the order of size; nothing where it is empty or is none. */
function parseSpread(text: string): Spread | null {
  const parts = text.split(";").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = parts;
  return parts.length === 3 && parts.every(Number.isFinite) && low <= middle && middle <= high
    ? [low, middle, high]
    : null;
}

/** A day that there is: the 31st of February is none. */
function timeOf(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below a hundred would become those of the last century.
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}

/** `20261120`. */
function parseDay(text: string) {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? undefined : timeOf(Number(year), Number(month), Number(day));
}

/** `1913-01`: the first of it. */
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

/** The rows that can be read, in the order of time. */
export const parseRows = (rows: readonly string[], parse: (row: string) => SpreadRow | undefined) =>
  rows.flatMap((row) => parse(row) ?? []).toSorted((one, other) => one.time - other.time);

import { readNumber } from "#web/lib/format/read-number.ts";

/** A low, typical and high value. */
export type Spread = readonly [low: number, middle: number, high: number];

/**
 * The average of each value and the ones before it, `periods` in all. At the beginning there are fewer; missing values
 * are skipped, and if all are missing, so is the average.
 */
export function rollingAverage(values: readonly (number | null)[], periods: number): (number | null)[] {
  const period = Math.max(1, Math.floor(periods));
  return values.map((_, end) => {
    const window = values.slice(Math.max(0, end + 1 - period), end + 1).filter((value) => value !== null);
    return window.length === 0 ? null : window.reduce((sum, value) => sum + value, 0) / window.length;
  });
}

/** The same for each of the three values. */
export function rollingSpread(spreads: readonly (Spread | null)[], periods: number): (Spread | null)[] {
  const [lows, middles, highs] = [0, 1, 2].map((part) =>
    rollingAverage(
      spreads.map((spread) => spread?.[part] ?? null),
      periods,
    ),
  );
  return spreads.map((_, index) => {
    const [low, middle, high] = [lows?.[index] ?? null, middles?.[index] ?? null, highs?.[index] ?? null];
    return low === null || middle === null || high === null ? null : [low, middle, high];
  });
}

/** The maximum period: a year. */
export const maxPeriod = 365;

/** Parses a typed period; undefined if it is invalid. */
export function readPeriod(text: string): number | undefined {
  const read = readNumber(text, { min: 1, max: maxPeriod });
  return "value" in read && Number.isInteger(read.value) ? read.value : undefined;
}

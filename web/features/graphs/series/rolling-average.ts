import { readNumber } from "#web/lib/read-number.ts";

/** Something that lies between two values; the middle one is what it mostly is. */
export type Spread = readonly [low: number, middle: number, high: number];

/**
 * The mean of each value and those before it, of so many in all. At the beginning there are fewer; what is missing
 * counts for nothing, and where there is nothing at all to count, the mean is missing too.
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

/** The longest period that can be asked for: a year. */
export const maxPeriod = 365;

/** The period that somebody has typed, or nothing where it is none. */
export function readPeriod(text: string): number | undefined {
  const read = readNumber(text, { min: 1, max: maxPeriod });
  return "value" in read && Number.isInteger(read.value) ? read.value : undefined;
}

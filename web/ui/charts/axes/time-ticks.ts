const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 1970 began on a Thursday, and weeks begin on a Monday. */
const firstMonday = 4 * day;

type Step =
  | { readonly length: number; readonly origin?: number }
  /** Months are of different lengths. */
  | { readonly months: number };

/** The possible distances of ticks, from short to long. */
const steps: readonly Step[] = [
  ...[1, 5, 10, 15, 30].map((count) => ({ length: count * minute })),
  ...[1, 2, 3, 6, 12].map((count) => ({ length: count * hour })),
  ...[1, 2].map((count) => ({ length: count * day })),
  ...[7, 14].map((count) => ({ length: count * day, origin: firstMonday })),
  ...[1, 2, 3, 6].map((months) => ({ months })),
  ...[1, 2, 5, 10, 20, 25, 50, 100].map((years) => ({ months: years * 12 })),
];

/** Round times in UTC from one time to another, in milliseconds: evenly spaced, and at most `max`. */
export function timeTicks(from: number, to: number, max: number): readonly number[] {
  for (const step of steps) {
    const length = "months" in step ? step.months * 28 * day : step.length;
    if ((to - from) / length > 4 * max + 4) continue;
    const ticks = "months" in step ? monthTicks(from, to, step.months) : evenTicks(from, to, step);
    if (ticks.length <= Math.max(max, 1)) return ticks;
  }
  return [];
}

function evenTicks(from: number, to: number, { length, origin = 0 }: { length: number; origin?: number }) {
  const ticks: number[] = [];
  for (let time = Math.ceil((from - origin) / length) * length + origin; time <= to; time += length) ticks.push(time);
  return ticks;
}

function monthTicks(from: number, to: number, months: number) {
  const ticks: number[] = [];
  const date = new Date(from);
  const number = date.getUTCFullYear() * 12 + date.getUTCMonth();
  for (let month = Math.floor(number / months) * months; ; month += months) {
    // Not the constructor's arguments, in which the years up to 99 are those of the last century.
    const time = new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12);
    if (time > to) return ticks;
    if (time >= from) ticks.push(time);
  }
}

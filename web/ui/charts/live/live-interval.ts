import { readNumber } from "#web/lib/format/read-number.ts";

/** In milliseconds (specification §5). */
const minInterval = 1;
const maxInterval = 2000;

/** Parses a typed interval. Empty or malformed input is ignored and keeps the current one. */
export function readInterval(text: string, current: number) {
  const read = readNumber(text, { min: minInterval, max: maxInterval });
  if ("value" in read) return read.value;
  if (read.fault === "too-small") return minInterval;
  return read.fault === "too-large" ? maxInterval : current;
}

/**
 * Returns the number of steps due after some time, and the remaining time. The number is limited: steps missed while
 * the window was hidden are skipped.
 */
export function dueSteps(elapsed: number, interval: number, max: number) {
  const steps = Math.floor(elapsed / interval);
  return steps > max ? { steps: max, rest: 0 } : { steps, rest: elapsed - steps * interval };
}

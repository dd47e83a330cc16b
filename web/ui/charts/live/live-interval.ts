import { readNumber } from "#web/lib/read-number.ts";

/** In milliseconds (specification §5). */
const minInterval = 1;
const maxInterval = 2000;

/** The interval that somebody has typed. What is empty or no number is ignored: the one before stays. */
export function readInterval(text: string, current: number) {
  const read = readNumber(text, { min: minInterval, max: maxInterval });
  if ("value" in read) return read.value;
  if (read.fault === "too-small") return minInterval;
  return read.fault === "too-large" ? maxInterval : current;
}

/**
 * How many steps are due after some time, and how much of that time is left over for the next. At most so many: after
 * a pause, of a window that nobody saw, what came in between is not made up for.
 */
export function dueSteps(elapsed: number, interval: number, atMost: number) {
  const steps = Math.floor(elapsed / interval);
  return steps > atMost ? { steps: atMost, rest: 0 } : { steps, rest: elapsed - steps * interval };
}

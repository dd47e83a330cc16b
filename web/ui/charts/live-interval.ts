import { clamp } from "#web/ui/charts/random-walk.ts";

/** In milliseconds (specification §5). */
const shortest = 1;
const longest = 2000;

/** The interval that somebody has typed. What is empty or no number is ignored: the one before stays. */
export function readInterval(text: string, current: number) {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(value) ? current : clamp(value, shortest, longest);
}

/**
 * How many steps are due after some time, and how much of that time is left over for the next. At most so many: after
 * a pause, of a window that nobody saw, what came in between is not made up for.
 */
export function dueSteps(elapsed: number, interval: number, atMost: number) {
  const steps = Math.floor(elapsed / interval);
  return steps > atMost ? { steps: atMost, rest: 0 } : { steps, rest: elapsed - steps * interval };
}

import type { Span } from "#web/ui/charts/thin-out.ts";

/** The part of the range that is moved: one end, or the whole range. */
export type Grip = "start" | "end" | "window";

/** The minimum range, in steps from its first to its last value. */
const minSpan = 6;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Moves a grip of the range by some steps. The range stays within `count` values and above its minimum. */
export function moveSpan({ from, to }: Span, grip: Grip, steps: number, count: number): Span {
  const last = Math.max(0, count - 1);
  const min = Math.min(minSpan, last);
  const by = Math.round(steps);
  if (grip === "start") return { from: clamp(from + by, 0, to - min), to };
  if (grip === "end") return { from, to: clamp(to + by, from + min, last) };
  const moved = clamp(from + by, 0, last - (to - from));
  return { from: moved, to: moved + to - from };
}

/** The range of the last values, or of all if there are fewer. */
export const lastOf = (count: number, values: number): Span => ({
  from: Math.max(0, count - values),
  to: Math.max(0, count - 1),
});

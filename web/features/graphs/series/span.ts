import type { Span } from "#web/ui/charts/thin-out.ts";

/** What is taken hold of: one end of the part that is shown, or the whole of it. */
export type Grip = "start" | "end" | "window";

/** The least that is shown, in steps from its first to its last. */
const minSpan = 6;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The part after one of its grips has been moved by so many steps. It stays within `count` values, and is never too short. */
export function moveSpan({ from, to }: Span, grip: Grip, steps: number, count: number): Span {
  const last = Math.max(0, count - 1);
  const min = Math.min(minSpan, last);
  const by = Math.round(steps);
  if (grip === "start") return { from: clamp(from + by, 0, to - min), to };
  if (grip === "end") return { from, to: clamp(to + by, from + min, last) };
  const moved = clamp(from + by, 0, last - (to - from));
  return { from: moved, to: moved + to - from };
}

/** The last so many values, or all where there are fewer. */
export const lastOf = (count: number, values: number): Span => ({
  from: Math.max(0, count - values),
  to: Math.max(0, count - 1),
});

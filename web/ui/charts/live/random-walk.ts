/** The maximum change per step (specification §9). */
export const walkStep = 5;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The next value: at most a step away, from 0 to 100. `chance` is from 0 to 1. */
export const nextValue = (value: number, chance: number) => clamp(value + (chance * 2 - 1) * walkStep, 0, 100);

/** The first values of a walk that begins in the middle. */
export function startWalk(points: number, random: () => number): readonly number[] {
  return advanceWalk([50], Math.max(points - 1, 0), random, points).slice(-points);
}

/** The walk some steps later. It keeps its length by dropping the oldest values. */
export function advanceWalk(values: readonly number[], steps: number, random: () => number, points = values.length) {
  const walk = [...values];
  for (let step = 0; step < steps; step += 1) walk.push(nextValue(walk.at(-1) ?? 50, random()));
  return walk.slice(-points);
}

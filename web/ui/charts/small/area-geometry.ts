import { chooseTicks, type Ticks } from "#web/ui/charts/axes/value-ticks.ts";
import { type Box, linePoints, pathOf } from "#web/ui/charts/world-map/shapes.ts";

/** The values of a series in order; null where one is missing. */
export type Values = readonly (number | null)[];

/** The axis of some series, from zero. */
export function ticksOf(series: readonly Values[]): Ticks {
  const max = Math.max(0, ...series.flat().map((value) => value ?? 0));
  const [ticks = { min: 0, max: 1, interval: 1 }] = chooseTicks([{ min: 0, max, isWhole: false }]);
  return ticks;
}

/** The values of the ticks, from the top. */
export const listTicks = ({ min, max, interval }: Ticks) =>
  Array.from({ length: Math.round((max - min) / interval) + 1 }, (_, index) => max - index * interval);

/** The paths of a line and of the area below it, interrupted where values are missing. */
export function areaPaths(values: Values, box: Box, { min, max }: Ticks) {
  const points = linePoints(
    values.map((value) => value ?? Number.NaN),
    box,
    [min, max],
  );
  const runs: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (Number.isNaN(point[1])) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  const drawn = runs.flatMap((run) => {
    const [first] = run;
    // A point between missing ones is a line to itself, whose round ends are a dot.
    return first ? [{ start: first[0], line: pathOf(run.length > 1 ? run : [first, first]) }] : [];
  });
  return {
    line: drawn.map(({ line }) => line).join(""),
    area: drawn.map(({ line, start }) => `${line}V${box.height}H${start}Z`).join(""),
  };
}

/** The distances between labelled points: every one, every second, every week, and so on. */
const steps = [1, 2, 7, 14, 28];

/** The indices of the points that have a label: evenly spaced, at most `max`, always with the last one. */
export function labelledPoints(count: number, max: number): readonly number[] {
  const step = steps.find((each) => Math.ceil(count / each) <= max) ?? Math.ceil(count / max);
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/** The place of a point across the chart, from 0 to 1. */
export const shareOf = (index: number, count: number) => index / Math.max(count - 1, 1);

/** The index of the point that is nearest to a place across the chart; places from 0 to 1 are inside. */
export const nearestPoint = (share: number, count: number) =>
  Math.min(Math.max(Math.round(share * (count - 1)), 0), Math.max(count - 1, 0));

/** Where a key leads from a point. It stops at both ends, because time does. Undefined for other keys. */
export function pointAfterKey(key: string, index: number, count: number, isRightToLeft: boolean) {
  const [later, earlier] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === later || key === "ArrowUp") return Math.min(index + 1, count - 1);
  if (key === earlier || key === "ArrowDown") return Math.max(index - 1, 0);
  const leap = Math.max(Math.round(count / 10), 1);
  if (key === "PageUp") return Math.min(index + leap, count - 1);
  if (key === "PageDown") return Math.max(index - leap, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Moves labels apart that are less than `gap` pixels from each other, within 0 to `max`. Their order stays. */
export function spreadLabels(places: readonly number[], gap: number, max: number): readonly number[] {
  const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const spread = [...places];
  let least = 0;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, least);
    least = (spread[index] ?? 0) + gap;
  }
  let most = max;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, most);
    most = (spread[index] ?? 0) - gap;
  }
  return spread;
}

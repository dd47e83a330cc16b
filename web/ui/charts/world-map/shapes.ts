/** The geometry of the small charts: numbers in, coordinates out. */

export type Box = { readonly width: number; readonly height: number };

/** The least and the most of what is drawn. */
export type Range = readonly [min: number, max: number];

export const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** Where each value lies in the box: evenly across, the most at the top. Values that do not differ lie in the middle. */
export function linePoints(values: readonly number[], { width, height }: Box, [min, max]: Range, inset = 0) {
  const across = (width - 2 * inset) / Math.max(values.length - 1, 1);
  const down = height - 2 * inset;
  return values.map((value, index): readonly [number, number] => [
    inset + index * across,
    inset + (max > min ? down * (1 - (value - min) / (max - min)) : down / 2),
  ]);
}

/** To a tenth of a pixel. */
const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

/** Heights of bars from zero; one that stands for something can be seen, and so can a loss, below the line. */
export function barHeights(values: readonly number[], height: number) {
  const max = Math.max(...values.map(Math.abs));
  return values.map((value) => (value === 0 || max === 0 ? 0 : Math.max(1, (Math.abs(value) / max) * height)));
}

/** Slices of a pie, clockwise from the top, each as the path of its outline. What is nothing or less has no slice. */
export function pieSlices(values: readonly number[], radius: number) {
  const parts = values.map((value) => Math.max(value, 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  let turned = 0;
  return parts.map((part) => {
    if (part === 0) return "";
    const [from, to] = [turned, turned + part / total];
    turned = to;
    // A circle that ends where it begins would be no arc at all.
    if (part === total)
      return `M0 ${radius}A${radius} ${radius} 0 1 1 ${2 * radius} ${radius}A${radius} ${radius} 0 1 1 0 ${radius}Z`;
    const at = (turn: number) => {
      const angle = (turn - 0.25) * 2 * Math.PI;
      return `${round(radius + radius * Math.cos(angle))} ${round(radius + radius * Math.sin(angle))}`;
    };
    return `M${radius} ${radius}L${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
  });
}

/** So many values at the most: neighbours are added up, the latest group being a whole one. */
export function sumNeighbours(values: readonly number[], atMost: number) {
  const size = Math.ceil(values.length / atMost);
  const groups: number[] = [];
  for (let end = values.length; end > 0; end -= size) {
    groups.unshift(values.slice(Math.max(0, end - size), end).reduce((sum, value) => sum + value, 0));
  }
  // The oldest, where it is not whole, would look like a bad beginning.
  return values.length % size === 0 || groups.length < 2 ? groups : groups.slice(1);
}

/** The geometry of small charts: converts values to coordinates. */

export type Box = { readonly width: number; readonly height: number };

/** The minimum and maximum of the values. */
export type Range = readonly [min: number, max: number];

export const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** The position of each value in the box: evenly spaced, the maximum at the top. Equal values lie in the middle. */
export function linePoints(values: readonly number[], { width, height }: Box, [min, max]: Range, inset = 0) {
  const across = (width - 2 * inset) / Math.max(values.length - 1, 1);
  const down = height - 2 * inset;
  return values.map((value, index): readonly [number, number] => [
    inset + index * across,
    inset + (max > min ? down * (1 - (value - min) / (max - min)) : down / 2),
  ]);
}

/** Rounds to a tenth of a pixel. */
const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

/** Heights of bars from zero. Values other than zero are always visible; negative ones extend below the line. */
export function barHeights(values: readonly number[], height: number) {
  const max = Math.max(...values.map(Math.abs));
  return values.map((value) => (value === 0 || max === 0 ? 0 : Math.max(1, (Math.abs(value) / max) * height)));
}

/** The slices of a pie, clockwise from the top, each as an SVG path. Values of zero or less have none. */
export function pieSlices(values: readonly number[], radius: number) {
  const parts = values.map((value) => Math.max(value, 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  let turned = 0;
  return parts.map((part) => {
    if (part === 0) return "";
    const [from, to] = [turned, turned + part / total];
    turned = to;
    // An arc that ends where it begins would be empty.
    if (part === total)
      return `M0 ${radius}A${radius} ${radius} 0 1 1 ${2 * radius} ${radius}A${radius} ${radius} 0 1 1 0 ${radius}Z`;
    const at = (turn: number) => {
      const angle = (turn - 0.25) * 2 * Math.PI;
      return `${round(radius + radius * Math.cos(angle))} ${round(radius + radius * Math.sin(angle))}`;
    };
    return `M${radius} ${radius}L${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
  });
}

/** Reduces the number of values by adding neighbours up. The latest group is always complete. */
export function sumNeighbours(values: readonly number[], atMost: number) {
  const size = Math.ceil(values.length / atMost);
  const groups: number[] = [];
  for (let end = values.length; end > 0; end -= size) {
    groups.unshift(values.slice(Math.max(0, end - size), end).reduce((sum, value) => sum + value, 0));
  }
  // An incomplete oldest group would look like a drop, so it is left out.
  return values.length % size === 0 || groups.length < 2 ? groups : groups.slice(1);
}

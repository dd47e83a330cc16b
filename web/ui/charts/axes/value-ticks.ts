/** The values that an axis has to contain. */
export type Extent = {
  readonly min: number;
  readonly max: number;
  /** All values are whole numbers, so ticks between them would mean nothing. */
  readonly isWhole: boolean;
};

/** A tick at each end of an axis, and evenly between them. */
export type Ticks = { readonly min: number; readonly max: number; readonly interval: number };

/** The distances of ticks, to be multiplied by a power of ten, and what each costs: the rounder, the cheaper. */
const steps = [
  [1, 0],
  [2, 0],
  [5, 0],
  [2.5, 0.04],
  [4, 0.08],
  [3, 0.1],
  [6, 0.12],
  [8, 0.12],
  [1.5, 0.14],
] as const;

/** Four or five ticks. */
const counts = [3, 4] as const;

/**
 * The ticks of one axis, or of several axes of one chart, which then have the same number of ticks, so that the lines of
 * the first belong to all of them. Ticks are round numbers, and as close around the values as round numbers permit.
 */
export function chooseTicks(extents: readonly Extent[]): readonly Ticks[] {
  const choices = counts.map((count) => extents.map((extent) => cheapestTicks(extent, count)));
  const costOf = (choice: readonly Costed[]) => choice.reduce((sum, { cost }) => sum + cost, 0);
  const best = choices.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return best.map(({ min, max, interval }) => ({ min, max, interval }));
}

type Costed = Ticks & { readonly cost: number };

function cheapestTicks({ min, max: top, isWhole }: Extent, count: number): Costed {
  // Equal values need an axis too.
  const max = top > min ? top : min + Math.max(Math.abs(min), 1);
  const span = max - min;
  const power = Math.floor(Math.log10(span / count));
  const possible = [power - 1, power, power + 1, power + 2].flatMap((exponent) =>
    steps.flatMap(([step, price]): Costed[] => {
      const interval = clean(step * 10 ** exponent);
      if (isWhole && !Number.isInteger(interval)) return [];
      const first = Math.floor(clean(min / interval));
      const last = Math.max(Math.ceil(clean(max / interval)), first + 1);
      if (last - first > count) return [];
      const whole = count * interval;
      const cost = price + (whole - span) / whole;
      return [{ min: clean(first * interval), max: clean((first + count) * interval), interval, cost }];
    }),
  );
  return possible.reduce((one, other) => (other.cost < one.cost ? other : one));
}

/** Removes the error of binary fractions: 0.30000000000000004 is 0.3. */
const clean = (value: number) => Number(value.toPrecision(12));

/** On a logarithmic axis, these are almost evenly spaced. */
const decade = [1, 2, 5] as const;

/**
 * The ticks of an axis whose places are logarithms to the base ten, and its ends: powers of ten if it has at least two of
 * them, otherwise 1, 2, 5, 10 and so on, and ordinary ticks if the values are close together.
 *
 * @param min the logarithm of the minimum
 * @param max the logarithm of the maximum
 */
export function logarithmicTicks(min: number, max: number) {
  const ticks = max - min >= 2 ? listPowers(min, max) : max - min >= 0.7 ? partsOfTen(min, max) : evenTicks(min, max);
  return { min: Math.min(min, ticks[0] ?? min), max: Math.max(max, ticks.at(-1) ?? max), ticks };
}

/** From the power of ten below the minimum to that above the maximum. */
const listPowers = (min: number, max: number) =>
  Array.from({ length: Math.max(Math.ceil(max) - Math.floor(min), 1) + 1 }, (_, index) => Math.floor(min) + index);

function partsOfTen(min: number, max: number) {
  const ticks = listPowers(min, max).flatMap((power) => decade.map((part) => power + Math.log10(part)));
  const first = ticks.findLastIndex((tick) => tick <= min);
  const last = ticks.findIndex((tick) => tick >= max);
  return ticks.slice(Math.max(first, 0), last < 0 ? undefined : last + 1);
}

function evenTicks(min: number, max: number) {
  const even = chooseTicks([{ min: 10 ** min, max: 10 ** max, isWhole: false }]);
  return even
    .flatMap(({ min: first, max: last, interval }) =>
      Array.from({ length: Math.round((last - first) / interval) + 1 }, (_, index) => first + index * interval),
    )
    .filter((value) => value > 0)
    .map((value) => Math.log10(value));
}

import fc from "fast-check";
import { expect, test } from "vitest";

import { chooseTicks, type Extent, logarithmicTicks } from "#web/ui/charts/axes/value-ticks.ts";

const ticksOf = (min: number, max: number, isWhole = false) => {
  const [ticks] = chooseTicks([{ min, max, isWhole }]);
  if (!ticks) throw new Error("No ticks");
  const count = Math.round((ticks.max - ticks.min) / ticks.interval);
  return Array.from({ length: count + 1 }, (_, index) => Number((ticks.min + index * ticks.interval).toPrecision(10)));
};

test.each([
  [0, 148, [0, 50, 100, 150]],
  [0, 100, [0, 25, 50, 75, 100]],
  [0, 3065, [0, 800, 1600, 2400, 3200]],
  [0, 0.96, [0, 0.25, 0.5, 0.75, 1]],
  [-9.4, 34.2, [-20, 0, 20, 40]],
  [0, 0, [0, 0.25, 0.5, 0.75, 1]],
])("values from %d to %d have the ticks %j", (min, max, expected) => {
  expect(ticksOf(min, max)).toEqual(expected);
});

test("whole numbers have no ticks between them", () => {
  expect(ticksOf(0, 2, true)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(0, 0, true)).toEqual([0, 1, 2, 3]);
});

const extent = fc
  .tuple(
    // In spans: values far from zero and close together have more digits than an axis shows.
    fc.double({ min: -1000, max: 1000, noNaN: true }),
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([from, span, fromZero, isWhole]): Extent => {
    const [min, max] = fromZero ? [0, span] : [from * span, (from + 1) * span];
    return isWhole ? { min: Math.floor(min), max: Math.ceil(max), isWhole } : { min, max, isWhole };
  });

/** One, 1.5, 2, 2.5, 3, 4, 5, 6 or 8, with any number of zeros. */
const isRound = (value: number) => /^([1-68]|1\.5|2\.5)e/.test(Number(value.toPrecision(10)).toExponential());

test("any axis has four or five ticks at round distances, one at each end, around its values", () => {
  fc.assert(
    fc.property(extent, (values) => {
      const [ticks] = chooseTicks([values]);
      if (!ticks) throw new Error("No ticks");
      const count = (ticks.max - ticks.min) / ticks.interval;
      expect([3, 4]).toContain(Math.round(count * 1e4) / 1e4);
      expect(isRound(ticks.interval)).toBe(true);
      const tolerance = ticks.interval * 1e-6;
      expect(ticks.min).toBeLessThanOrEqual(values.min + tolerance);
      expect(ticks.max).toBeGreaterThanOrEqual(values.max - tolerance);
      expect(Math.abs(Math.round(ticks.min / ticks.interval) * ticks.interval - ticks.min)).toBeLessThan(tolerance);
    }),
  );
});

test("two axes of one chart have the same number of ticks", () => {
  fc.assert(
    fc.property(extent, extent, (one, other) => {
      const counts = chooseTicks([one, other]).map(({ min, max, interval }) => Math.round((max - min) / interval));
      expect(counts[0]).toBe(counts[1]);
    }),
  );
});

const logarithmic = (from: number, to: number) =>
  logarithmicTicks(Math.log10(from), Math.log10(to)).ticks.map((tick) => Math.round(10 ** tick));

test("a logarithmic axis has powers of ten, or rounder numbers between them if it is short", () => {
  expect(logarithmic(45, 17_000)).toEqual([10, 100, 1000, 10_000, 100_000]);
  expect(logarithmic(800, 17_000)).toEqual([500, 1000, 2000, 5000, 10_000, 20_000]);
  expect(logarithmic(8000, 17_000)).toEqual([7500, 10_000, 12_500, 15_000, 17_500]);
});

test("a logarithmic axis includes all its values", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 6, noNaN: true }),
      fc.double({ min: 1e-3, max: 6, noNaN: true }),
      (from, span) => {
        const { min, max, ticks } = logarithmicTicks(from, from + span);
        expect(min).toBeLessThanOrEqual(from);
        expect(max).toBeGreaterThanOrEqual(from + span);
        expect(ticks.length).toBeGreaterThan(1);
      },
    ),
  );
});

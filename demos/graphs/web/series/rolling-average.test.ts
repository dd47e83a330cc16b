import fc from "fast-check";
import { expect, test } from "vitest";

import { readPeriod, rollingAverage, rollingSpread, type Spread } from "#demos/graphs/web/series/rolling-average.ts";

const fourteen = Array.from({ length: 16 }, (_, index) => index + 1);

test.each([
  ["one period changes nothing", [3, 1, 2], 1, [3, 1, 2]],
  ["two periods", [2, 4, 6, 0], 2, [2, 3, 5, 3]],
  ["fewer values at the beginning", [9, 3, 3], 14, [9, 6, 5]],
  ["a fractional period is rounded down", [2, 4, 6], 2.9, [2, 3, 5]],
  ["a period below one counts as one", [2, 4], 0, [2, 4]],
  ["missing values are ignored", [2, null, 6, null], 2, [2, 2, 6, 6]],
  ["a window without values has no average", [null, null, 4], 2, [null, null, 4]],
  ["no values", [], 14, []],
])("%s", (_, values, periods, expected) => {
  expect(rollingAverage(values, periods)).toEqual(expected);
});

test("spec §2: with 14 periods, the fifteenth average no longer includes the first value", () => {
  const averages = rollingAverage(fourteen, 14);
  expect(averages[13]).toBe(7.5);
  expect(averages[14]).toBe(8.5);
  expect(averages[15]).toBe(9.5);
});

test("low, middle and high are averaged separately, ignoring missing values", () => {
  const spreads: (Spread | null)[] = [[1, 2, 3], [3, 6, 9], null, [5, 10, 15]];
  expect(rollingSpread(spreads, 2)).toEqual([
    [1, 2, 3],
    [2, 4, 6],
    [3, 6, 9],
    [5, 10, 15],
  ]);
  expect(rollingSpread([null, [1, 2, 3]], 1)).toEqual([null, [1, 2, 3]]);
});

test("an average lies between the minimum and the maximum of its window", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (values, periods) => {
        for (const [index, average] of rollingAverage(values, periods).entries()) {
          const window = values.slice(Math.max(0, index + 1 - periods), index + 1);
          expect(average).toBeGreaterThanOrEqual(Math.min(...window) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...window) + 1e-9);
        }
      },
    ),
  );
});

test.each([
  ["14", 14],
  [" 7 ", 7],
  ["1", 1],
  ["365", 365],
  ["0", undefined],
  ["366", undefined],
  ["-3", undefined],
  ["2.5", undefined],
  ["1e2", undefined],
  ["٣٠", 30],
  ["", undefined],
  ["two weeks", undefined],
])("the period %j becomes %s", (text, expected) => {
  expect(readPeriod(text)).toBe(expected);
});

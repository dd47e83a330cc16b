import fc from "fast-check";
import { expect, test } from "vitest";

import { thinOut } from "#web/ui/charts/thin-out.ts";

const row = (length: number, valueOf: (index: number) => number = (index) => Math.sin(index)) =>
  Array.from({ length }, (_, index) => valueOf(index));

test.each([
  ["no values", row(0), { from: 0, to: 10 }, 100, []],
  ["values up to the maximum are all kept", row(4), { from: 0, to: 3 }, 4, [0, 1, 2, 3]],
  ["a range, with a neighbour on each side", row(100), { from: 10, to: 12 }, 50, [9, 10, 11, 12, 13]],
  ["a range beyond the ends", row(3), { from: -5, to: 9 }, 50, [0, 1, 2]],
  ["one value", [7], { from: 0, to: 0 }, 1, [0]],
  ["equal values keep the first of each group, and the last", row(8, () => 1), { from: 0, to: 7 }, 4, [0, 4, 7]],
  ["a spike is kept", [0, 0, 0, 9, 0, 0, 0, 0], { from: 0, to: 7 }, 4, [0, 3, 4, 7]],
])("%s", (_, values, span, max, expected) => {
  expect(thinOut(values, span, max)).toEqual(expected);
});

test("reducing a hundred thousand values to about 2000 keeps the minimum, the maximum and both ends", () => {
  let value = 50;
  const values = row(100_000, (index) => (value += Math.sin(index * 0.37) * 3 + Math.cos(index * 0.011)));
  values[54_321] = 9999;
  values[12_345] = -9999;
  const places = thinOut(values, { from: 0, to: 99_999 }, 2000);
  expect(places.length).toBeLessThanOrEqual(2002);
  expect(places.length).toBeGreaterThan(500);
  expect(places).toEqual(expect.arrayContaining([0, 12_345, 54_321, 99_999]));
});

test("places ascend, span the range with its neighbours, and include its minimum and maximum", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 400 }),
      fc.nat(399),
      fc.nat(399),
      fc.integer({ min: 2, max: 120 }),
      (values, one, other, max) => {
        const [from, to] = [Math.min(one, other, values.length - 1), Math.min(Math.max(one, other), values.length - 1)];
        const places = thinOut(values, { from, to }, max);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(places[0]).toBe(Math.max(0, from - 1));
        expect(places.at(-1)).toBe(Math.min(values.length - 1, to + 1));
        const part = values.slice(Math.max(0, from - 1), to + 2);
        const kept = places.map((place) => values[place]);
        expect(kept).toContain(Math.min(...part));
        expect(kept).toContain(Math.max(...part));
        expect(places.length).toBeLessThanOrEqual(max + 4);
      },
    ),
  );
});

test("a moved range selects the same values where it overlaps the previous one", () => {
  const values = row(10_000, (index) => Math.sin(index * 12.9898) * 100);
  const before = thinOut(values, { from: 2000, to: 6000 }, 400);
  const after = new Set(thinOut(values, { from: 2048, to: 6048 }, 400));
  const inBoth = before.filter((place) => place > 2100 && place < 5900);
  expect(inBoth.every((place) => after.has(place))).toBe(true);
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { barHeights, linePoints, pathOf, pieSlices, rangeOf, sumNeighbours } from "#web/ui/charts/world-map/shapes.ts";

const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 50 });
const box = { width: 90, height: 20 };

test("a line stays inside its box and is higher at higher values", () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const points = linePoints(values, box, rangeOf(values), 1);
      expect(points).toHaveLength(values.length);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(1);
        expect(x).toBeLessThanOrEqual(89.0001);
        expect(y).toBeGreaterThanOrEqual(1);
        expect(y).toBeLessThanOrEqual(19.0001);
      }
      for (const [index, [, y]] of points.entries()) {
        for (const [other, [, otherY]] of points.entries()) {
          if ((values[index] ?? 0) > (values[other] ?? 0)) expect(y).toBeLessThan(otherY);
        }
      }
    }),
  );
});

test("equal values make a line in the middle, and a path has one point per value", () => {
  expect(pathOf(linePoints([5, 5, 5], box, rangeOf([5, 5, 5])))).toBe("M0 10L45 10L90 10");
});

test("bars are proportional to their values, fit the box, and are visible unless the value is zero", () => {
  expect(barHeights([0, 13, 26, -26], 26)).toEqual([0, 13, 26, 26]);
  fc.assert(
    fc.property(numbers, (values) => {
      for (const [index, height] of barHeights(values, 26).entries()) {
        expect(height).toBeLessThanOrEqual(26);
        expect(height >= 1).toBe(values[index] !== 0);
      }
    }),
  );
});

test("a pie has slices for positive values only, and a single slice is a full circle", () => {
  expect(pieSlices([1, 0, 1], 45)).toEqual(["M45 45L45 0A45 45 0 0 1 45 90Z", "", "M45 45L45 90A45 45 0 0 1 45 0Z"]);
  expect(pieSlices([0, 3], 45)[1]).toContain("A45 45 0 1 1 90 45");
  expect(pieSlices([0, -3], 45)).toEqual(["", ""]);
});

test("neighbours are summed into a limited number of groups, without an incomplete oldest one", () => {
  expect(sumNeighbours([1, 2, 3, 4, 5, 6], 3)).toEqual([3, 7, 11]);
  expect(sumNeighbours([9, 1, 2, 3, 4], 3)).toEqual([3, 7]);
  expect(sumNeighbours([1, 2], 12)).toEqual([1, 2]);
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 20 }), (values, atMost) => {
      expect(sumNeighbours(values, atMost).length).toBeLessThanOrEqual(atMost);
    }),
  );
});

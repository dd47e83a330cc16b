import fc from "fast-check";
import { expect, test } from "vitest";

import {
  areaPaths,
  labelledPoints,
  listTicks,
  nearestPoint,
  pointAfterKey,
  shareOf,
  spreadLabels,
  ticksOf,
} from "#web/ui/charts/small/area-geometry.ts";

test("the axis begins at zero and contains the values of all series", () => {
  expect(listTicks(ticksOf([[320, null, 410], [585]]))).toEqual([600, 400, 200, 0]);
  expect(listTicks(ticksOf([])).at(-1)).toBe(0);
});

const box = { width: 100, height: 50 };
const axis = { min: 0, max: 10, interval: 5 };

test("the area reaches down to the axis", () => {
  expect(areaPaths([0, 10, 5], box, axis)).toEqual({
    line: "M0 50L50 0L100 25",
    area: "M0 50L50 0L100 25V50H0Z",
  });
});

test("missing values interrupt the line, and a value between them is a dot", () => {
  expect(areaPaths([null, 10, null, 5, 10], box, axis).line).toBe("M25 0L25 0M75 25L100 0");
  expect(areaPaths([null, null], box, axis)).toEqual({ line: "", area: "" });
  expect(areaPaths([], box, axis).line).toBe("");
});

test.each([
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [30, [1, 8, 15, 22, 29]],
  [90, [5, 19, 33, 47, 61, 75, 89]],
  [1, [0]],
  [0, []],
])("of %i points, those at %j have a label", (count, labelled) => {
  expect(labelledPoints(count, 7)).toEqual(labelled);
});

test("any number of points has at most the wanted labels", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 12 }), (count, max) => {
      const labelled = labelledPoints(count, max);
      expect(labelled.length).toBeLessThanOrEqual(max);
      expect(labelled.at(-1)).toBe(count - 1);
    }),
  );
});

test.each([
  [-0.2, 0],
  [0.1, 0],
  [0.13, 1],
  [0.5, 2],
  [1, 4],
  [1.4, 4],
])("the nearest of five points to %d is %i", (share, index) => {
  expect(nearestPoint(share, 5)).toBe(index);
});

test("the only point is the nearest one, at the start", () => {
  expect([nearestPoint(0.9, 1), shareOf(0, 1)]).toEqual([0, 0]);
});

test.each([
  ["ArrowRight", 1, false, 2],
  ["ArrowRight", 4, false, 4],
  ["ArrowLeft", 0, false, 0],
  ["ArrowLeft", 1, true, 2],
  ["ArrowRight", 1, true, 0],
  ["ArrowUp", 1, true, 2],
  ["ArrowDown", 1, false, 0],
  ["Home", 3, false, 0],
  ["End", 1, true, 4],
  ["PageUp", 1, false, 2],
  ["PageDown", 0, false, 0],
  ["Tab", 1, false, undefined],
])("%s at point %i of five, right to left: %s", (key, index, isRightToLeft, expected) => {
  expect(pointAfterKey(key, index, 5, isRightToLeft)).toBe(expected);
});

test("a page is a tenth of the points", () => {
  expect(pointAfterKey("PageUp", 7, 200, false)).toBe(27);
  expect(pointAfterKey("PageDown", 7, 200, true)).toBe(0);
});

test.each([
  [
    [10, 60],
    [10, 60],
  ],
  [
    [50, 40],
    [60, 40],
  ],
  [
    [95, 99],
    [80, 100],
  ],
  [
    [0, 0, 0],
    [0, 20, 40],
  ],
])("labels at %j move to %j", (places, spread) => {
  expect(spreadLabels(places, 20, 100)).toEqual(spread);
});

import { expect, test } from "vitest";

import { findSpot, indent, type MeasuredList } from "#web/ui/nested-list/find-spot.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** Rows of 40 px in a list that is 300 px wide. */
const list = (key: string, left: number, depths: readonly number[]): MeasuredList => ({
  key,
  box: box(left, 0, 300, 200),
  rows: depths.map((depth, at) => ({ id: `${key}${at}`, depth, box: box(left, at * 40, 300, 40) })),
});
const lists = [list("a", 0, [0, 0, 1]), list("b", 400, [0]), list("c", 800, [])];
/** The dragged row is as wide as the list, and starts `shift` px to the right of it. */
const rowAt = (left: number) => ({ left, right: left + 300 });

test.each([
  ["above the first row", 0, 10, 0, { list: "a", index: 0, depth: 0 }],
  ["below the first row", 0, 30, 0, { list: "a", index: 1, depth: 0 }],
  ["below the first row, one level to the right", 0, 30, indent, { list: "a", index: 1, depth: 1 }],
  ["below the first row, far to the right", 0, 30, 200, { list: "a", index: 1, depth: 1 }],
  ["less than half a level to the right", 0, 30, 11, { list: "a", index: 1, depth: 0 }],
  ["below the last row, two levels to the right", 0, 190, 2 * indent, { list: "a", index: 3, depth: 2 }],
  ["to the left of the list", 0, 30, -40, { list: "a", index: 1, depth: 0 }],
  ["in another list", 400, 30, 400 + indent, { list: "b", index: 1, depth: 1 }],
  ["in an empty list", 800, 30, 830, { list: "c", index: 0, depth: 0 }],
])("a pointer %s", (_, left, y, rowLeft, expected) => {
  expect(findSpot(lists, { x: left + 10, y, row: rowAt(rowLeft) }, 4, false)).toMatchObject(expected);
});

test("in a right-to-left page, levels are set off to the left", () => {
  const spot = (shift: number) => findSpot(lists, { x: 100, y: 30, row: rowAt(shift) }, 4, true);
  expect(spot(-indent)?.depth).toBe(1);
  expect(spot(indent)?.depth).toBe(0);
});

test("a pointer far from all lists has no target", () => {
  expect(findSpot(lists, { x: 100, y: 600, row: rowAt(0) }, 4, false)).toBeUndefined();
});

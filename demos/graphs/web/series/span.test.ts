import fc from "fast-check";
import { expect, test } from "vitest";

import { lastOf, moveSpan } from "#demos/graphs/web/series/span.ts";

test.each([
  ["start", 5, { from: 25, to: 60 }],
  ["start", -100, { from: 0, to: 60 }],
  ["start", 100, { from: 54, to: 60 }],
  ["end", 5, { from: 20, to: 65 }],
  ["end", 1000, { from: 20, to: 99 }],
  ["end", -1000, { from: 20, to: 26 }],
  ["window", 10, { from: 30, to: 70 }],
  ["window", 1000, { from: 59, to: 99 }],
  ["window", -1000, { from: 0, to: 40 }],
  ["window", 1.4, { from: 21, to: 61 }],
] as const)("in a range from 20 to 60 of 100, moving the %s by %d", (grip, steps, expected) => {
  expect(moveSpan({ from: 20, to: 60 }, grip, steps, 100)).toEqual(expected);
});

test("any move keeps the range within the values, and moving the window keeps its length", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("start", "end", "window"),
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 10, max: 300 }),
      (grip, steps, count) => {
        const before = { from: 2, to: count - 2 };
        const { from, to } = moveSpan(before, grip, steps, count);
        expect(0 <= from && from < to && to < count).toBe(true);
        if (grip === "window") expect(to - from).toBe(before.to - before.from);
      },
    ),
  );
});

test("the range of the last values, or of all if there are fewer", () => {
  expect([lastOf(100, 30), lastOf(10, 30), lastOf(0, 30)]).toEqual([
    { from: 70, to: 99 },
    { from: 0, to: 9 },
    { from: 0, to: 0 },
  ]);
});

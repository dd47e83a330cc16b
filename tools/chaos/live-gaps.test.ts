import { expect, test } from "vitest";

import { type ExpectedChange, type HeardEvent, longestCalm, longestGap, whenHeard } from "./live-gaps.ts";

const event = (at: number, own: number, everybody: number, topics = ["notes"], isReset = false): HeardEvent => ({
  at,
  own,
  everybody,
  topics,
  isReset,
});
const events = [event(10, 0, 5, []), event(20, 3, 5), event(30, 3, 9), event(40, 3, 20, [], true)];
const change = (room: "own" | "everybody", id: number, at = 0): ExpectedChange => ({ at, room, id, topic: "notes" });

test.each([
  ["a change of the person", change("own", 2), 20],
  ["a change for everybody", change("everybody", 7), 30],
  ["one that a stream has not reached", change("own", 4), undefined],
  ["one that a stream passes without its topic", change("everybody", 5), undefined],
  ["one of before a reset, after which a window requests everything", change("everybody", 12), 40],
])("%s", (_, expected, at) => {
  expect(whenHeard(events, expected)).toBe(at);
});

test.each([
  ["without a fault", [0, 100], [], 100],
  ["a fault elsewhere", [0, 100], [[200, 300]], 100],
  ["after a fault", [0, 100], [[0, 60]], 40],
  ["before a fault", [0, 100], [[70, 200]], 70],
  [
    "between two faults, which do not add up",
    [0, 100],
    [
      [10, 40],
      [70, 90],
    ],
    30,
  ],
  ["within a fault", [20, 80], [[0, 100]], 0],
  [
    "faults that overlap, in any order",
    [0, 100],
    [
      [30, 60],
      [0, 50],
    ],
    40,
  ],
] as const)("the longest time of an interval in which no fault lasts: %s", (_, [from, to], faults, longest) => {
  expect(
    longestCalm(
      { from, to },
      faults.map(([start, end]) => ({ from: start, to: end })),
    ),
  ).toBe(longest);
});

test("a gap is counted from the end of the fault in which the write was acknowledged", () => {
  const heard = [event(900, 1, 0), event(8000, 2, 0)];
  const changes = [change("own", 1, 100), change("own", 2, 500)];
  expect(longestGap(heard, changes, [{ from: 0, to: 2000 }], 9000)).toBe(6000);
});

test("a change that never arrives has a gap until now", () => {
  expect(longestGap([], [change("own", 1, 1000)], [], 9000)).toBe(8000);
});

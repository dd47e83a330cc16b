import { expect, test } from "vitest";

import { type Box, nextInPlane } from "#web/lib/keyboard/next-in-plane.ts";

/** Two weeks of two days, with an event on the second day and one on the third. */
const boxes: Record<string, Box> = {
  first: { left: 80, right: 100, top: 0, bottom: 20 },
  second: { left: 180, right: 200, top: 0, bottom: 20 },
  meeting: { left: 100, right: 200, top: 20, bottom: 40 },
  third: { left: 80, right: 100, top: 100, bottom: 120 },
  lunch: { left: 0, right: 100, top: 120, bottom: 140 },
  fourth: { left: 180, right: 200, top: 100, bottom: 120 },
};
const names = Object.keys(boxes);

const lead = (key: string, from: string) => {
  const index = nextInPlane(key, names.indexOf(from), Object.values(boxes));
  return index === undefined ? undefined : names[index];
};

test.each([
  ["ArrowRight", "first", "second"],
  ["ArrowRight", "second", undefined],
  ["ArrowLeft", "second", "first"],
  ["ArrowDown", "first", "third"],
  ["ArrowDown", "second", "meeting"],
  ["ArrowDown", "meeting", "fourth"],
  ["ArrowUp", "third", "first"],
  ["ArrowUp", "lunch", "third"],
  // Nothing is in the same row.
  ["ArrowLeft", "meeting", "first"],
  ["Home", "lunch", "first"],
  ["End", "first", "fourth"],
  ["a", "first", undefined],
])("%s leads from %s to %s", (key, from, to) => {
  expect(lead(key, from)).toBe(to);
});

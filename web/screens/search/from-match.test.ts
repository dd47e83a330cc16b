import { expect, test } from "vitest";

import { fromMatch } from "#web/screens/search/from-match.ts";

test.each([
  ["Order chairs for the meeting room", "ord", "Order chairs for the meeting room"],
  ["A short order", "ord", "A short order"],
  ["Half are addresses with typos, half are the customer in Porto who ordered", "ord", "…Porto who ordered"],
  ["Bundesdonaudampfschifffahrtsgesellschaftsordnung", "ord", "…ordnung"],
  ["Nothing of the kind in this sentence at all", "ord", "Nothing of the kind in this sentence at all"],
  ["Half are addresses with typos, and nobody searches", "", "Half are addresses with typos, and nobody searches"],
])("%s begins near %s: %s", (text, q, shown) => {
  expect(fromMatch(text, q)).toBe(shown);
});

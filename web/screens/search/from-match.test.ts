import { expect, test } from "vitest";

import { fromMatch, roomOf } from "#web/screens/search/from-match.ts";

test.each([
  ["Order chairs for the meeting room", "ord", "Order chairs for the meeting room"],
  ["A short order", "ord", "A short order"],
  [
    "Half are addresses with typos, half are the customer in Porto who ordered",
    "ord",
    "…the customer in Porto who ordered",
  ],
  ["Bundesdonaudampfschifffahrtsgesellschaftsordnung", "ord", "…ordnung"],
  ["Nothing of the kind in this sentence at all", "ord", "Nothing of the kind in this sentence at all"],
  ["Half are addresses with typos, and nobody searches", "", "Half are addresses with typos, and nobody searches"],
])("%s begins near %s: %s", (text, q, shown) => {
  expect(fromMatch(text, q, roomOf(true).text)).toBe(shown);
});

test.each([
  [
    "Half of them are addresses with typos, half are the customer in Porto who ordered",
    "…with typos, half are the customer in Porto who ordered",
  ],
  ["It was noon when at last the delivery came, as everybody hoped. 412 orders were in it", "…412 orders were in it"],
  [
    "Half of them are addresses with typos, and half the customer in Porto who has ordered all his paper by fax since 1998",
    "…typos, and half the customer in Porto who has ordered all his paper by fax since 1998",
  ],
])("a wider page shows what its line has room for, from the start of a sentence or word: %s", (text, shown) => {
  expect(fromMatch(text, "ord", roomOf(false).text)).toBe(shown);
});

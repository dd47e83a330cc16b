import { expect, test } from "vitest";

import { rankBetween } from "#server/lib/rows/ranks.ts";

test.each([
  ["an empty list", undefined, undefined, 0],
  ["the start", undefined, 5, -1019],
  ["the end", 5, undefined, 1029],
  ["the middle", 2, 4, 3],
  ["neighbours without room", 1, 1 + 1e-7, undefined],
])("a rank for %s", (_name, previous, next, rank) => {
  expect(rankBetween(previous, next)).toBe(rank);
});

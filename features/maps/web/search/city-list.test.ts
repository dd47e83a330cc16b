import { describe, expect, test } from "vitest";

import { queryOf, stateOf, stepActive } from "#features/maps/web/search/city-list.ts";

test.each([
  ["", undefined],
  ["mo", undefined],
  ["  mo  ", undefined],
  ["mon", "mon"],
  ["北京", "北京"],
  ["京", undefined],
  ["서울", "서울"],
  ["  mon ", "mon"],
  ["a".repeat(100), "a".repeat(100)],
  ["a".repeat(101), undefined],
])("spec §5: the text %j searches for %j", (text, q) => {
  expect(queryOf(text)).toBe(q);
});

describe("the state of the list below the field", () => {
  const settled = { text: "mont", isOpen: true, isWaiting: false, hasFailed: false, isFilling: false, count: 0 };
  test.each([
    [{ ...settled, isOpen: false, count: 3 }, "closed"],
    [{ ...settled, text: "  " }, "closed"],
    [{ ...settled, text: "mo", count: 3 }, "short"],
    [{ ...settled, isWaiting: true }, "loading"],
    [{ ...settled, isWaiting: true, count: 3 }, "list"],
    [{ ...settled, hasFailed: true }, "error"],
    [{ ...settled, isFilling: true }, "filling"],
    [settled, "empty"],
    [{ ...settled, count: 1 }, "list"],
  ])("%j: %s", (request, state) => {
    expect(stateOf(request)).toBe(state);
  });
});

describe("keyboard navigation", () => {
  test.each([
    ["ArrowDown", -1, 3, 0],
    ["ArrowDown", 1, 3, 2],
    ["ArrowDown", 2, 3, -1],
    ["ArrowUp", -1, 3, 2],
    ["ArrowUp", 0, 3, -1],
    ["ArrowUp", 2, 3, 1],
    ["ArrowDown", -1, 0, -1],
    ["ArrowUp", -1, 0, -1],
    ["Home", 1, 3, undefined],
    ["a", 1, 3, undefined],
  ])("%s from %i of %i leads to %s", (key, active, count, next) => {
    expect(stepActive(key, active, count)).toBe(next);
  });
});

import { expect, test } from "vitest";

import { nothingSelected, type Selection, selectOne } from "#web/lib/keyboard/select-range.ts";

const shown = ["a", "b", "c", "d", "e"];
const of = (ids: string, anchor?: string): Selection => ({ ids: new Set(ids), anchor });

test.each([
  ["one", nothingSelected, "b", true, false, "b"],
  ["a second one", of("b", "b"), "d", true, false, "bd"],
  ["a range forwards", of("b", "b"), "d", true, true, "bcd"],
  ["a range backwards", of("d", "d"), "b", true, true, "bcd"],
  ["a range that is cleared", of("abcde", "b"), "d", false, true, "ae"],
  ["a range without a beginning", nothingSelected, "c", true, true, "c"],
  ["a range whose beginning is gone", of("", "x"), "c", true, true, "c"],
])("%s", (_name, before, id, isSelected, isRange, expected) => {
  const after = selectOne(before, shown, id, isSelected, isRange);
  expect([...after.ids].toSorted().join("")).toBe(expected);
  expect(after.anchor).toBe(id);
});

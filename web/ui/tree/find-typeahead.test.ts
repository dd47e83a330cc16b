import { expect, test } from "vitest";

import { findTypeahead } from "#web/ui/tree/find-typeahead.ts";

const names = ["Budget", "Área", "Banners", "bank", "مالية", "請求書", "Aachen"];

test.each([
  ["b", 0, "Banners"],
  ["b", 2, "bank"],
  ["b", 3, "Budget"],
  ["bb", 2, "bank"],
  ["ban", 2, "Banners"],
  ["bank", 2, "bank"],
  ["a", -1, "Área"],
  ["aa", 1, "Aachen"],
  ["م", 0, "مالية"],
  ["請求", 0, "請求書"],
  ["BU", 5, "Budget"],
  ["x", 0, undefined],
])("%s from %i leads to %s", (text, current, expected) => {
  expect(names[findTypeahead(names, current, text)]).toBe(expected);
});

test("an empty tree has no names", () => {
  expect(findTypeahead([], -1, "a")).toBe(-1);
});

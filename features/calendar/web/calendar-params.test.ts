import { expect, test } from "vitest";

import { readParams } from "./calendar-params.ts";

test.each([
  ["2026-11-20", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["1899-12-31", false],
  ["2026-1-1", false],
  ["tomorrow", false],
  [7, false],
  [undefined, false],
])("the day %s in an address", (date, isOne) => {
  expect(readParams({ date }).date).toBe(isOne ? date : undefined);
});

test.each([
  ["week", "week"],
  ["day", "day"],
  ["month", undefined],
  ["year", undefined],
  [7, undefined],
])("the view %s in an address", (view, expected) => {
  expect(readParams({ view }).view).toBe(expected);
});

import { expect, test } from "vitest";

import { addDays, addMonths, daysOf, midnightOf, rangeOf, stepDay } from "./calendar-days.ts";
import { dayOf } from "#web/lib/format/local-day.ts";

test("a day stays the same after conversion to midnight and back, and lasts until midnight", () => {
  expect(dayOf(midnightOf("2026-03-29"))).toBe("2026-03-29");
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2026-03-28", 2, "2026-03-30"],
])("%s plus %i days", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s plus %i months", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ["month", "2026-11-20", 1, "2026-10-26", "2026-12-07"],
  ["month", "2026-11-20", 0, "2026-11-01", "2026-12-06"],
  ["month", "2026-11-20", 6, "2026-10-31", "2026-12-05"],
  ["month", "2027-02-10", 1, "2027-02-01", "2027-03-01"],
  ["week", "2026-11-20", 1, "2026-11-16", "2026-11-23"],
  ["week", "2026-11-22", 0, "2026-11-22", "2026-11-29"],
  ["day", "2026-11-20", 1, "2026-11-20", "2026-11-21"],
] as const)("the %s around %s, with weeks starting on weekday %i", (view, day, firstWeekday, first, end) => {
  expect(rangeOf(view, day, firstWeekday)).toEqual({ first, end });
});

test("the days of a range do not include its end", () => {
  expect(daysOf({ first: "2026-02-27", end: "2026-03-02" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test.each([
  ["month", 1, "2026-12-20"],
  ["week", 1, "2026-11-27"],
  ["day", -1, "2026-11-19"],
] as const)("stepping by a %s in the direction %i", (view, direction, expected) => {
  expect(stepDay(view, "2026-11-20", direction)).toBe(expected);
});

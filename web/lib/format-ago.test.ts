import { expect, test } from "vitest";

import { formatAgo, formatDayAgo } from "#web/lib/format-ago.ts";

const now = new Date("2026-03-10T12:00:00");
const ago = (ms: number) => formatAgo(new Date(now.getTime() - ms).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "now"],
  [59_000, "now"],
  [minute, "1m ago"],
  [59 * minute, "59m ago"],
  [3 * hour + 20 * minute, "3h ago"],
  [day, "yesterday"],
  [6 * day, "6d ago"],
  [7 * day, "Mar 3"],
  [-minute, "now"],
  [-2 * hour, "2:00 PM"],
])("%d ms ago is written as %s", (ms, expected) => {
  // Some versions of the formats separate the time and its half of the day with a narrow space.
  expect(ago(ms).replaceAll(/\s/g, " ")).toBe(expected);
});

test.each([
  ["2026-03-10T00:00:00", "Today"],
  ["2026-03-09T23:59:00", "Yesterday"],
  ["2026-03-08T12:00:00", "Sunday, March 8"],
  ["2025-12-31T12:00:00", "Wednesday, December 31, 2025"],
  ["2026-03-11T08:00:00", "Wednesday, March 11"],
])("the day of %s is headed %s", (date, expected) => {
  expect(formatDayAgo(new Date(date).toISOString(), now)).toBe(expected);
});

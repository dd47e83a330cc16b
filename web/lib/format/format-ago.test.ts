import { expect, test } from "vitest";

import { formatAgo, formatDayAgo, formatUntil } from "#web/lib/format/format-ago.ts";

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
  ["2026-03-11T08:00:00", "Tomorrow"],
  ["2026-03-12T08:00:00", "Thursday, March 12"],
])("the day of %s is headed %s", (date, expected) => {
  expect(formatDayAgo(new Date(date).toISOString(), now)).toBe(expected);
});

test.each([
  [1, "in 1 minute"],
  [minute + 1, "in 2 minutes"],
  [25 * minute, "in 25 minutes"],
  [59 * minute, "in 59 minutes"],
  [59 * minute + 1, "in 1 hour"],
  [hour + 29 * minute, "in 1 hour"],
  [3 * hour - minute, "in 3 hours"],
])("what begins in %d ms begins %s", (ms, expected) => {
  expect(formatUntil(new Date(now.getTime() + ms).toISOString(), now)).toBe(expected);
});

import { afterEach, expect, test, vi } from "vitest";

import { dayOf, findToday } from "#web/lib/format/local-day.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ["Pacific/Auckland", "2026-11-22"],
  ["UTC", "2026-11-21"],
  ["America/Los_Angeles", "2026-11-21"],
])("an hour before midnight in UTC, today in %s is %s", (zone, day) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z") });
  expect(findToday()).toBe(day);
});

test("an hour after midnight in UTC, it is still yesterday in Los Angeles", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(dayOf(new Date("2026-11-21T01:00:00Z"))).toBe("2026-11-20");
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { timeTicks } from "#web/ui/charts/axes/time-ticks.ts";

const at = (text: string) => Date.parse(text.length > 10 ? `${text}Z` : `${text}T00:00:00Z`);
const write = (time: number) => new Date(time).toISOString().replace("T00:00:00.000Z", "").replace(":00.000Z", "");

test.each([
  ["1913-01-01", "2009-12-01", 6, ["1920-01-01", "1940-01-01", "1960-01-01", "1980-01-01", "2000-01-01"]],
  ["2024-11-23", "2026-11-23", 5, ["2025-01-01", "2025-07-01", "2026-01-01", "2026-07-01"]],
  [
    "2026-01-01",
    "2026-02-20",
    8,
    ["01-05", "01-12", "01-19", "01-26", "02-02", "02-09", "02-16"].map((day) => `2026-${day}`),
  ],
  ["2026-01-01T10:05", "2026-01-01T11:10", 3, ["2026-01-01T10:30", "2026-01-01T11:00"]],
])("from %s to %s, at most %d", (from, to, max, expected) => {
  expect(timeTicks(at(from), at(to), max).map(write)).toEqual(expected);
});

test("ticks are within the range, in order, and not too many", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at("1900-01-01"), max: at("2100-01-01") }),
      fc.integer({ min: 10 * 60_000, max: 100 * 366 * 86_400_000 }),
      fc.integer({ min: 2, max: 20 }),
      (from, length, max) => {
        const ticks = timeTicks(from, from + length, max);
        expect(ticks.length).toBeLessThanOrEqual(max);
        expect(ticks.every((tick) => tick >= from && tick <= from + length)).toBe(true);
        expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
      },
    ),
  );
});

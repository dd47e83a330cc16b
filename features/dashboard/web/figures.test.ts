import { expect, test } from "vitest";

import { bestDayOf, changeOf, percentOf } from "#features/dashboard/web/figures.ts";

test.each([
  [72, 100, 72],
  [1, 3, 33],
  [5, 4, 125],
  [0, 9, 0],
  [5, 0, undefined],
])("%d of %d is %s percent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test.each([
  [110, 100, 0.1],
  [90, 100, -0.1],
  [100, 100, 0],
  [0, 100, -1],
  [5, 0, undefined],
])("from %2$d to %1$d is a change of %3$s", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change === undefined ? undefined : expect.closeTo(change, 9));
});

test("the best day has the most income, and is the first of equal ones", () => {
  const day = (date: string, income: number) => ({ date, income, visits: 0, pageViews: 0, orders: 0, customers: 0 });
  const days = [day("2026-11-01", 10), day("2026-11-02", 30), day("2026-11-03", 30), day("2026-11-04", 20)];
  expect(bestDayOf(days)?.date).toBe("2026-11-02");
  expect(bestDayOf([])).toBeUndefined();
});

import { afterAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";
import { figureOf, listMetrics, weeklyDifferences } from "#demos/graphs/web/small/metrics.ts";

afterAll(configureOffice({ currency: "EUR" }));

test("a figure is the sum or the average of the last days, compared with as many days before", () => {
  const values = [9, 1, 3, 4, 4];
  expect(figureOf({ values, combine: "sum" }, 2)).toEqual({ now: 8, change: 1 });
  expect(figureOf({ values, combine: "average" }, 2)).toEqual({ now: 4, change: 1 });
  expect(figureOf({ values: [0, 0, 1, 1], combine: "sum" }, 2)).toEqual({ now: 2, change: undefined });
});

test("each of the last days is compared with the same day of the week before", () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 3, 2, 0];
  expect(weeklyDifferences(values, 30)).toEqual([2, 0, -3]);
  expect(weeklyDifferences(values, 2)).toEqual([0, -3]);
});

test("sales per visit and the returning share follow from the figures of each day", () => {
  const days = [
    { date: "2026-11-01", visits: 200, returning: 50, sales: 30_000 },
    { date: "2026-11-02", visits: 0, returning: 0, sales: 0 },
  ];
  const metrics = listMetrics(createTranslate("en"), days);
  expect(metrics.map(({ values }) => values)).toEqual([
    [200, 0],
    [50, 0],
    [30_000, 0],
    [150, 0],
    [25, 0],
  ]);
  expect(metrics.map(({ values, format }) => format(values[0] ?? 0))).toEqual(["200", "50", "€300", "€1.50", "25%"]);
});

import { beforeAll, expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { morrisFigures, siteFigures } from "#demos/graphs/server/figures.ts";
import { listStockIndex, listTemperatures } from "#demos/graphs/server/rows.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  const db = await openTestDb();
  api = apiOf(db, await addPerson(db, "robin"));
});

const spreadsOf = (row: string) =>
  row
    .split(",")
    .slice(1)
    .map((spread) => spread.split(";").map(Number));

test("spec §3: the temperatures have one row per day, with yyyymmdd and low;mid;high for two cities", async () => {
  const { status, body } = await api.get("/graphs/temperatures.json");
  expect([status, body.cities]).toEqual([200, ["New York", "San Francisco"]]);
  expect(body.rows).toHaveLength(731);
  expect(new Set(body.rows.map((row: string) => row.slice(0, 8))).size).toBe(731);
  for (const row of body.rows as string[]) {
    expect(row).toMatch(/^\d{8},[-\d.]+;[-\d.]+;[-\d.]+,[-\d.]+;[-\d.]+;[-\d.]+$/);
    for (const [low = 0, middle = 0, high = 0] of spreadsOf(row)) {
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
      expect(low).toBeGreaterThan(-30);
      expect(high).toBeLessThan(45);
    }
  }
});

test("past temperatures do not change on the next day, across a leap day and a new year", () => {
  const today = listTemperatures(new Date("2028-03-01T10:00:00Z"), 100);
  const tomorrow = listTemperatures(new Date("2028-03-02T23:59:00Z"), 100);
  expect(tomorrow.slice(0, -1)).toEqual(today.slice(1));
  expect(today.map((row) => row.slice(0, 8))).toEqual(expect.arrayContaining(["20271231", "20280101", "20280229"]));
  expect(today.at(-1)).toMatch(/^20280301,/);
});

test("spec §3: the stock index has three nominal and three real values for each month from 1913 to 2009", async () => {
  const { status, body } = await api.get("/graphs/stock-index.json");
  expect(status).toBe(200);
  expect(body.rows).toHaveLength(97 * 12);
  expect([body.rows[0].slice(0, 8), body.rows.at(-1).slice(0, 8)]).toEqual(["1913-01,", "2009-12,"]);
  expect(body.rows[11]).toMatch(/^1913-12,/);
  for (const row of body.rows as string[]) {
    const [nominal = [], real = []] = spreadsOf(row);
    for (const [low = 0, middle = 0, high = 0] of [nominal, real]) {
      expect(0 < low && low < middle && middle < high).toBe(true);
    }
    // Adjusted for inflation, earlier values are higher.
    expect((real[1] ?? 0) / (nominal[1] ?? 0)).toBeGreaterThan(0.99);
  }
  expect(listStockIndex()).toEqual(body.rows);
});

test.each(["/graphs/temperatures.json", "/graphs/stock-index.json"])(
  "%s responds with 304 to a client that has the current version",
  async (path) => {
    const first = await api.get(path);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/".+"$/);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const again = await api.get(path, { "if-none-match": tag });
    expect([again.status, again.body]).toEqual([304, undefined]);
    expect((await api.get(path, { "if-none-match": 'W/"other"' })).status).toBe(200);
  },
);

test("spec §3: the Morris figures are periods, quarters, labels with their values, and sales", async () => {
  const { status, body } = await api.get("/graphs/morris.json");
  expect(status).toBe(200);
  expect(body.periods).toHaveLength(24);
  expect(Object.keys(body.periods[0])).toEqual(["period", "licensed", "sorned", "other"]);
  expect(Object.keys(body.quarters[0])).toEqual(["x", "y", "z", "a"]);
  expect(body.shares.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(100);
  const { periods, quarters, sales } = morrisFigures(new Date("2026-01-15T00:00:00Z"));
  expect([periods.at(0)?.period, periods.at(-1)?.period]).toEqual(["2024-02", "2026-01"]);
  expect([quarters.at(0)?.x, quarters.at(-1)?.x]).toEqual(["2024 Q2", "2026 Q1"]);
  expect([sales.at(0)?.period, sales.at(-1)?.period]).toEqual(["2025-02", "2026-01"]);
  const figures = [...periods, ...quarters, ...sales].flatMap((row) => Object.values<string | number>(row));
  expect(figures.every((value) => typeof value === "string" || value > 0)).toBe(true);
});

test("the site's figures end today, and percentiles are in ascending order", async () => {
  const { status, body } = await api.get("/graphs/site.json");
  expect(status).toBe(200);
  expect(body.days).toHaveLength(60);
  for (const { visits, returning } of body.days) expect(returning).toBeLessThan(visits);
  for (const { values } of body.answers) {
    expect(values).toHaveLength(5);
    expect(values.toSorted((a: number, b: number) => a - b)).toEqual(values);
  }
  expect(siteFigures(new Date("2026-03-01T00:00:00Z")).days.at(-1)?.date).toBe("2026-03-01");
  // At least one slice is below the threshold for labels.
  expect(body.sources.some(({ value }: { value: number }) => value < 10)).toBe(true);
});

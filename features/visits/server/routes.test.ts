import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";

import { office } from "#office";
import type { Db } from "#server/db/client.ts";
import { openTestDb, statementsOf } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { dayBefore } from "#features/visits/server/queries.ts";
import { seedVisits } from "#features/visits/server/seed.ts";

let db: Db;
let api: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  api = apiOf(db, await addPerson(db, "robin"));
});

const day = (day: string, orders: number) => ({
  day,
  pageViews: orders * 10,
  orders,
  customers: 1,
  income: orders * 100,
});

test("a report covers the latest counted days and compares them with the same number of days before", async () => {
  await db
    .insertInto("siteDays")
    .values([
      day("2026-02-15", 100),
      day("2026-02-20", 1),
      day("2026-02-22", 2),
      day("2026-02-23", 4),
      day("2026-03-01", 8),
    ])
    .execute();
  await db
    .insertInto("regionVisits")
    .values([
      { day: "2026-02-22", region: "DE", visits: 50 },
      { day: "2026-02-23", region: "DE", visits: 3 },
      { day: "2026-02-23", region: "BR", visits: 4 },
      { day: "2026-03-01", region: "DE", visits: 5 },
    ])
    .execute();
  await db.insertInto("siteGoals").values({ figure: "visits", daily: 10 }).execute();

  const { status, body } = await api.get("/visits.json?days=7");
  expect(status).toBe(200);
  expect(body).toEqual({
    currency: office.currency,
    days: [
      { date: "2026-02-23", visits: 7, pageViews: 40, orders: 4, customers: 1, income: 400 },
      { date: "2026-03-01", visits: 5, pageViews: 80, orders: 8, customers: 1, income: 800 },
    ],
    previousDays: [null, { date: "2026-02-22", visits: 50, pageViews: 20, orders: 2, customers: 1, income: 200 }],
    totals: { visits: 12, pageViews: 120, orders: 12, customers: 2, income: 1200 },
    previous: { visits: 50, pageViews: 30, orders: 3, customers: 2, income: 300 },
    goals: { visits: 70, pageViews: 0, orders: 0, customers: 0, income: 0 },
    regions: { DE: 8, BR: 4 },
  });
});

test("a report is read with one statement", async () => {
  const texts = await statementsOf(async () => api.get("/visits.json?days=7"));
  expect(texts.filter((text) => /site_|region_/.test(text))).toHaveLength(1);
});

test("the report is empty without counted days", async () => {
  const { status, body } = await api.get("/visits.json");
  expect(status).toBe(200);
  expect(body).toMatchObject({ days: [], previousDays: [], regions: {}, totals: { visits: 0 } });
});

test.each(["0", "31", "-7", "1e9", "seven", ""])("a report of %j days is rejected", async (days) => {
  const { status, body } = await api.get(`/visits.json?days=${days}`);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "invalid_input", ["days"]]);
});

test("the seed fills half a year up to today, is deterministic, and its regions add up to the visits", async () => {
  const now = new Date("2026-03-01T12:00:00Z");
  await seedVisits(db, { now, people: new Map() });
  const other = await openTestDb();
  await seedVisits(other, { now, people: new Map() });
  const { body } = await api.get("/visits.json?days=90");
  expect((await apiOf(other, await addPerson(other, "robin")).get("/visits.json?days=90")).body).toEqual(body);
  expect(body.days).toHaveLength(90);
  expect(body.days.at(-1).date).toBe("2026-03-01");
  const previousIncome = body.previousDays.reduce((sum: number, day: { income: number }) => sum + day.income, 0);
  expect([body.previousDays.at(-1).date, previousIncome]).toEqual(["2025-12-01", body.previous.income]);
  expect(body.previous.visits).toBeGreaterThan(0);
  expect(body.previous.visits).toBeLessThan(body.totals.visits);
  const fromRegions = Object.values<number>(body.regions).reduce((sum, visits) => sum + visits, 0);
  expect(fromRegions).toBe(body.totals.visits);
  expect(Object.keys(body.regions).length).toBeGreaterThan(40);
});

test("days are counted across months and years", () => {
  expect([dayBefore("2026-03-01", 1), dayBefore("2024-03-01", 1), dayBefore("2026-01-01", 7)]).toEqual([
    "2026-02-28",
    "2024-02-29",
    "2025-12-25",
  ]);
  fc.assert(
    fc.property(fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }), (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(dayBefore(dayBefore(text, 30), -30)).toBe(text);
    }),
  );
});

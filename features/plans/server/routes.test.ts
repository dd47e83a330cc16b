import { beforeEach, expect, test } from "vitest";

import { type listPlans, planIds } from "#features/plans/contract.ts";
import type { Output } from "#contract/endpoint.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

const path = "/plans.json";

test("the plans have whole cents that divide into months, and a year costs less than twelve months", async () => {
  const { plans } = (await mine.get(path)).body as Output<typeof listPlans>;
  expect(plans.map(({ id }) => id)).toEqual(planIds);
  for (const { prices } of plans) {
    expect(prices.yearly % 12).toBe(0);
    expect(prices.yearly <= prices.monthly * 12).toBe(true);
  }
});

test("a choice is stored, replaced and taken back, and belongs to its user", async () => {
  expect((await mine.get(path)).body).toMatchObject({ choice: { plan: null, period: "monthly" } });
  const team = { plan: "team", period: "yearly" };
  expect(await mine.put(`${path}/choice`, team)).toMatchObject({ status: 200, body: team });
  // Another app on the same database, as after a restart.
  expect((await apiOf(db, { username: "robin" }).get(path)).body).toMatchObject({ choice: team });
  expect((await other.get(path)).body).toMatchObject({ choice: { plan: null } });
  await mine.put(`${path}/choice`, { plan: null, period: "yearly" });
  expect((await mine.get(path)).body).toMatchObject({ choice: { plan: null, period: "yearly" } });
});

test.each([{ plan: "gold", period: "monthly" }, { plan: "team", period: "daily" }, { plan: "team" }, {}])(
  "%j is refused",
  async (body) => {
    expect((await mine.put(`${path}/choice`, body)).status).toBe(400);
  },
);

import { beforeEach, expect, test } from "vitest";

import { firstStepsOfRole } from "#contract/screens/first-steps-of-role.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

type Person = Awaited<ReturnType<typeof addPerson>>;

let db: Db;
let robin: Person;
let mei: Person;

beforeEach(async () => {
  db = await openTestDb();
  robin = await addPerson(db, "robin");
  mei = await addPerson(db, "mei");
});

const readDone = async (person: Person) => (await apiOf(db, person).get("/first-steps.json")).body.done as string[];

test("a new account has done none", async () => {
  expect(await readDone(robin)).toEqual([]);
});

test("a colleague is invited once the person has invited one, not by being invited", async () => {
  await recordAudit(db, { action: "account-invited", actor: robin.id, subject: mei.id });
  await recordAudit(db, { action: "role-changed", actor: mei.id, subject: robin.id });
  expect(await readDone(robin)).toEqual(["invitation"]);
  expect(await readDone(mei)).toEqual([]);
});

test("the second factor is done while it is on", async () => {
  const set = (twoFactorEnabled: boolean) =>
    db.updateTable("users").set({ twoFactorEnabled }).where("id", "=", robin.id).execute();
  await set(true);
  expect(await readDone(robin)).toEqual(["second-factor"]);
  expect(await readDone(mei)).toEqual([]);
  await set(false);
  expect(await readDone(robin)).toEqual([]);
});

test("the server knows of each step whether it is done, but of the skin, which the browser knows", () => {
  const known = features.flatMap(({ firstStep = [] }) => firstStep).map(({ id }) => id);
  const shown = firstStepsOfRole("admin").map(({ id }) => id);
  expect(["skin", ...known].toSorted()).toEqual(shown.toSorted());
});

import { beforeEach, expect, test } from "vitest";

import { initialChoices } from "#demos/plugins/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/forms/plugins.json";
const choices = {
  ...initialChoices,
  currency: 1025,
  period: ["2026-11-01", "2026-11-30"],
  tags: ["urgent", "größer"],
  phone: "(555) 010-0199",
  country: "276",
  answer: { name: "Mei", message: "Thank you" },
};

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

test("spec §9: the currency begins with 1000", async () => {
  expect((await mine.get(path)).body).toEqual(initialChoices);
  expect(initialChoices.currency).toBe(1000);
});

test("the choices are stored as a whole, without the card, and private", async () => {
  expect(await mine.put(path, { ...choices, card: "4111 1111 1111 1111" })).toMatchObject({
    status: 200,
    body: choices,
  });
  // Another app on the same database, as after a restart.
  expect((await apiOf(db, { username: "robin" }).get(path)).body).toEqual(choices);
  expect((await other.get(path)).body).toEqual(initialChoices);
  expect(JSON.stringify(await db.selectFrom("pluginChoices").selectAll().execute())).not.toContain("4111");
});

test.each([
  ["spec §9: a slider above 1000", { level: 1001 }, "level"],
  ["spec §9: a currency below 5", { currency: 4 }, "currency"],
  ["spec §9: a currency above 2500", { currency: 2501 }, "currency"],
  ["a text instead of a number", { decimal: "many" }, "decimal"],
  ["a range that ends before it begins", { range: [800, 200] }, "range"],
  ["a day that does not exist", { date: "2026-02-30" }, "date"],
  ["a phone number that is not complete", { phone: "(555) 010" }, "phone"],
  ["a card number with a wrong check digit", { card: "4111 1111 1111 1112" }, "card"],
  ["a country that does not exist", { country: "999" }, "country"],
])("%s is rejected with an error at its field", async (_, change, field) => {
  const { status, body } = await mine.put(path, { ...choices, ...change });
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
});

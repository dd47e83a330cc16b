import { afterAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

afterAll(configureOffice({ currency: "CHF" }));

test("reports are in the currency of the office", async () => {
  const db = await openTestDb();
  const { body } = await apiOf(db, await addPerson(db, "robin")).get("/visits.json?days=30");
  expect(body).toMatchObject({ currency: "CHF" });
});

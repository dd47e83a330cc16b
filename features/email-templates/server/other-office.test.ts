import { afterAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const company = { name: "Nordlicht AG", address: ["Seestrasse 1"], vatId: "CHE-1", iban: "CH93" };

afterAll(configureOffice({ title: "Nordlicht, Büro", currency: "CHF", company }));

test("a receipt has the currency, the company and the title of the office", async () => {
  const db = await openTestDb();
  const { body } = await apiOf(db, await addPerson(db, "robin")).get("/email-templates.json/receipt?language=en");
  expect(body.mail.text).toContain("CHF");
  expect(body.mail.text).toContain("Nordlicht AG");
  expect(body.from).toContain("Nordlicht");
});

import { afterAll, beforeAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { createApp } from "#server/app.ts";
import { writeResetMail } from "#server/auth/mails/mails.ts";
import { demoMoney } from "#server/db/seed/demo-money.ts";
import { openTestDb } from "#server/db/testing.ts";
import { defaultSender } from "#server/lib/mail/mail.ts";
import { addPerson } from "#server/lib/testing.ts";

// What the server answers and sends with another configuration. The tests of the parts have the rest.
afterAll(
  configureOffice({
    title: "Nordlicht, Büro",
    languages: ["de", "en"],
    currency: "CHF",
    accent: "#c2185b",
    supportAddress: "hilfe@nordlicht.example",
    company: { name: "Nordlicht AG", address: ["Seestrasse 1"], vatId: "CHE-1", iban: "CH93" },
  }),
);

let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  const db = await openTestDb();
  app = createApp({ db, demoUsername: (await addPerson(db, "robin")).username });
});

const read = async (path: string): Promise<unknown> => (await app.request(path)).json();

test("the API's document has the title and the address for questions", async () => {
  expect(await read("/openapi.json")).toMatchObject({
    info: { title: "Nordlicht, Büro", contact: { email: "hilfe@nordlicht.example" } },
  });
  expect(await (await app.request("/docs")).text()).toContain("<h1>Nordlicht, Büro API</h1>");
});

test("mails to those who have chosen no language are in the default one, with the title, the accent and the address", () => {
  const mail = writeResetMail({ to: "a@b.example", name: "Ada", link: "https://a.example", language: undefined });
  expect(mail).toMatchObject({ language: "de", subject: "Nordlicht, Büro-Passwort zurücksetzen" });
  expect(mail.text).toContain("Fragen? Schreiben Sie an hilfe@nordlicht.example.");
  expect(mail.html).toContain("Nordlicht, Büro</strong>");
  expect(mail.html).toContain("background:#c2185b");
});

test("the sender's name is in quotation marks if it has signs of an address", () => {
  expect(defaultSender()).toBe('"Nordlicht, Büro" <atrium@localhost>');
});

test("amounts of the demo content are in the currency", () => {
  expect(demoMoney(1284.5)).toBe("CHF\u00A01,284.50");
});

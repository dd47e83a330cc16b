import PostalMime from "postal-mime";
import { beforeEach, expect, test } from "vitest";

import type { EmailTemplate } from "#features/email-templates/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

const path = "/email-templates.json";
const welcome = {
  template: "welcome",
  company: "Office",
  subject: "Hello",
  heading: "Good to see you",
  intro: "An introduction",
  buttonLabel: "Begin",
  buttonLink: "https://example.org/",
  closing: "Until soon",
};

const verify = () => db.updateTable("users").set({ emailVerified: true }).where("username", "=", "robin").execute();

/** An app with a mail server, which keeps the mails, and what it logs. */
function openOffice(sendMail?: (mail: Mail) => Promise<void>) {
  const mails: Mail[] = [];
  const logged: object[] = [];
  const app = createApp({
    db,
    demoUsername: "robin",
    sendMail: sendMail ?? (async (mail) => void mails.push(mail)),
    operation: {
      isBundled: true,
      isSystem: false,
      isDatabaseRestarting: () => false,
      isStopping: () => false,
      isBehindProxy: false,
      hasUntrustedProxy: () => false,
      mailHost: "mail.example",
      mailFrom: "Office <office@x.example>",
    },
    log: (level, facts) => level === "error" && logged.push(facts),
  });
  const post = async (address: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const response = await app.request(address, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return {
    mails,
    logged,
    post,
    get: async (address: string) => (await app.request(address)).json(),
  };
}

test("a template has initial values in the language of the request until it is saved", async () => {
  const english = (await mine.get(`${path}/welcome`)).body as EmailTemplate;
  expect(english).toMatchObject({ isSaved: false, to: "robin@example.org", values: { template: "welcome" } });
  expect(english.mail.html).toContain('lang="en"');
  const arabic = (await mine.get(`${path}/welcome?language=ar`)).body as EmailTemplate;
  expect(arabic.mail.html).toContain('lang="ar" dir="rtl"');
});

test("values are saved and reset, and belong to their user", async () => {
  expect((await mine.put(path, welcome)).body).toMatchObject({
    isSaved: true,
    values: welcome,
    mail: { subject: "Hello" },
  });
  expect((await mine.put(path, { ...welcome, heading: "  Newer " })).body.values.heading).toBe("Newer");
  // Another app on the same database, as after a restart.
  expect((await apiOf(db, { username: "robin" }).get(`${path}/welcome`)).body.values.heading).toBe("Newer");
  expect((await mine.get(`${path}/receipt`)).body.isSaved).toBe(false);
  expect((await other.get(`${path}/welcome`)).body.isSaved).toBe(false);
  expect((await mine.delete(`${path}/welcome`)).body).toMatchObject({ isSaved: false });
  expect((await mine.get(`${path}/welcome`)).body.values.heading).not.toBe("Newer");
});

test("values that were saved before the fields changed are initial again", async () => {
  await mine.put(path, welcome);
  await db
    .updateTable("emailTemplates")
    .set({ content: JSON.stringify({ template: "welcome", old: 1 }) })
    .execute();
  expect((await mine.get(`${path}/welcome`)).body.isSaved).toBe(false);
});

test.each([
  [{ ...welcome, heading: " " }, "heading"],
  [{ ...welcome, subject: "two\nlines" }, "subject"],
  [{ ...welcome, buttonLink: "javascript:alert(1)" }, "buttonLink"],
  [{ ...welcome, template: "invoice" }, "template"],
])("%j is refused, and names the field", async (body, field) => {
  const answer = await mine.put(path, body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test("a preview saves nothing", async () => {
  expect((await mine.post(`${path}/preview`, welcome)).body).toMatchObject({ subject: "Hello" });
  expect((await mine.get(`${path}/welcome`)).body.isSaved).toBe(false);
});

test("the file is a mail with both parts, a draft to oneself", async () => {
  const office = openOffice();
  const { body } = await office.post(`${path}/eml?language=de`, {
    ...welcome,
    subject: "Grüße — 語",
    heading: "Schön",
  });
  const { content } = body as { content: string };
  expect(content).toMatch(/^[\r\n\x20-\x7e]+$/);
  expect(content.split("\r\n").every((line) => line.length <= 998 && !line.includes("\n"))).toBe(true);
  const mail = await PostalMime.parse(content);
  expect(mail).toMatchObject({
    subject: "Grüße — 語",
    from: { name: "Office", address: "office@x.example" },
    to: [{ address: "robin@example.org" }],
  });
  expect(mail.html).toContain("Schön");
  expect(mail.text).toContain("Schön");
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
  expect([headers.get("x-unsent"), headers.get("content-language")]).toEqual(["1", "de"]);
});

test("without a mail server, the file is offered instead of a test", async () => {
  await verify();
  expect((await mine.get(`${path}/welcome`)).body.sending).toBe("no-server");
  const answer = await mine.post(`${path}/test`, welcome);
  expect(answer).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("ATRIUM_SMTP_URL") as string },
  });
});

test("an address that was not verified receives nothing", async () => {
  const office = openOffice();
  expect(await office.get(`${path}/welcome`)).toMatchObject({ sending: "unverified" });
  expect((await office.post(`${path}/test`, welcome)).status).toBe(403);
  expect(office.mails).toEqual([]);
});

test("a test goes to one's own address, ten times an hour", async () => {
  await verify();
  const office = openOffice();
  expect(await office.get(`${path}/welcome`)).toMatchObject({ sending: "ready", from: "Office <office@x.example>" });
  const send = () => office.post(`${path}/test?language=ar`, { ...welcome, to: "eve@evil.example" });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(office.mails).toHaveLength(10);
  expect(office.mails[0]).toMatchObject({ to: "robin@example.org", subject: "Hello", language: "ar" });
});

test("a mail server that refuses the mail is reported without details", async () => {
  await verify();
  const office = openOffice(() => Promise.reject(new Error("robin@example.org was refused")));
  const answer = await office.post(`${path}/test`, welcome);
  expect(answer.status).toBe(503);
  expect(JSON.stringify([answer.body, office.logged])).not.toContain("robin@example.org");
  expect(office.logged).toEqual([{ message: "A mail could not be sent", mail: "test", error: "Error" }]);
});

import { beforeEach, expect, test } from "vitest";

import { auditColumns } from "#contract/audit.ts";
import { createApp } from "#server/app.ts";
import { storePassword } from "#server/auth/accounts.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { type AuditAction, recordAudit } from "#server/lib/rows/record-audit.ts";
import { addPerson } from "#server/lib/testing.ts";

let db: Db;
let adaId: string;
let linusId: string;

beforeEach(async () => {
  db = await openTestDb();
  adaId = (await addPerson(db, "ada.lovelace", "Ada Lovelace")).id;
  linusId = (await addPerson(db, "linus.example", "Linus Example")).id;
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", adaId).execute();
});

const record = (entry: Parameters<typeof recordAudit>[1]) =>
  db.transaction().execute((transaction) => recordAudit(transaction, entry));

async function get(path: string, userId = adaId) {
  const app = createApp({ db, demoUsername: undefined });
  const cookie = await openSession(db, userId);
  const response = await app.request(path, { headers: { cookie } });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  const body: any = isJson ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, body };
}

test("administrators see the entries, newest first, with the names of that time", async () => {
  await record({ action: "account-created", actor: undefined, subject: linusId });
  await record({ action: "role-changed", actor: adaId, subject: linusId, details: { from: "member", to: "viewer" } });
  await db.updateTable("users").set({ name: "Someone Else" }).where("id", "=", linusId).execute();
  const { body } = await get("/audit.json");
  expect(body.total).toBe(2);
  expect(body.data).toMatchObject([
    {
      action: "Role changed",
      actor: "Ada Lovelace (ada.lovelace)",
      subject: "Linus Example (linus.example)",
      facts: { from: "member", to: "viewer" },
      details: "from: member, to: viewer",
    },
    { action: "Account created", actor: "", subject: "Linus Example (linus.example)", facts: {}, details: "" },
  ]);
  expect(body.data[0].time).toMatch(/^\d\d:\d\d:\d\d$/);
});

test("each action can be recorded, and has a text", async () => {
  const texts = auditColumns.flatMap((column) => (column.id === "action" ? column.choices : []));
  for (const text of texts) {
    const action = text.toLowerCase().replaceAll(" ", "-") as AuditAction;
    await record({ action, actor: adaId, subject: linusId });
  }
  const { body } = await get("/audit.json?size=100&sort=date");
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(texts);
});

test("the log is filtered by action, account, administrator and period, and searched", async () => {
  await record({ action: "suspended", actor: adaId, subject: linusId });
  await record({ action: "password-changed", actor: linusId, subject: linusId });
  const today = new Date().toISOString().slice(0, 10);
  const count = async (query: string) => ((await get(`/audit.json?${query}`)).body as { total: number }).total;
  expect(await count("action=Suspended,Reinstated")).toBe(1);
  expect(await count("subject=linus")).toBe(2);
  expect(await count("actor=LOVELACE")).toBe(1);
  expect(await count(`date=${today}..${today}`)).toBe(2);
  expect(await count("date=..2020-01-01")).toBe(0);
  expect(await count("q=ada")).toBe(1);
  expect((await get("/audit.json?action=Exploded")).status).toBe(400);
});

test("an entry names the request that made the change, and is found by it", async () => {
  await record({ action: "suspended", actor: adaId, subject: linusId });
  const app = createApp({ db, demoUsername: undefined });
  const response = await app.request(`/people.json/${linusId}/suspend`, {
    method: "POST",
    headers: { cookie: await openSession(db, adaId), "x-request-id": "office-7f3a" },
  });
  expect(response.status).toBe(200);
  const { body } = await get("/audit.json?q=office-7f3a");
  expect(body.data.map(({ action, reference }: Record<string, string>) => [action, reference])).toEqual([
    ["Suspended", "office-7f3a"],
  ]);
  expect((await get("/audit.json?sort=date")).body.data[0].reference).toBe("");
});

test("the log stays after an account is deleted", async () => {
  await record({ action: "suspended", actor: adaId, subject: linusId });
  await db.deleteFrom("users").where("id", "=", linusId).execute();
  expect((await get("/audit.json")).body.data).toMatchObject([{ subject: "Linus Example (linus.example)" }]);
});

test("the export has the matching entries as CSV, and no cell is a formula", async () => {
  await db.updateTable("users").set({ name: '=HYPERLINK("https://evil.example")' }).where("id", "=", linusId).execute();
  await record({ action: "suspended", actor: adaId, subject: linusId });
  await record({ action: "data-exported", actor: adaId, subject: adaId });
  const { headers, text } = await get("/audit/export?format=csv&action=Suspended");
  expect(headers.get("content-disposition")).toBe('attachment; filename="audit.csv"');
  const lines = text.trim().split("\r\n");
  expect(lines[0]).toBe("Date,Time (UTC),Action,Account,Changed by,Details,Reference");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"") (linus.example)"`);
  const german = await get("/audit/export?format=csv&action=Suspended&columns=action&language=de");
  expect(german.text.trim().split("\r\n").slice(1)).toEqual(["Gesperrt"]);
});

test("members do not see the log", async () => {
  expect((await get("/audit.json", linusId)).status).toBe(403);
  expect((await get("/audit/export?format=csv", linusId)).status).toBe(403);
});

test("in the demo, entries about visitors who have registered are left out", async () => {
  const robin = await addPerson(db, "robin.vale", "Robin Vale");
  await storePassword(db, linusId, "a hash");
  await record({ action: "role-changed", actor: robin.id, subject: robin.id });
  await record({ action: "password-changed", actor: linusId, subject: linusId });
  await record({ action: "suspended", actor: linusId, subject: robin.id });
  const response = await createApp({ db }).request("/audit.json");
  expect(await response.json()).toMatchObject({ total: 1, data: [{ action: "Role changed" }] });
});

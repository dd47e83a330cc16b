import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { createApp, createAuthOptions } from "#server/app.ts";
import { storePassword } from "#server/auth/accounts.ts";
import { createLink } from "#server/auth/mails/links.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import { accountRowsOf } from "#server/lib/rows/account-rows.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { addPerson } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";
import { seedPeople } from "#server/users/seed.ts";

afterAll(configureOffice({ title: "Nordlicht", supportAddress: "help@nordlicht.example" }));

const passwords = createPasswords(4);

let db: Db;
let mails: Mail[];
let app: ReturnType<typeof createApp>;
/** Two administrators and a member, who can sign in. */
let ada: Caller;
let grace: Caller;
let linus: Caller;

type Caller = Awaited<ReturnType<typeof addAccount>>;

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
  app = createApp({
    db,
    demoUsername: undefined,
    passwords,
    publicAddress: () => "https://office.example/",
    sendMail: async (mail) => void mails.push(mail),
  });
  ada = await addAccount("ada.lovelace", "Ada Lovelace", "admin");
  grace = await addAccount("grace.hopper", "Grace Hopper", "admin");
  linus = await addAccount("linus.example", "Linus Example", "member");
});

/** Adds a person with a password and a session, and returns their way to call the API. */
async function addAccount(username: string, name: string, role: string) {
  const { id } = await addPerson(db, username, name);
  await db.updateTable("users").set({ role }).where("id", "=", id).execute();
  await storePassword(db, id, await passwords.hash("correct horse"));
  return { id, call: callAs(await openSession(db, id)) };
}

const callAs =
  (cookie: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  async (method: string, path: string, body?: unknown): Promise<{ status: number; body: any; text: string }> => {
    const response = await app.request(path, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };

const signIn = (name: string, password: string) =>
  app.request("/auth/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password }),
  });

const actionsOf = async (subject: string) =>
  (
    await db.selectFrom("auditLog").select(["action", "actor", "details"]).where("subjectId", "=", subject).execute()
  ).map(({ action, actor, details }) => [action, actor, details]);

test("the list has each account's role, status, sessions and last use, and is searched, filtered and sorted", async () => {
  const { body } = await ada.call("GET", "/people.json");
  expect(body.total).toBe(3);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    "Ada Lovelace",
    "Grace Hopper",
    "Linus Example",
  ]);
  expect(body.data[0]).toMatchObject({ role: "admin", status: "Active", sessions: 1, isYou: true });
  expect(body.data[2]).toMatchObject({ role: "member", email: "linus.example@example.org", isYou: false });
  const found = async (query: string) =>
    (await ada.call("GET", `/people.json?${query}`)).body.data.map(({ username }: { username: string }) => username);
  expect(await found("q=grace")).toEqual(["grace.hopper"]);
  expect(await found("role=Member")).toEqual(["linus.example"]);
  expect(await found("status=Suspended,Invited")).toEqual([]);
  expect(await found("sort=-role,-name")).toEqual(["grace.hopper", "ada.lovelace", "linus.example"]);
  expect(await found("sort=-lastUsed&sessions=1..")).toHaveLength(3);
  // An account without a last use is sorted to the end, ascending and descending.
  await addPerson(db, "abel.unused");
  for (const sort of ["lastUsed", "-lastUsed"]) expect((await found(`sort=${sort}`)).at(-1)).toBe("abel.unused");
  expect((await ada.call("GET", "/people.json?colour=red")).status).toBe(400);
});

test("the last use is kept after the last session has ended", async () => {
  await ada.call("DELETE", `/people.json/${linus.id}/sessions`);
  const { body } = await ada.call("GET", "/people.json?username=linus");
  expect(body.data[0]).toMatchObject({ sessions: 0, lastUsed: new Date().toISOString().slice(0, 10) });
});

test("members neither see nor change accounts", async () => {
  for (const [method, path, body] of [
    ["GET", "/people.json"],
    ["GET", "/people/export?format=csv"],
    ["GET", `/people/${ada.id}/data`],
    ["GET", "/audit.json"],
    ["GET", "/audit/export?format=csv"],
    ["POST", "/people.json", { email: "a@b.example", role: "member" }],
    ["PATCH", `/people.json/${linus.id}`, { role: "admin" }],
    ["POST", `/people.json/${ada.id}/suspend`],
    ["DELETE", `/people.json/${ada.id}`, { giveTo: null }],
  ] as const)
    expect((await linus.call(method, path, body)).status, `${method} ${path}`).toBe(403);
});

test("roles and statuses are exported in the language of the person", async () => {
  const query = "format=csv&language=de&columns=username,role,status&sort=username";
  const lines = (await ada.call("GET", `/people/export?${query}`)).text.trim().split("\r\n");
  expect(lines).toEqual([
    "Benutzername;Rolle;Status",
    "ada.lovelace;Administrator;Aktiv",
    "grace.hopper;Administrator;Aktiv",
    "linus.example;Mitglied;Aktiv",
  ]);
});

test("a changed role applies from the next request, and is in the audit log", async () => {
  expect((await ada.call("PATCH", `/people.json/${linus.id}`, { role: "admin" })).status).toBe(200);
  expect((await linus.call("GET", "/people.json")).status).toBe(200);
  await ada.call("PATCH", `/people.json/${linus.id}`, { role: "viewer" });
  expect((await linus.call("GET", "/people.json")).status).toBe(403);
  // The same role again is no change.
  await ada.call("PATCH", `/people.json/${linus.id}`, { role: "viewer" });
  expect(await actionsOf(linus.id)).toEqual([
    ["Role changed", "Ada Lovelace (ada.lovelace)", "from: member, to: admin"],
    ["Role changed", "Ada Lovelace (ada.lovelace)", "from: admin, to: viewer"],
  ]);
  expect((await linus.call("GET", "/activities/latest.json")).body).toMatchObject(
    ["Viewer", "Admin"].map((text) => ({ title: "Your role was changed", text, user: { name: "Ada Lovelace" } })),
  );
  expect((await ada.call("PATCH", `/people.json/${linus.id}`, { role: "owner" })).body.fields).toEqual({
    role: "Choose a role",
  });
  expect((await ada.call("PATCH", `/people.json/${crypto.randomUUID()}`, { role: "member" })).status).toBe(404);
});

test("the last administrator who can sign in keeps role and account", async () => {
  // This one has no password, and does not count.
  const { id } = await addPerson(db, "empty.admin");
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute();
  // This one has to confirm the address first.
  await db.updateTable("users").set({ role: "admin", mustVerifyEmail: true }).where("id", "=", linus.id).execute();
  await ada.call("POST", `/people.json/${grace.id}/suspend`);
  const refused = await ada.call("PATCH", `/people.json/${ada.id}`, { role: "member" });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining("last administrator") } });
  expect((await ada.call("POST", `/people.json/${ada.id}/suspend`)).status).toBe(409);
  expect((await ada.call("DELETE", `/people.json/${ada.id}`, { giveTo: linus.id })).status).toBe(409);
  expect((await ada.call("GET", "/people.json")).status).toBe(200);
});

test("of two administrators who demote each other at the same time, one stays", async () => {
  const statuses = await Promise.all([
    ada.call("PATCH", `/people.json/${grace.id}`, { role: "member" }),
    grace.call("PATCH", `/people.json/${ada.id}`, { role: "member" }),
  ]);
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("role", "=", "admin")
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test("suspending ends the sessions, and reinstating lets the person sign in again", async () => {
  expect((await ada.call("POST", `/people.json/${linus.id}/suspend`)).status).toBe(200);
  expect((await linus.call("GET", "/user.json")).status).toBe(401);
  await expect(openSession(db, linus.id)).rejects.toMatchObject({ body: { code: "SUSPENDED" } });
  expect((await signIn("linus.example", "wrong")).status).toBe(400);
  const refused = await signIn("linus.example", "correct horse");
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: "This account is suspended. Ask an administrator." },
  ]);
  expect((await ada.call("GET", "/people.json?status=Suspended")).body.total).toBe(1);
  await ada.call("POST", `/people.json/${linus.id}/reinstate`);
  expect((await linus.call("GET", "/user.json")).status).toBe(401);
  expect((await signIn("linus.example", "correct horse")).status).toBe(200);
  expect((await actionsOf(linus.id)).map(([action]) => action)).toEqual(["Suspended", "Reinstated"]);
});

test("ending sessions keeps the one of the request", async () => {
  const elsewhere = callAs(await openSession(db, ada.id));
  await ada.call("DELETE", `/people.json/${ada.id}/sessions`);
  expect((await elsewhere("GET", "/user.json")).status).toBe(401);
  expect((await ada.call("GET", "/user.json")).status).toBe(200);
  await ada.call("DELETE", `/people.json/${linus.id}/sessions`);
  expect((await linus.call("GET", "/user.json")).status).toBe(401);
});

const tokenOf = (mail: Mail | undefined) => /token=(\S+)/.exec(mail?.text ?? "")?.[1];

const setPassword = (token: string | undefined, password: string) =>
  app.request("/auth/reset-password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, password, passwordConfirm: password }),
  });

test("an invitation creates an account whose owner sets the password by a link that works once", async () => {
  const invitation = { email: "Mary.Shelley@Office.example", role: "viewer", name: "Mary Shelley" };
  const { status, body } = await ada.call("POST", "/people.json", invitation);
  expect(status).toBe(200);
  const { data } = (await ada.call("GET", "/people.json?status=Invited")).body;
  expect(data).toMatchObject([{ id: body.id, username: "mary.shelley", name: "Mary Shelley", role: "viewer" }]);
  expect(mails).toMatchObject([{ to: "mary.shelley@office.example", subject: "You are invited to Nordlicht" }]);
  expect(mails[0]?.text).toContain("Ada Lovelace has invited you");
  expect(mails[0]?.text).toContain("https://office.example/#/forgot-password?token=");
  const { days } = await db
    .selectFrom("verifications")
    .select(sql<number>`(extract(epoch from expires_at - now()) / 86400)::float8`.as("days"))
    .where("value", "=", body.id)
    .executeTakeFirstOrThrow();
  expect(days).toBeCloseTo(7, 2);
  expect((await setPassword(tokenOf(mails[0]), "frankenstein 18")).status).toBe(200);
  expect((await setPassword(tokenOf(mails[0]), "another one 18")).status).toBe(400);
  expect((await ada.call("GET", "/people.json?q=mary")).body.data).toMatchObject([{ status: "Active" }]);
  expect((await ada.call("POST", "/people.json", invitation)).body.fields).toEqual({
    email: "An account with this email address already exists",
  });
});

test("inviting again sends a new link, and the earlier one stops working", async () => {
  const invitation = { email: "mary@office.example", role: "viewer" };
  const first = await ada.call("POST", "/people.json", invitation);
  const again = await ada.call("POST", "/people.json", { ...invitation, role: "member", language: "de" });
  expect(again.body).toEqual(first.body);
  expect(mails[1]?.language).toBe("de");
  expect((await setPassword(tokenOf(mails[0]), "frankenstein 18")).status).toBe(400);
  expect((await setPassword(tokenOf(mails[1]), "frankenstein 18")).status).toBe(200);
  expect((await ada.call("GET", "/people.json?q=mary")).body.data).toMatchObject([{ role: "member" }]);
});

test("a reset that a stranger asks for voids no invitation", async () => {
  await ada.call("POST", "/people.json", { email: "mary@office.example", role: "viewer" });
  const asked = await app.request("/auth/forgot-password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "mary@office.example" }),
  });
  expect(asked.status).toBe(200);
  await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 20_000 });
  expect((await setPassword(tokenOf(mails[0]), "frankenstein 18")).status).toBe(200);
  expect((await setPassword(tokenOf(mails[1]), "another one 18")).status).toBe(400);
});

test("usernames of invited accounts are distinct, and invitations to one address are limited", async () => {
  await ada.call("POST", "/people.json", { email: "ada.lovelace@elsewhere.example", role: "member" });
  expect((await ada.call("GET", "/people.json?status=Invited")).body.data).toMatchObject([
    { username: "ada.lovelace2" },
  ]);
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await ada.call("POST", "/people.json", { email: "m@office.example", role: "member" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("an invitation that the mail server does not accept can be sent again", async () => {
  app = createApp({ db, demoUsername: undefined, passwords, sendMail: () => Promise.reject(new Error("away")) });
  const refused = await ada.call("POST", "/people.json", { email: "mary@office.example", role: "member" });
  expect(refused.status).toBe(503);
  expect((await ada.call("GET", "/people.json?status=Invited")).body.total).toBe(1);
});

/** The columns that refer to users. */
async function findReferences() {
  const { rows } = await sql<{ table: string; column: string; action: string }>`
    select conrelid::regclass::text as "table", attname as "column", confdeltype as action
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(db);
  return rows;
}

test("each column that refers to a user has an ownership, which its foreign key follows", async () => {
  const references = await findReferences();
  const decided = accountRowsOf(features);
  const names = (rows: readonly { table: string; column: string }[]) =>
    rows.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(names(decided), "see ownedRows in server/features.ts").toEqual(names(references));
  const kept = references.filter(({ action }) => action === "n");
  expect(names(decided.filter(({ ownership }) => ownership === "kept"))).toEqual(names(kept));
});

const countRows = async (table: string, column: string, id: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

const countAll = async (id: string) => {
  const counts = new Map<string, number>();
  for (const { table, column } of accountRowsOf(features))
    counts.set(`${table}.${column}`, await countRows(table, column, id));
  return counts;
};

/** @returns the demo user, who has rows in most tables */
async function addDemoContent() {
  await seedPeople(db);
  await seedIfEmpty(db);
  return findRobin();
}

const findRobin = () =>
  db.selectFrom("users").select("id").where("username", "=", demoUsername).executeTakeFirstOrThrow();

test("deleting an account gives its content to a colleague, and deletes what is personal", async () => {
  const { id } = await addDemoContent();
  const before = await countAll(id);
  const own = await countAll(linus.id);
  expect((await ada.call("DELETE", `/people.json/${id}`, { giveTo: linus.id })).status).toBe(200);
  expect(await db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst()).toBeUndefined();
  const after = await countAll(linus.id);
  const content = accountRowsOf(features).filter(({ ownership }) => ownership === "content");
  for (const { table, column } of content) {
    const key = `${table}.${column}`;
    expect(after.get(key), key).toBe((own.get(key) ?? 0) + (before.get(key) ?? 0));
  }
  expect([...before.values()].filter((count) => count > 0).length).toBeGreaterThan(1);
  for (const { table, column } of accountRowsOf(features).filter(({ ownership }) => ownership === "personal"))
    expect(after.get(`${table}.${column}`), `${table}.${column}`).toBe(own.get(`${table}.${column}`));
  const { rows } =
    await sql`select subject_id, subject_name, details from audit_events where action = 'deleted'`.execute(db);
  expect(rows).toEqual([
    { subjectId: null, subjectName: "Robin Vale (robin.vale)", details: { content: "given", to: "Linus Example" } },
  ]);
});

test("deleting an account can delete its content", async () => {
  const { id } = await addDemoContent();
  expect((await ada.call("DELETE", `/people.json/${id}`, { giveTo: null })).status).toBe(200);
  expect([...(await countAll(id)).values()].every((count) => count === 0)).toBe(true);
});

test("content is given to an existing account other than the deleted one", async () => {
  for (const giveTo of [linus.id, crypto.randomUUID()])
    expect((await ada.call("DELETE", `/people.json/${linus.id}`, { giveTo })).body.fields).toEqual({
      giveTo: "Choose a colleague",
    });
  expect((await ada.call("DELETE", `/people.json/${linus.id}`, {})).status).toBe(400);
});

test("the file with an account's data has all its rows, and no hash, token or content of a file", async () => {
  const { id } = await addDemoContent();
  const { status, body, text } = await ada.call("GET", `/people/${id}/data`);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ username: demoUsername, email: "robin.vale@atrium.example" });
  for (const { table, column, ownership } of accountRowsOf(features)) {
    const rows = body.rows[`${table}.${column}`];
    if (ownership === "internal") expect(rows, table).toBeUndefined();
    // The export itself adds an entry to the audit log.
    else if (table !== "audit_events") expect(rows.length, table).toBe(await countRows(table, column, id));
  }
  expect(text).not.toMatch(/"(password|hash|token_hash|token|secret|search_text|content)":"/);
  expect(await actionsOf(id)).toContainEqual(["Data exported", "Ada Lovelace (ada.lovelace)", ""]);
});

test("everybody can export the data of the own account", async () => {
  const { body } = await linus.call("GET", "/profile/data");
  expect(body.account).toMatchObject({ username: "linus.example" });
  expect(body.rows["sessions.user_id"]).toHaveLength(1);
  expect(body.rows["accounts.user_id"]).toMatchObject([{ provider_id: "credential" }]);
  expect(body.rows["accounts.user_id"][0]).not.toHaveProperty("password");
});

test("in the demo, accounts can be looked at and not changed, and registered visitors do not see each other", async () => {
  await addDemoContent();
  app = createApp({ db, passwords });
  const visit = async (method: string, path: string, body?: unknown) => {
    const response = await app.request(path, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    return { status: response.status, body: (await response.json()) as any };
  };
  const { body } = await visit("GET", "/people.json?size=100");
  expect(body.total).toBe(10);
  expect(body.data.map(({ username }: { username: string }) => username)).not.toContain("linus.example");
  const { id } = await findRobin();
  for (const [method, path, change] of [
    ["POST", "/people.json", { email: "a@b.example", role: "member" }],
    ["PATCH", `/people.json/${id}`, { role: "viewer" }],
    ["POST", `/people.json/${id}/suspend`],
    ["POST", `/people.json/${id}/reinstate`],
    ["DELETE", `/people.json/${id}/sessions`],
    ["DELETE", `/people.json/${id}`, { giveTo: null }],
    ["GET", `/people/${linus.id}/data`],
  ] as const) {
    const answer = await visit(method, path, change);
    expect(answer, `${method} ${path}`).toMatchObject({
      status: 403,
      body: { message: "In the demo, accounts cannot be changed." },
    });
  }
  expect((await visit("GET", "/profile/data")).status).toBe(200);
});

test("a suspended person gets no reset mail, and an older link cannot set the password", async () => {
  const token = await createLink({ db, engine: createAuthOptions({ db }).engine }, linus.id, { minutes: 60 });
  await ada.call("POST", `/people.json/${linus.id}/suspend`);
  expect((await setPassword(token, "frankenstein 18")).status).toBe(403);
  await linus.call("POST", "/auth/forgot-password", { email: "linus.example@example.org" });
  await linus.call("POST", "/auth/forgot-password", { email: "grace.hopper@example.org" });
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 20_000 });
  expect(mails[0]?.to).toBe("grace.hopper@example.org");
});

test("where registration is closed, nobody is invited", async () => {
  app = createApp({ db, demoUsername: undefined, passwords, canInvite: false });
  expect((await ada.call("POST", "/people.json", { email: "mary@office.example", role: "viewer" })).status).toBe(403);
});

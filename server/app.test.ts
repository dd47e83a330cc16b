import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";

import { Layout } from "#contract/layout.ts";
import { type AppOptions, createApp } from "#server/app.ts";
import { openSession } from "#server/auth/testing.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { createTestDatabase, openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { endpoints } from "#server/openapi/endpoints.ts";
import { seedPeople } from "#server/users/seed.ts";

let db: Db;

beforeEach(async () => {
  db = await openTestDb();
  await seedPeople(db);
});

const app = (options: Partial<AppOptions> = {}) => createApp({ db, ...options });

const write = (headers: Record<string, string>) =>
  app().request("http://office.example/preferences.json", { method: "DELETE", headers });

test.each([
  ["a page of another site is rejected", { origin: "http://evil.example", host: "office.example" }, 403],
  ["a page with an opaque origin is rejected", { origin: "null", host: "office.example" }, 403],
  ["a page that is cross-site according to Sec-Fetch-Site is rejected", { "sec-fetch-site": "cross-site" }, 403],
  ["a page that is same-site according to Sec-Fetch-Site is rejected", { "sec-fetch-site": "same-site" }, 403],
  [
    "a page of the same origin is accepted",
    { origin: "http://office.example", host: "office.example", "sec-fetch-site": "same-origin" },
    200,
  ],
  ["a client that is not a browser is accepted", {}, 200],
])("a write by %s", async (_, headers, status) => {
  const response = await write(headers);
  expect(response.status).toBe(status);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/json"])(
  "a write from another site is rejected with the content type %s",
  async (type) => {
    const response = await app().request("/profile.json", {
      method: "POST",
      body: "{}",
      headers: { origin: "http://evil.example", "content-type": type },
    });
    expect([response.status, await response.json()]).toMatchObject([403, { code: "forbidden" }]);
  },
);

test("behind a proxy, writes are accepted only from the public origin", async () => {
  const request = (origin: string) =>
    app({ publicOrigin: "https://office.example" }).request("/preferences.json", {
      method: "DELETE",
      headers: { origin, host: "127.0.0.1:3000" },
    });
  expect((await request("https://office.example")).status).toBe(200);
  expect((await request("http://127.0.0.1:3000")).status).toBe(403);
});

const layout = {
  ...Object.fromEntries(Object.keys(Layout.shape).map((name) => [name, false])),
  skin: "smart-style-0",
  mode: "system",
};

test("a write of a user who is deleted meanwhile is refused, and is no fault of the server", async () => {
  const log = vi.fn();
  const { id } = await addPerson(db, "leaving.soon");
  const cookie = await openSession(db, id);
  const deleting = await db.startTransaction().execute();
  await deleting.deleteFrom("users").where("id", "=", id).execute();
  // Waits for the end of the deletion.
  const writing = app({ demoUsername: undefined, log }).request("/preferences.json", {
    method: "PUT",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ layout, changedAt: new Date().toISOString() }),
  });
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  await deleting.commit().execute();
  const response = await writing;
  expect([response.status, await response.json()]).toEqual([
    409,
    { code: "conflict", message: "This account has since been deleted" },
  ]);
  expect(log.mock.calls.filter(([level]) => level === "error")).toEqual([]);
});

test("a body over the limit gets a 413", async () => {
  const response = await app().request("/profile.json", { method: "POST", body: "x".repeat(1_000_001) });
  expect([response.status, await response.json()]).toMatchObject([413, { code: "too_large" }]);
});

test("an unknown path gets a 404 in JSON", async () => {
  const response = await app().request("/nothing");
  expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
});

test("a visitor becomes the demo user with the first request and keeps that session", async () => {
  const first = await app().request("/user.json");
  expect(await first.json()).toMatchObject({ username: demoUsername });
  const [cookie = ""] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^atrium\.session=[\w-]{43}\.[\w%]+; .*Path=\/; HttpOnly; SameSite=Lax$/);

  const cookies = first.headers.getSetCookie().map((each) => each.split(";")[0]);
  const second = await app().request("/user.json", { headers: { cookie: cookies.join("; ") } });
  expect([second.status, second.headers.get("set-cookie")]).toEqual([200, null]);
  const rows = await db.selectFrom("sessions").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cookie.slice("atrium.session=".length, 30));
});

test("behind https, the session cookie is Secure and limited to the base path", async () => {
  const response = await app({ isSecure: true, cookiePath: "/office/" }).request("/user.json");
  expect(response.headers.getSetCookie()[0]).toMatch(/Path=\/office\/; HttpOnly; Secure; SameSite=Lax$/);
});

test("signing out ends the session on the server", async () => {
  const first = await app().request("/user.json");
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
  await app().request("/user.json", { headers: { cookie } });
  expect(await db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
  const out = await app().request("/auth/sign-out", { method: "POST", headers: { cookie } });
  expect([out.status, out.headers.get("set-cookie")]).toMatchObject([200, expect.stringContaining("Max-Age=0")]);
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test.each(["unknown", "a\u0000b", "x".repeat(5000)])("an invalid session cookie gets a 401: %j", async (token) => {
  const response = await createApp({ db, demoUsername: undefined }).request("/user.json", {
    headers: { cookie: `atrium.session=${encodeURIComponent(token)}` },
  });
  expect(response.status).toBe(401);
});

test("every endpoint of the contract exists, and requires a session unless it is open", async () => {
  const closed = createApp({ db, demoUsername: undefined });
  for (const { endpoint, name } of endpoints) {
    const path = endpoint.path
      .replace("{key}", "en")
      .replace("{type}", "tasks")
      .replace(/\{\w+\}/, "7");
    const response = await closed.request(path, { method: endpoint.method });
    // An open endpoint validates its input, which is missing here.
    expect([name, response.status]).toEqual([name, endpoint.open ? (endpoint.body ? 400 : 200) : 401]);
  }
});

test("the health check distinguishes ready from alive", async () => {
  const away = openDb("postgres://nobody@127.0.0.1:1/none");
  for (const path of ["/health", "/health/ready"]) {
    const ready = await app().request(path);
    expect([ready.status, await ready.json()]).toMatchObject([200, { alive: true, ready: true }]);
    const response = await createApp({ db: away }).request(path);
    expect([response.status, await response.json()]).toMatchObject([503, { alive: true, ready: false }]);
  }
  await away.destroy();
});

test("a server on a database that refuses writes is alive and not ready, and answers writes with a 503", async () => {
  const { name, connectionString } = await createTestDatabase();
  const admin = openDb(connectionString, { max: 1 });
  await addPerson(admin, "robin");
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(admin);
  await admin.destroy();
  const standby = openDb(connectionString, { max: 1, queryTimeout: 60_000 });
  const request = createApp({ db: standby, demoUsername: "robin" }).request;
  for (const path of ["/health", "/health/ready"]) {
    const response = await request(path);
    expect([response.status, await response.json()]).toMatchObject([503, { ready: false, database: "read-only" }]);
  }
  const live = await request("/health/live");
  expect([live.status, await live.json()]).toMatchObject([200, { alive: true }]);
  const body = JSON.stringify({ job: "Analyst", version: 1 });
  const headers = { "content-type": "application/json" };
  const written = await request("/profile.json", { method: "PATCH", body, headers });
  expect([written.status, await written.json()]).toMatchObject([503, { code: "unavailable" }]);
  await standby.destroy();
});

test("a request gets a 503 while the database is unavailable", async () => {
  const away = openDb("postgres://nobody@127.0.0.1:1/none");
  const response = await createApp({ db: away }).request("/user.json");
  expect([response.status, await response.json()]).toMatchObject([503, { code: "unavailable" }]);
  await away.destroy();
});

test("a request that exceeds the time limit gets a 504", async () => {
  // Without the lock, the database may answer before the timer is due.
  await db.transaction().execute(async (transaction) => {
    await sql`lock table users in access exclusive mode`.execute(transaction);
    const response = await app({ maxRequestMs: 0 }).request("/user.json");
    expect([response.status, await response.json()]).toMatchObject([504, { code: "timeout" }]);
  });
});

test("the log has one line per request but checks of readiness, with only method, path, status and duration", async () => {
  const log = vi.fn();
  const response = await app({ log }).request("/search.json?q=secret-word", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect((await app({ log }).request("/health/ready")).status).toBe(200);
  expect(response.status).toBe(200);
  expect(log.mock.calls).toEqual([
    ["info", { message: "Request", method: "GET", path: "/search.json", status: 200, ms: expect.any(Number) }],
  ]);
});

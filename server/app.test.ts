import { beforeEach, expect, test, vi } from "vitest";

import { type AppOptions, createApp } from "#server/app.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
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
  ["another site's page", { origin: "http://evil.example", host: "office.example" }, 403],
  ["a page without an origin", { origin: "null", host: "office.example" }, 403],
  ["another site, by the browser's word", { "sec-fetch-site": "cross-site" }, 403],
  ["a neighbouring site", { "sec-fetch-site": "same-site" }, 403],
  ["our own page", { origin: "http://office.example", host: "office.example", "sec-fetch-site": "same-origin" }, 200],
  ["a program that is no browser", {}, 200],
])("a write by %s", async (_, headers, status) => {
  const response = await write(headers);
  expect(response.status).toBe(status);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/json"])(
  "a foreign write is refused as %s too",
  async (type) => {
    const response = await app().request("/messages.json", {
      method: "POST",
      body: "{}",
      headers: { origin: "http://evil.example", "content-type": type },
    });
    expect([response.status, await response.json()]).toMatchObject([403, { code: "forbidden" }]);
  },
);

test("behind a proxy the public address is the origin", async () => {
  const request = (origin: string) =>
    app({ publicOrigin: "https://office.example" }).request("/preferences.json", {
      method: "DELETE",
      headers: { origin, host: "127.0.0.1:3000" },
    });
  expect((await request("https://office.example")).status).toBe(200);
  expect((await request("http://127.0.0.1:3000")).status).toBe(403);
});

test("a body over the limit is a 413", async () => {
  const response = await app().request("/messages.json", { method: "POST", body: "x".repeat(1_000_001) });
  expect([response.status, await response.json()]).toMatchObject([413, { code: "too_large" }]);
});

test("an unknown path is a 404 in JSON", async () => {
  const response = await app().request("/nothing");
  expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
});

test("a visitor becomes the demo user at the first request, and stays in that session", async () => {
  const first = await app().request("/user.json");
  expect(await first.json()).toMatchObject({ username: demoUsername });
  const [cookie = ""] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^atrium\.session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/);

  const cookies = first.headers.getSetCookie().map((each) => each.split(";")[0]);
  const second = await app().request("/user.json", { headers: { cookie: cookies.join("; ") } });
  expect([second.status, second.headers.get("set-cookie")]).toEqual([200, null]);
  const rows = await db.selectFrom("sessions").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cookie.slice("atrium.session=".length, 30));
});

test("the cookie goes by https alone where people come by https", async () => {
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

test.each(["unknown", "a\u0000b", "x".repeat(5000)])("a cookie that is no session is none: %j", async (token) => {
  const response = await createApp({ db, demoUsername: undefined }).request("/user.json", {
    headers: { cookie: `atrium.session=${encodeURIComponent(token)}` },
  });
  expect(response.status).toBe(401);
});

test("every endpoint of the contract is there, and asks who is calling unless it is open to all", async () => {
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

test("health tells ready from alive", async () => {
  const ready = await app().request("/health");
  expect([ready.status, await ready.json()]).toMatchObject([200, { alive: true, ready: true }]);

  const away = openDb("postgres://nobody@127.0.0.1:1/none");
  const response = await createApp({ db: away }).request("/health");
  expect([response.status, await response.json()]).toMatchObject([503, { alive: true, ready: false }]);
  await away.destroy();
});

test("a database that is away is a 503 in plain words", async () => {
  const away = openDb("postgres://nobody@127.0.0.1:1/none");
  const response = await createApp({ db: away }).request("/user.json");
  expect([response.status, await response.json()]).toMatchObject([503, { code: "unavailable" }]);
  await away.destroy();
});

test("a request that hangs is answered with a 504", async () => {
  const response = await app({ maxRequestMs: 0 }).request("/user.json");
  expect([response.status, await response.json()]).toMatchObject([504, { code: "timeout" }]);
});

test("the log has a line a request: no query, no body, no address, no database parameters", async () => {
  const log = vi.fn();
  const response = await app({ log }).request("/messages.json?q=secret-word", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(response.status).toBe(200);
  expect(log.mock.calls).toEqual([
    ["info", { method: "GET", path: "/messages.json", status: 200, ms: expect.any(Number) }],
  ]);
});

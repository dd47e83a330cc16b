import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { type AppOptions, createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { maxViolations, recordViolations } from "#server/violations/queries.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
});

const report = (changes: object = {}) => ({
  "csp-report": {
    "document-uri": "http://localhost/",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://cdn.example/lib.js",
    ...changes,
  },
});

/** Sends a report as a browser does, and returns the status. */
async function send(body: unknown, headers: Record<string, string> = {}, options: Partial<AppOptions> = {}) {
  const response = await createApp({ db, demoUsername: undefined, ...options }).request("/violations/report", {
    method: "POST",
    headers: { "content-type": "application/csp-report", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  expect(response.headers.get("set-cookie")).toBeNull();
  return response.status;
}

const list = async () => {
  const { body } = await mine.get("/violations.json");
  return (body as { data: { directive: string; blocked: string; path: string; source: string; count: number }[] }).data;
};

test("the same violation is one row with a count, the time of the first and of the last report", async () => {
  expect(await send(report({ "source-file": "http://localhost/assets/old.js", "line-number": 1 }))).toBe(204);
  await sql`update violations set first_at = '2026-01-01T00:00:00Z', last_at = '2026-01-01T00:00:00Z'`.execute(db);
  expect(await send(report({ "source-file": "http://localhost/assets/new.js", "line-number": 2 }))).toBe(204);
  expect(await send(report({ "blocked-uri": "inline" }))).toBe(204);
  const rows = await list();
  expect(rows.map(({ blocked, count, source }) => [blocked, count, source])).toEqual([
    ["inline", 1, ""],
    ["https://cdn.example", 2, "/assets/new.js:2"],
  ]);
  expect(rows[1]).toMatchObject({ directive: "script-src-elem", path: "/", firstAt: "2026-01-01T00:00:00.000Z" });
  expect(rows[1]).not.toMatchObject({ lastAt: "2026-01-01T00:00:00.000Z" });
});

test("reports of the Reporting API, which browsers send without an origin, are counted by row", async () => {
  const body = { documentURL: "http://localhost/", effectiveDirective: "img-src", blockedURL: "https://a.example/" };
  const reports = [body, body, { ...body, blockedURL: "https://b.example/" }];
  const sent = reports.map((each) => ({ type: "csp-violation", body: each }));
  expect(await send(sent, { "content-type": "application/reports+json" })).toBe(204);
  expect((await list()).map(({ blocked, count }) => [blocked, count])).toEqual([
    ["https://a.example", 2],
    ["https://b.example", 1],
  ]);
});

test("behind a proxy, the page has the public address and folder", async () => {
  const options = { publicOrigin: "https://office.example", apiAddress: "/admin/api" };
  const sent = report({ "document-uri": "https://office.example/admin/" });
  expect(await send(sent, { origin: "https://office.example" }, options)).toBe(204);
  expect(await send(report(), { origin: "https://office.example" }, options)).toBe(204);
  expect(await list()).toMatchObject([{ path: "/", count: 1 }]);
});

test.each([
  ["another content type", report(), { "content-type": "application/json" }, 400],
  ["no content type", report(), { "content-type": "" }, 400],
  ["no JSON", "{", {}, 400],
  ["another shape", { report: 1 }, {}, 400],
  ["too much", report({ "source-file": "a".repeat(17_000) }), {}, 413],
  ["a page of another site that sends it", report(), { origin: "https://evil.example" }, 403],
  ["a page of another site", report({ "document-uri": "https://evil.example/" }), {}, 204],
  ["an extension", report({ "blocked-uri": "chrome-extension" }), {}, 204],
])("nothing is recorded of %s", async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  expect(await list()).toEqual([]);
});

test("beyond the limit, the rows whose last report is the oldest go", async () => {
  const row = (index: number) => ({ directive: "img-src", blocked: `https://${index}.example`, path: "/", source: "" });
  await recordViolations(
    db,
    Array.from({ length: maxViolations }, (_, index) => row(index)),
  );
  await sql`update violations set last_at = now() - interval '1 day' where blocked <> 'https://0.example'`.execute(db);
  await sql`update violations set last_at = now() - interval '2 days' where blocked = 'https://1.example'`.execute(db);
  await recordViolations(db, [row(maxViolations)]);
  const origins = (await list()).map(({ blocked }) => blocked);
  expect(origins).toHaveLength(maxViolations);
  expect(origins).toEqual(expect.arrayContaining(["https://0.example", `https://${maxViolations}.example`]));
  expect(origins).not.toContain("https://1.example");
});

test("simultaneous reports of the same rows in different orders are all counted", async () => {
  const rows = ["a", "b", "c"].map((name) => ({
    directive: "img-src",
    blocked: `https://${name}.example`,
    path: "/",
    source: "",
  }));
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => recordViolations(db, index % 2 ? rows : rows.toReversed())),
  );
  expect((await list()).map(({ count }) => count)).toEqual([8, 8, 8]);
});

test("administrators delete the reports", async () => {
  await send(report());
  expect((await mine.delete("/violations.json")).status).toBe(200);
  expect(await list()).toEqual([]);
});

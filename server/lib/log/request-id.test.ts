import { expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { createSite } from "#server/site/site.ts";

const openSite = (db: Db) => createSite({ db, basePath: "/", assets: new Map(), scriptHashes: [] });

const idOf = (response: Response) => response.headers.get("x-request-id");

test("each response has an id of its own", async () => {
  const site = openSite(await openTestDb());
  const paths = ["/", "/api/languages.json", "/api/nothing", "/nothing"];
  const ids = await Promise.all(paths.map(async (path) => idOf(await site.request(path))));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{16}$/);
  expect(new Set(ids).size).toBe(paths.length);
});

test.each([
  ["7f3a-B2", true],
  ["x".repeat(64), true],
  ["x".repeat(65), false],
  ["two words", false],
  ["<b>", false],
  ["", false],
])("the id %j of a request is taken over: %j", async (id, isTaken) => {
  const site = openSite(await openTestDb());
  const response = await site.request("/api/languages.json", { headers: { "x-request-id": id } });
  expect(idOf(response) === id).toBe(isTaken);
  expect(idOf(response)).toMatch(/^[\dA-Za-z-]{1,64}$/);
});

test("refusals and failures have the id, too", async () => {
  // Nothing listens at this port.
  const db = openDb("postgres://127.0.0.1:1/none");
  const failed = await createApp({ db }).request("/people.json", { headers: { "x-request-id": "away" } });
  expect([failed.status, idOf(failed)]).toEqual([503, "away"]);
  const site = openSite(db);
  const refused = await site.request("http://evil.example/api/people.json", { headers: { "x-request-id": "host" } });
  expect([refused.status >= 400, idOf(refused)]).toEqual([true, "host"]);
  await db.destroy();
});

import { beforeAll, expect, test } from "vitest";

import { livePath } from "#contract/live.ts";
import { dataExportPath, gridExportPath } from "#demos/tables/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { endpoints } from "#server/openapi/endpoints.ts";
import { demoUsername } from "#server/db/seed/people.ts";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
  await addPerson(db, demoUsername);
});

test.each([dataExportPath, gridExportPath])("HEAD starts no export: %s", async (path) => {
  const app = createApp({ db });
  for (let round = 0; round < 8; round += 1) {
    const { status, headers, body } = await app.request(`${path}?format=csv`, { method: "HEAD" });
    expect([status, headers.get("content-type"), body]).toEqual([200, "text/csv; charset=utf-8", null]);
  }
  expect((await app.request(`${path}?format=exe`, { method: "HEAD" })).status).toBe(400);
  const response = await app.request(`${path}?format=csv`);
  expect([response.status, (await response.text()).length]).toEqual([200, expect.any(Number)]);
});

test("HEAD opens no stream of live updates", async () => {
  let listening = 0;
  const hub = { listen: () => ((listening += 1), () => (listening -= 1)), close: () => Promise.resolve() };
  const response = await createApp({ db, hub }).request(livePath, { method: "HEAD" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  await expect.poll(() => listening).toBe(0);
  expect(await db.selectFrom("liveStreams").select("id").execute()).toEqual([]);
});

test("every path that can be read answers HEAD with the status of GET and without a body", async () => {
  const app = createApp({ db });
  const paths = ["/docs", "/docs.css", "/openapi.json", "/maps/tiles/0/0/0.pbf", "/nothing"];
  for (const { endpoint } of endpoints) if (endpoint.method === "GET") paths.push(endpoint.path);
  for (const path of paths) {
    const got = await app.request(path);
    await got.body?.cancel();
    const head = await app.request(path, { method: "HEAD" });
    expect([path, head.status, await head.text()]).toEqual([path, got.status, ""]);
  }
});

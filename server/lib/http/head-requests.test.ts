import { beforeAll, expect, test } from "vitest";

import { livePath } from "#contract/live.ts";
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

test("HEAD opens no stream of live updates", async () => {
  let listening = 0;
  const hub = {
    listen: () => ((listening += 1), () => (listening -= 1)),
    count: () => listening,
    close: () => Promise.resolve(),
  };
  const response = await createApp({ db, hub }).request(livePath, { method: "HEAD" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  await expect.poll(() => listening).toBe(0);
  expect(await db.selectFrom("liveStreams").select("id").execute()).toEqual([]);
});

test("every path that can be read answers HEAD with the status of GET and without a body", async () => {
  const app = createApp({ db });
  const paths = ["/docs", "/docs.css", "/openapi.json", "/nothing"];
  for (const { endpoint } of endpoints) if (endpoint.method === "GET") paths.push(endpoint.path);
  for (const path of paths) {
    const got = await app.request(path);
    await got.body?.cancel();
    const head = await app.request(path, { method: "HEAD" });
    expect([path, head.status, await head.text()]).toEqual([path, got.status, ""]);
  }
});

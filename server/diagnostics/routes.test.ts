import { beforeEach, expect, test } from "vitest";

import { Diagnostics, statusCodes } from "#contract/diagnostics.ts";
import { ErrorBody } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
});

test("the report has the versions and the migrations, and no paths or addresses of databases", async () => {
  const { status, body } = await mine.get("/diagnostics.json");
  expect(status).toBe(200);
  const report = Diagnostics.parse(body);
  expect(report.server.nodeVersion).toBe(process.versions.node);
  expect(report.migrations).toMatchObject({ pending: 0, lastName: expect.stringMatching(/^[\w-]+\/\d{4}-/) });
  expect(report.database.connections).toBeGreaterThan(0);
  expect(report).toMatchObject({ mail: { host: null }, storage: null });
  expect(JSON.stringify(body)).not.toMatch(/postgres:|\/tmp|\/home/);
});

test.each(Object.entries(statusCodes))(
  "status %s is answered as %s, in the format of every error",
  async (code, name) => {
    const { status, body } = await mine.get(`/diagnostics/status/${code}`);
    expect(status).toBe(Number(code));
    expect(ErrorBody.parse(body).code).toBe(name);
  },
);

test.each(["200", "302", "401", "418", "x"])("status %s is refused", async (code) => {
  expect((await mine.get(`/diagnostics/status/${code}`)).body).toMatchObject({ code: "invalid_input" });
});

test("a slow response arrives after one that was requested later", async () => {
  const arrived: string[] = [];
  const ask = async (seconds: string) => {
    expect((await mine.get(`/diagnostics/slow?seconds=${seconds}`)).status).toBe(200);
    arrived.push(seconds);
  };
  await Promise.all([ask("1"), ask("0")]);
  expect(arrived).toEqual(["0", "1"]);
});

test.each(["", "?seconds=11", "?seconds=-1", "?seconds=x"])("a slow response refuses %s", async (query) => {
  expect((await mine.get(`/diagnostics/slow${query}`)).status).toBe(400);
});

test("a live check is announced to the person who asked for it", async () => {
  expect((await mine.post("/diagnostics/live.json")).status).toBe(200);
  const { id } = await db.selectFrom("users").select("id").where("username", "=", "robin").executeTakeFirstOrThrow();
  const changes = await db.selectFrom("liveChanges").select(["userId", "topic"]).execute();
  expect(changes).toContainEqual({ userId: id, topic: "diagnostics" });
});

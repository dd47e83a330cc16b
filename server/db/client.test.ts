import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { startBundledDatabase } from "#server/db/bundled.ts";
import { isDatabaseAway, openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";

const failureOf = (request: Promise<unknown>) => request.catch((error: unknown) => error);

test("a query that takes too long is ended, and its connection can be used again", async () => {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1, queryTimeout: 50 });
  expect(isDatabaseAway(await failureOf(sql`select pg_sleep(30)`.execute(db)))).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test.each([false, true])("a connection that ends fails only its transaction, pooled: %s", async (isPooled) => {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 2, isPooled });
  // An unhandled error event would end the process, and this test with it.
  const failure = await failureOf(
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // Once the process is gone, its last message is on the way, and arrives before the result of the next query.
      const find = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
      while ((await find.execute(db)).rows.length > 0);
      await sql`select 1`.execute(db);
      await sql`select 1`.execute(transaction);
    }),
  );
  expect(isDatabaseAway(failure)).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test.each([false, true])(
  "a query to a frozen database times out, and the pool recovers, pooled: %s",
  async (isPooled) => {
    const directory = mkdtempSync(path.join(tmpdir(), "atrium-frozen-"));
    chmodSync(directory, 0o755);
    const bundled = await startBundledDatabase(directory);
    const db = openDb(bundled.connectionString, { max: 1, queryTimeout: 50, isPooled });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid ?? Number.NaN;
    process.kill(pid, "SIGSTOP");
    const failure = await failureOf(sql`select 1`.execute(db));
    process.kill(pid, "SIGCONT");
    expect(isDatabaseAway(failure)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await bundled.stop();
    rmSync(directory, { recursive: true });
  },
);

test("a pool keeps some connections, and closes others that nobody uses", async () => {
  const { connectionString } = await createTestDatabase();
  const observer = openDb(connectionString, { max: 1 });
  /** Opens four connections. @returns the pool, and how many of them are open */
  const openFour = async (min: number) => {
    const db = openDb(connectionString, { min, idleTimeout: 100 });
    const find = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const found = await Promise.all(Array.from({ length: 4 }, () => find.execute(db)));
    const pids = new Set(found.map(({ rows }) => rows[0]?.pid));
    expect(pids.size).toBe(4);
    const open = sql`select from pg_stat_activity where pid = any (${[...pids]}::int[])`;
    return { db, countOpen: async () => (await open.execute(observer)).rows.length };
  };
  const kept = await openFour(2);
  while ((await kept.countOpen()) > 2);
  // Its connections have been idle for a shorter time than the two that are kept.
  const unkept = await openFour(0);
  while ((await unkept.countOpen()) > 0);
  expect(await kept.countOpen()).toBe(2);
  await Promise.all([observer.destroy(), kept.db.destroy(), unkept.db.destroy()]);
});

test.each([
  [Object.assign(new Error("the database system is shutting down"), { code: "57P03" }), true],
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), true],
  [new Error("Connection terminated unexpectedly"), true],
  [Object.assign(new Error("duplicate key"), { code: "23505" }), false],
  [new Error("undefined is not a function"), false],
  ["a text", false],
])("%s counts as an unavailable database: %s", (error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});

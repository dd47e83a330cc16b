import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { type Db, isDatabaseAway, openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";

async function openPooled(queryTimeout: number) {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1, queryTimeout, isPooled: true });
  onTestFinished(() => db.destroy());
  return db;
}

const limitIn = async (db: Db) =>
  (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)).rows[0]?.limit;

const failureOf = (request: Promise<unknown>) => request.catch((error: unknown) => error);

test("a slow statement is ended, alone and in a transaction, and the connection can be used again", async () => {
  const db = await openPooled(50);
  const sleep = sql`select pg_sleep(30)`;
  expect(isDatabaseAway(await failureOf(sleep.execute(db)))).toBe(true);
  const inTransaction = db.transaction().execute((transaction) => sleep.execute(transaction));
  expect(isDatabaseAway(await failureOf(inTransaction))).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test("the limit is that of each transaction, whatever its isolation, and not of the session", async () => {
  const db = await openPooled(60_000);
  expect(await limitIn(db)).toBe("1min");
  const isolated = db.transaction().setIsolationLevel("repeatable read");
  const found = await isolated.execute(async (transaction) => {
    const { rows } = await sql`select current_setting('transaction_isolation') as level`.execute(transaction);
    return [await limitIn(transaction), rows];
  });
  expect(found).toEqual(["1min", [{ level: "repeatable read" }]]);
  // The `commit` ends the transaction, so that `current_setting` reads the value of the session.
  await sql.raw("select set_config('atrium.limit', '', false)").execute(db);
  await sql.raw("commit; select set_config('atrium.limit', current_setting('statement_timeout'), false)").execute(db);
  expect((await sql`select current_setting('atrium.limit') as limit`.execute(db)).rows).toEqual([{ limit: "0" }]);
});

test("a statement that fails changes nothing and reports its error, and the next one works", async () => {
  const db = await openPooled(60_000);
  await sql`create table things (n int primary key)`.execute(db);
  await sql`insert into things values (${1})`.execute(db);
  await expect(sql`insert into things values (${2}), (${1})`.execute(db)).rejects.toThrow("duplicate key");
  const { numAffectedRows } = await sql`update things set n = ${3}`.execute(db);
  expect([numAffectedRows, (await sql`select n from things`.execute(db)).rows]).toEqual([1n, [{ n: 3 }]]);
});

test("a statement that cannot be in a transaction is sent as it is", async () => {
  const db = await openPooled(60_000);
  await sql`vacuum known_devices`.execute(db);
});

test("a constraint that is checked at the end of a statement's transaction is an error of the statement", async () => {
  const db = await openPooled(60_000);
  await sql`create table things (n int unique deferrable initially deferred)`.execute(db);
  await expect(sql`insert into things values (${1}), (${1})`.execute(db)).rejects.toThrow("duplicate key");
  expect((await sql`select n from things`.execute(db)).rows).toEqual([]);
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { createTestDatabase } from "#server/db/testing.ts";

let directory: string;
const opened: { destroy: () => Promise<void> }[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "atrium-migrations-"));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
  await rm(directory, { recursive: true });
});

const write = (name: string, text: string) => writeFile(path.join(directory, name), text);
const migrate = (db: ReturnType<typeof openDb>) => migrateToLatest(db as never, pathToFileURL(`${directory}/`));

async function emptyDatabase() {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1 });
  opened.push(db);
  // A copy of the template has the migrations applied already; these tests start without any.
  await sql`drop schema public cascade; create schema public`.execute(db);
  return { db, connectionString };
}

const things = async (db: ReturnType<typeof openDb>) =>
  (await sql<{ n: number }>`select n from things order by n`.execute(db)).rows.map(({ n }) => n);

test("forty simultaneous starts apply each migration once", async () => {
  const { db, connectionString } = await emptyDatabase();
  await write("0001-things.sql", "create table things (n int); insert into things values (1);");
  const starts = Array.from({ length: 40 }, () => openDb(connectionString, { max: 1 }));
  opened.push(...starts);
  await Promise.all(starts.map((start) => migrate(start)));
  expect(await things(db)).toEqual([1]);
});

test("a migration that fails changes nothing, and the next start applies it", async () => {
  const { db } = await emptyDatabase();
  await write("0001-things.sql", "create table things (n int);");
  await migrate(db);
  await write("0002-more.sql", "insert into things values (2); select 1 / 0;");
  await expect(migrate(db)).rejects.toThrow("division by zero");
  expect(await things(db)).toEqual([]);
  await write("0002-more.sql", "insert into things values (2);");
  await migrate(db);
  expect(await things(db)).toEqual([2]);
});

test("a migration older than the last one applied is an error", async () => {
  const { db } = await emptyDatabase();
  await write("0002-things.sql", "create table things (n int);");
  await migrate(db);
  await write("0001-late.sql", "insert into things values (1);");
  await expect(migrate(db)).rejects.toThrow(/corrupted migrations/);
});

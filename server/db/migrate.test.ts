import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { type Db, openDb } from "#server/db/client.ts";
import { migrateToLatest, readRecorded } from "#server/db/migrate.ts";
import { createTestDatabase } from "#server/db/testing.ts";

let directory: string;
const opened: Db[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "atrium-migrations-"));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
  await rm(directory, { recursive: true });
});

type Options = NonNullable<Parameters<typeof migrateToLatest>[1]>;

const folderOf = (feature: string) =>
  path.join(directory, ...(feature === "platform" ? ["server", "db"] : ["features", feature]));

/** Writes a migration of a feature, or of the platform. */
async function write(feature: string, name: string, text: string) {
  await mkdir(path.join(folderOf(feature), "migrations"), { recursive: true });
  await writeFile(path.join(folderOf(feature), "migrations", `${name}.sql`), text);
}
const migrate = (db: Db, options: Options = {}) =>
  migrateToLatest(db as never, { root: pathToFileURL(`${directory}/`), ...options });

async function emptyDatabase() {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1 });
  opened.push(db);
  // A copy of the template has the migrations applied already; these tests start without any.
  await sql`drop schema public cascade; create schema public`.execute(db);
  return { db, connectionString };
}

const things = async (db: Db) =>
  (await sql<{ n: number }>`select n from things order by n`.execute(db)).rows.map(({ n }) => n);
const recordedNames = async (db: Db) => (await readRecorded(db as never)).map(({ name }) => name);

test("forty simultaneous starts apply each migration once", async () => {
  const { db, connectionString } = await emptyDatabase();
  await write("platform", "0001-things", "create table things (n int); insert into things values (1);");
  const starts = Array.from({ length: 40 }, () => openDb(connectionString, { max: 1 }));
  opened.push(...starts);
  await Promise.all(starts.map((start) => migrate(start)));
  expect(await things(db)).toEqual([1]);
});

test("a migration that fails changes nothing, and the next start applies it", async () => {
  const { db } = await emptyDatabase();
  await write("platform", "0001-things", "create table things (n int);");
  await migrate(db);
  await write("platform", "0002-more", "insert into things values (2); select 1 / 0;");
  await expect(migrate(db)).rejects.toThrow("division by zero");
  expect(await things(db)).toEqual([]);
  await write("platform", "0002-more", "insert into things values (2);");
  await migrate(db);
  expect(await things(db)).toEqual([2]);
});

test("a migration before the last one applied is an error in its own sequence alone", async () => {
  const { db } = await emptyDatabase();
  await write("platform", "0001-things", "create table things (n int);");
  await write("todo", "0002-todos", "create table todos (n int);");
  await migrate(db);
  await write("chat", "0001-rooms", "create table rooms (n int);");
  await migrate(db);
  await write("todo", "0001-late", "insert into things values (1);");
  await expect(migrate(db)).rejects.toThrow("todo/0001-late has to come after todo/0002-todos");
  expect(await recordedNames(db)).toEqual(["platform/0001-things", "todo/0002-todos", "chat/0001-rooms"]);
});

test("the platform comes first, and features after those that they need", async () => {
  const { db } = await emptyDatabase();
  await write("platform", "0001-things", "create table things (n int primary key);");
  await write("blog", "0001-posts", "-- needs: todo, chat\ncreate table posts (n int references todos);");
  await write("chat", "0001-rooms", "create table rooms (n int references things);");
  await write("todo", "0001-todos", "create table todos (n int primary key);");
  await write("todo", "0002-rooms", "-- needs: chat\nalter table todos add column room int;");
  await migrate(db);
  expect(await recordedNames(db)).toEqual([
    "platform/0001-things",
    "chat/0001-rooms",
    "todo/0001-todos",
    "todo/0002-rooms",
    "blog/0001-posts",
  ]);
  await write("chat", "0002-circle", "-- needs: blog\nselect 1;");
  await expect(migrate(db)).rejects.toThrow("in a circle: blog, todo, chat, blog");
  await write("chat", "0002-circle", "-- needs: forum\nselect 1;");
  await expect(migrate(db)).rejects.toThrow("The migrations of chat need the feature forum, which is missing");
});

test("the tables of a feature that is gone stay, and its return applies only new migrations", async () => {
  const { db } = await emptyDatabase();
  await write("platform", "0001-users", "create table users (n int);");
  await write("todo", "0001-todos", "create table things (n int);");
  await migrate(db);
  await rm(folderOf("todo"), { recursive: true });
  await write("platform", "0002-users", "insert into users values (1);");
  const lines: string[] = [];
  await migrate(db, { log: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/not installed: todo$/)]);
  await write("todo", "0001-todos", "create table things (n int);");
  await write("todo", "0002-first", "insert into things values (1);");
  await migrate(db);
  expect(await things(db)).toEqual([1]);
});

test.each(["platform", "todo"])("a database of a later release is refused, which differs in %s", async (feature) => {
  const { db } = await emptyDatabase();
  await write("platform", "0001-users", "create table users (n int);");
  await write("todo", "0001-todos", "create table things (n int);");
  await migrate(db, { version: "1.1.0" });
  await write(feature, "0002-later", "insert into users values (1);");
  await migrate(db, { version: "1.2.0" });
  await rm(path.join(folderOf(feature), "migrations", "0002-later.sql"));
  await expect(migrate(db, { version: "1.1.0" })).rejects.toThrow(
    /\/0002-later, which Atrium 1\.1\.0 lacks\. Start Atrium 1\.2\.0 or a later one\. .*restore the backup/,
  );
  // The feature is there, and only its migrations are not.
  await rm(path.join(folderOf(feature), "migrations"), { recursive: true });
  await expect(migrate(db, { version: "1.1.0" })).rejects.toThrow("Start Atrium 1.2.0");
});

test("an upgrade asks for a backup before it changes anything, and nothing else does", async () => {
  const { db, connectionString } = await emptyDatabase();
  const seen: unknown[] = [];
  const beforeUpgrade = async (from: string | undefined) => {
    // Another connection reads what a backup would read, while the migration waits.
    const other = openDb(connectionString, { max: 1 });
    opened.push(other);
    seen.push([from, await recordedNames(other), await things(other)]);
  };
  await write("platform", "0001-things", "create table things (n int);");
  await migrate(db, { version: "1.1.0", beforeUpgrade });
  await migrate(db, { version: "1.2.0", beforeUpgrade });
  expect(seen).toEqual([]);
  await write("todo", "0001-first", "insert into things values (1);");
  const full = async () => {
    throw new Error("No space left");
  };
  await expect(migrate(db, { beforeUpgrade: full })).rejects.toThrow("No space left");
  await migrate(db, { version: "1.2.0", beforeUpgrade });
  expect(seen).toEqual([["1.1.0", ["platform/0001-things"], []]]);
  expect(await things(db)).toEqual([1]);
});

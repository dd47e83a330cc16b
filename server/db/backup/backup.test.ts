import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createBackup } from "#server/db/backup/backup.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { migrateToLatest, readRecorded } from "#server/db/migrate.ts";
import { restoreBackup } from "#server/db/backup/restore.ts";
import { createTestDatabase, migrateTo } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

const version = "1.2.3";

let directory: string;
let file: string;
const opened: Db[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "atrium-backup-"));
  file = path.join(directory, "office.tar.gz");
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
  await rm(directory, { recursive: true });
});

async function openSource() {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 4, queryTimeout: 60_000 });
  opened.push(db);
  return { db, connectionString };
}

/** A database without tables and without connections. */
async function createEmptyDatabase() {
  const { connectionString } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1 });
  await sql`drop schema public cascade; create schema public`.execute(db);
  await db.destroy();
  return connectionString;
}

/** Opens a database, runs the work, and closes the connection. */
async function inDatabase<T>(connectionString: string, work: (db: Db) => Promise<T>) {
  const db = openDb(connectionString, { max: 1, queryTimeout: 60_000 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const restore = (connectionString: string, options: { version?: string } = {}) =>
  restoreBackup({ connectionString, file, version, ...options });

const listTables = async (db: Db) =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** A checksum of each table's rows, including computed columns, and the position of each sequence. */
async function describe(db: Db) {
  const facts: Record<string, string> = {};
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ fact: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as fact from ${sql.table(name)} t`.execute(
      db,
    );
    facts[name] = rows[0]?.fact ?? "";
  }
  const { rows } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`.execute(db);
  for (const { name, value } of rows) facts[name] = String(value);
  return facts;
}

test("a database of more than 100,000 rows is restored unchanged", async () => {
  const { db, connectionString } = await openSource();
  await seedIfEmpty(db);
  await sql`insert into attempts select 'visitor ' || n, n, now() from generate_series(0, 99999) as n`.execute(db);
  const { id } = await addPerson(db, "odd.texts", "Tab\t, newline\n, backslash \\, \\. and \\N, “quotes”, 漢字, 🙂");
  await sql`insert into pictures (user_id, type, content) values (${id}, 'image/png', ${Buffer.from([0, 255, 10, 92, 46])})`.execute(
    db,
  );
  for (const topic of ["people", "uploads"])
    await sql`insert into live_changes (user_id, topic) values (${id}, ${topic})`.execute(db);
  await sql`delete from live_changes where topic = 'uploads'`.execute(db);
  const { maximum } = await db
    .selectFrom("liveChanges")
    .select(({ fn }) => fn.max("id").as("maximum"))
    .executeTakeFirstOrThrow();
  const before = await describe(db);
  const backup = await createBackup({ connectionString, file, version });
  expect(backup.rows).toBeGreaterThan(100_000);
  const target = await createEmptyDatabase();
  expect(await restore(target)).toMatchObject({ rows: backup.rows, tables: backup.tables });
  expect(await inDatabase(target, describe)).toEqual(before);
  // A new row does not get the number of the deleted one.
  await inDatabase(target, async (restored) => {
    const added = await restored
      .insertInto("liveChanges")
      .values({ userId: id, topic: "people" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(Number(added.id)).toBe(Number(maximum) + 2);
  });
});

test("a backup is consistent while others write to the database", async () => {
  const { db, connectionString } = await openSource();
  const { id } = await addPerson(db, "ada.lovelace");
  await sql`insert into attempts select 'visitor ' || n, n, now() from generate_series(1, 20000) as n`.execute(db);
  // Changes a table that is read early and one that is read late, in one transaction.
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await db.transaction().execute(async (transaction) => {
        await sql`insert into activities (user_id, actor_id, type, title) values (${id}, ${id}, 'tasks', '')`.execute(
          transaction,
        );
        await sql`insert into verifications (identifier, value, expires_at)
          values (gen_random_uuid()::text, '', now())`.execute(transaction);
      });
    }
  })();
  await createBackup({ connectionString, file, version });
  over.abort();
  await writing;
  const target = await createEmptyDatabase();
  await restore(target);
  const { activities, verifications } = await inDatabase(target, describe);
  expect(activities?.split(" ")[0]).toBe(verifications?.split(" ")[0]);
});

test("a backup of an older schema is restored and then migrated", async () => {
  const source = await createEmptyDatabase();
  await inDatabase(source, async (db) => {
    await migrateTo(db, "0009");
    await sql`insert into users (username, name, email, picture) values ('ada', 'Ada', 'ada@office.example', '')`.execute(
      db,
    );
  });
  await createBackup({ connectionString: source, file, version: "0.9.0" });
  const target = await createEmptyDatabase();
  await restore(target);
  await inDatabase(target, async (db) => {
    expect(await db.selectFrom("users").select(["name", "role"]).execute()).toEqual([{ name: "Ada", role: "member" }]);
    expect(await listTables(db)).toEqual(expect.arrayContaining(["audit_events", "seeded_features"]));
  });
});

test("the tables of features that are not installed are left out, and the features can be installed again", async () => {
  const { db, connectionString } = await openSource();
  const notes = path.join(directory, "features", "notes", "migrations");
  await mkdir(notes, { recursive: true });
  await writeFile(
    path.join(notes, "0001-notes.sql"),
    `create table notes (id int generated always as identity, note text);
     insert into table_counts (name) values ('notes')`,
  );
  const install = (target: Db) => migrateToLatest(target as never, { root: pathToFileURL(`${directory}/`) });
  await install(db);
  await sql`insert into notes (note) values ('One'), ('Two')`.execute(db);
  await addPerson(db, "ada.lovelace");
  const { tables, rows } = await createBackup({ connectionString, file, version });
  const target = await createEmptyDatabase();
  expect(await restore(target)).toMatchObject({ tables: tables - 1, rows: rows - 2, goneFeatures: ["notes"] });
  await inDatabase(target, async (restored) => {
    expect(await listTables(restored)).not.toContain("notes");
    expect((await readRecorded(restored as never)).map(({ name }) => name)).not.toContain("notes/0001-notes");
    expect(await restored.selectFrom("users").select("username").execute()).toEqual([{ username: "ada.lovelace" }]);
    await install(restored);
  });
});

test("only its owner may read a backup, and an existing file is not overwritten", async () => {
  const { connectionString } = await openSource();
  const { bytes } = await createBackup({ connectionString, file, version });
  const { mode, size } = await stat(file);
  expect([(mode & 0o777).toString(8), size]).toEqual(["600", bytes]);
  await expect(createBackup({ connectionString, file, version })).rejects.toThrow(`${file} exists already`);
  expect(await readdir(directory)).toEqual(["office.tar.gz"]);
});

test("a backup that fails leaves no file", async () => {
  const { connectionString } = await openSource();
  const signal = AbortSignal.abort(new Error("Stopped"));
  await expect(createBackup({ connectionString, file, version, signal })).rejects.toThrow("Stopped");
  const empty = await createEmptyDatabase();
  await expect(createBackup({ connectionString: empty, file, version })).rejects.toThrow("nothing of Atrium");
  expect(await readdir(directory)).toEqual([]);
});

test("a truncated, damaged, unrelated or missing file is rejected, and the database stays empty", async () => {
  const { db, connectionString } = await openSource();
  await seedIfEmpty(db);
  await createBackup({ connectionString, file, version });
  const whole = await readFile(file);
  const target = await createEmptyDatabase();
  const damaged = `${file} is not a complete backup: it is damaged, cut short, or something else`;
  for (const length of [0, 10, 700, Math.floor(whole.length / 2), whole.length - 9]) {
    await writeFile(file, whole);
    await truncate(file, length);
    await expect(restore(target), `${length} bytes`).rejects.toThrow(damaged);
  }
  for (const place of [600, Math.floor(whole.length / 2), whole.length - 6]) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 0x10;
    await writeFile(file, changed);
    await expect(restore(target), `byte ${place}`).rejects.toThrow(damaged);
  }
  await writeFile(file, "no backup at all");
  await expect(restore(target)).rejects.toThrow(damaged);
  await rm(file);
  await expect(restore(target)).rejects.toThrow(`There is no file ${file}`);
  expect(await inDatabase(target, listTables)).toEqual([]);
  await writeFile(file, whole);
  await restore(target);
});

test("a backup from a later version is rejected", async () => {
  const { db, connectionString } = await openSource();
  await createBackup({ connectionString, file, version: "1.10.0" });
  const target = await createEmptyDatabase();
  const later =
    /^The backup is from Atrium \S+, which is later than this one \(1\.2\.3\): restore it with that version/;
  await expect(restore(target)).rejects.toThrow(later);
  await rm(file);
  await sql`insert into kysely_migration values ('9999-of-a-later-version', now()::text)`.execute(db);
  await createBackup({ connectionString, file, version });
  await expect(restore(target)).rejects.toThrow(later);
  expect(await inDatabase(target, listTables)).toEqual([]);
});

test("a restore into a database that is not empty, or that a server uses, is rejected", async () => {
  const { connectionString } = await openSource();
  await createBackup({ connectionString, file, version });
  const target = await createEmptyDatabase();
  await inDatabase(target, async (db) => {
    await sql`select 1`.execute(db);
    await expect(restore(target)).rejects.toThrow("An Atrium server uses this database: stop it first");
    await sql`create table something (n int)`.execute(db);
  });
  await expect(restore(target)).rejects.toThrow(/^The database is not empty/);
  expect(await inDatabase(target, listTables)).toEqual(["something"]);
});

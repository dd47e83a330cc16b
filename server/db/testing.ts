import { randomUUID } from "node:crypto";
import { once } from "node:events";

import { sql } from "kysely";
import { Client } from "pg";
import { inject, onTestFinished, TestRunner, vi } from "vitest";

import { type Db, openDb, openDbOn, openPool } from "#server/db/client.ts";
import { earlierMigrations } from "#server/db/earlier-migrations.ts";
import { migrateToLatest, presentNames } from "#server/db/migrate.ts";
import { databaseOn, describeSchema } from "#server/db/testing.setup.ts";

/** Milliseconds until a query or a connection fails: many, because other tests keep the machine busy. */
const timeoutMs = 60_000;
const patient = { queryTimeout: timeoutMs, connectTimeout: timeoutMs };

type TestPool = ReturnType<typeof openPool>;

/** A database, and its pool while it is open. */
type FreeDatabase = { readonly name: string; connected?: TestPool | undefined };

/** Databases whose test has ended, for the next tests of this process. Their pools stay open until the test file ends. */
const free: FreeDatabase[] = [];

/** Databases to close after the test file. */
const opened: { readonly db: Db; readonly name: string }[] = [];

/**
 * Creates an empty copy of the migrated template, and returns its address and the environment of a server that uses it.
 * It is dropped after the test file.
 */
export async function createTestDatabase() {
  const name = `atrium_test_${randomUUID().replaceAll("-", "")}`;
  const admin = openDb(inject("testServer"), { max: 1, ...patient });
  await sql`create database ${sql.id(name)} template ${sql.id(inject("testTemplate"))}`.execute(admin);
  await admin.destroy();
  const connectionString = databaseOn(inject("testServer"), name);
  const pooler = inject("testPooler");
  const environment: Record<string, string> = pooler
    ? { DATABASE_URL: databaseOn(pooler, name), DATABASE_DIRECT_URL: connectionString }
    : { DATABASE_URL: connectionString };
  return { name, connectionString, environment };
}

/**
 * Opens a migrated and empty database. In a test or its `beforeEach`, it is closed after the test, and emptied for
 * another one: a new copy takes 60 ms of processor time, emptying 2 ms. Elsewhere, it is closed after the test file.
 */
export async function openTestDb(): Promise<Db> {
  const database: FreeDatabase = (await takeFreeDatabase()) ?? (await createTestDatabase());
  const { name, connected = connect(name) } = database;
  if (!TestRunner.getCurrentTest()) {
    const db = openDbOn(connected.pool, connected.connections);
    opened.push({ db, name });
    return db;
  }
  const db = lend(connected);
  onTestFinished(async () => {
    await db.destroy();
    free.push({ name, connected });
  });
  return db;
}

/** Opens a pool as requests have it, through the pooler if there is one. */
export function openTestPool(name: string, max?: number) {
  const { pool, connections } = connect(name, max);
  return openDbOn(pool, connections);
}

function connect(name: string, max = 4): TestPool {
  const pooler = inject("testPooler");
  const server = pooler ?? inject("testServer");
  return openPool(databaseOn(server, name), { max, ...patient, isPooled: pooler !== undefined });
}

/**
 * Opens a database for one test on a pool that later tests use, too: PostgreSQL starts a process for each connection. Once it is
 * closed, work that the test has left running gets no connection.
 */
function lend({ pool, connections }: TestPool): Db {
  let isOver = false;
  return openDbOn(pool, {
    options: pool.options,
    connect: async () => {
      if (isOver) throw new Error("The test of this database has ended");
      return connections.connect();
    },
    end: async () => {
      isOver = true;
      // A connection that breaks is removed.
      const whenReturned = () => Promise.race([once(pool, "release"), once(pool, "remove")]).catch(() => undefined);
      while (pool.idleCount < pool.totalCount) await whenReturned();
    },
  });
}

/** Empties a database whose test has ended. One whose schema was changed is left alone. */
async function takeFreeDatabase(): Promise<FreeDatabase | undefined> {
  const { schema, reset } = inject("testTables");
  for (let database = free.pop(); database; database = free.pop()) {
    const { name, connected = connect(name) } = database;
    const db = openDbOn(connected.pool, connected.connections);
    if ((await describeSchema(db)) === schema) {
      await db.transaction().execute((transaction) => sql.raw(reset).execute(transaction));
      return { name, connected };
    }
    opened.push({ db, name });
  }
  return undefined;
}

/** The texts of the statements that some work sends. */
export async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    // The driver is passed a text, or an object with one.
    return query.mock.calls.map(([statement]) => JSON.stringify(statement));
  } finally {
    query.mockRestore();
  }
}

/** Closes the databases of a test file; see `testing.close.ts`. */
export async function closeTestDatabases() {
  await Promise.all(
    free.map(async (each) => {
      await each.connected?.pool.end();
      each.connected = undefined;
    }),
  );
  // The bundled server is deleted with its directory; dropping each database would wait for its checkpoints.
  if (!process.env["DATABASE_URL"]) {
    await Promise.all(opened.splice(0).map(({ db }) => db.destroy()));
    return;
  }
  const admin = openDb(inject("testServer"), { max: 1, ...patient });
  for (const { db, name } of opened.splice(0)) {
    await db.destroy();
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
  }
  await admin.destroy();
}

/**
 * Replaces the schema by that of a release in which all features shared one sequence, up to this migration, with the table of
 * migrations as that release has left it. The parts of the earlier migrations have the same content.
 */
export async function migrateTo(db: Db, last: string) {
  const names = Object.keys(earlierMigrations).filter((name) => name.slice(0, 4) <= last);
  await sql`drop schema public cascade; create schema public`.execute(db);
  await migrateToLatest(db as never, { only: new Set(presentNames(names)) });
  await sql`alter table kysely_migration drop column version, drop column objects`.execute(db);
  await sql`truncate kysely_migration`.execute(db);
  await sql`insert into kysely_migration select name, '2026-01-01T00:00:00.000Z' from unnest(${names}::text[]) as name`.execute(
    db,
  );
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  );
}

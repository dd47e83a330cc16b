import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "kysely";
import type { TestProject } from "vitest/node";

import { startBundledDatabase } from "#server/db/bundled.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { removeLater } from "#server/testing.ts";

type TestTables = {
  /** What `describeSchema` returns for the template. */
  readonly schema: string;
  /** Statements that give all tables the rows of the template. */
  readonly reset: string;
};

declare module "vitest" {
  interface ProvidedContext {
    /** The server on which each test's database is created. */
    testServer: string;
    /** The pooler in front of it through which requests reach the databases. */
    testPooler: string | undefined;
    /** The migrated database that they are copies of. */
    testTemplate: string;
    testTables: TestTables;
  }
}

/**
 * Runs once per test run: starts a server and creates a migrated, empty template. With DATABASE_URL, it is the server
 * there; with DATABASE_DIRECT_URL as well, it is that one, behind a pooler at DATABASE_URL.
 */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(path.join(tmpdir(), "atrium-test-"));
  // If run as root, the database runs as another user, who needs access.
  chmodSync(directory, 0o755);
  // An empty one counts as absent.
  const [url, direct] = ["DATABASE_URL", "DATABASE_DIRECT_URL"].map((name) => process.env[name] || undefined);
  const bundled = url ? undefined : await startTestServer(directory);
  const endNow = bundled && endOnExit(directory);
  const server = bundled?.connectionString ?? direct ?? url ?? "";
  const template = `atrium_template_${process.pid}`;

  const admin = openDb(server, { queryTimeout: 60_000 });
  await sql`drop database if exists ${sql.id(template)}`.execute(admin);
  await sql`create database ${sql.id(template)}`.execute(admin);
  const db = openDb(databaseOn(server, template));
  await migrateToLatest(db as never);
  const tables = { schema: await describeSchema(db), reset: await writeReset(db) };
  await db.destroy();

  project.provide("testServer", server);
  project.provide("testPooler", direct ? url : undefined);
  project.provide("testTemplate", template);
  project.provide("testTables", tables);

  return async () => {
    await sql`drop database if exists ${sql.id(template)}`.execute(admin);
    await admin.destroy();
    await bundled?.stop();
    if (endNow) process.off("exit", endNow);
    removeLater(directory);
  };
}

/** Returns what any change of the schema changes: of tables, columns, indexes, constraints, triggers or functions. */
export async function describeSchema(db: Db) {
  const { rows } = await sql<{ schema: string }>`
    select concat_ws(' ',
      (select concat(count(*), ' ', max(oid)) from pg_class where relpersistence <> 't'),
      (select count(*) from pg_attribute),
      (select concat(count(*), ' ', max(oid)) from pg_constraint),
      (select concat(count(*), ' ', max(oid)) from pg_trigger),
      (select concat(count(*), ' ', max(oid)) from pg_proc)) as schema`.execute(db);
  return rows[0]?.schema ?? "";
}

/** Writes the statements that make a used database like this one, the template. */
async function writeReset(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(db);
  const { rows: sequences } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(db);
  const rowsOf = async (name: string) => {
    const { rows } = await sql<{
      rows: string | null;
    }>`select json_agg(t)::text as rows from ${sql.raw(name)} t`.execute(db);
    return rows[0]?.rows?.replaceAll("'", "''");
  };
  const filled = await Promise.all(tables.map(async ({ name }) => ({ name, rows: await rowsOf(name) })));
  const states = await Promise.all(
    sequences.map(async ({ name }) => {
      const { rows } = await sql<{ last: string; called: boolean }>`
        select last_value as last, is_called as called from ${sql.raw(name)}`.execute(db);
      return { name, last: rows[0]?.last, called: rows[0]?.called };
    }),
  );
  return [
    // Neither triggers nor foreign keys, so that the order does not matter.
    "set local session_replication_role = replica",
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filled.flatMap(({ name, rows }) =>
      rows
        ? [
            `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, '${rows}')`,
          ]
        : [],
    ),
    ...states.map(({ name, last, called }) => `select setval('${name}', ${last}, ${called})`),
  ].join(";\n");
}

/**
 * Starts the bundled server with settings for tests. Several files run at once, each with its own pools. Nothing waits
 * for the disk: only a crash of the operating system could tell the difference, and the databases are deleted with the
 * run. Tests of durability start servers of their own.
 */
export const startTestServer = (directory: string) =>
  startBundledDatabase(directory, {
    settings: {
      autovacuum: "off",
      fsync: "off",
      full_page_writes: "off",
      synchronous_commit: "off",
      max_connections: "300",
    },
  });

/** An interrupted run ends without the teardown, and PostgreSQL has a process group of its own. */
function endOnExit(directory: string) {
  const [pid] = readFileSync(path.join(directory, "postgres", "postmaster.pid"), "utf8").split("\n");
  const endNow = () => {
    // At once: its files are deleted, and it writes none when it is told to quit.
    process.kill(Number(pid), "SIGQUIT");
    rmSync(directory, { recursive: true, force: true, maxRetries: 20 });
  };
  process.on("exit", endNow);
  return endNow;
}

/** Returns the address of another database on the same server. */
export function databaseOn(connectionString: string, name: string) {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

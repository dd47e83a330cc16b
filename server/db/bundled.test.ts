import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type BundledDatabase, startBundledDatabase } from "#server/db/bundled.ts";
import { openDb } from "#server/db/client.ts";

let directory: string;
const started: BundledDatabase[] = [];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-bundled-"));
  chmodSync(directory, 0o755);
});

afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function start(options?: Parameters<typeof startBundledDatabase>[1]) {
  const database = await startBundledDatabase(path.join(directory, "data"), options);
  started.push(database);
  return database;
}

async function ask<T>(database: BundledDatabase, statement: string) {
  const db = openDb(database.connectionString, { max: 1 });
  const { rows } = await sql.raw<T>(statement).execute(db);
  await db.destroy();
  return rows;
}

const postmaster = (place = path.join(directory, "data", "postgres")) =>
  existsSync(path.join(place, "postmaster.pid"))
    ? Number(readFileSync(path.join(place, "postmaster.pid"), "utf8").split("\n")[0])
    : undefined;

test("the database listens only on a socket, keeps fsync on, uses UTF-8 and has its extensions", async () => {
  const database = await start();
  expect(
    await ask(
      database,
      `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
        current_setting('server_encoding') as encoding,
        (select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'unaccent')) as extensions`,
    ),
  ).toEqual([{ listen: "", fsync: "on", encoding: "UTF8", extensions: 2 }]);
});

test("a start joins the running database, and the last process to leave stops it", async () => {
  const first = await start();
  const second = await start();
  expect(second.connectionString).toBe(first.connectionString);
  await first.stop();
  expect(await ask(second, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
  started.length = 0;
  expect(postmaster()).toBeUndefined();
});

test("two simultaneous starts share one database", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.connectionString).toBe(first.connectionString);
});

test("data is kept after a stop and a start", async () => {
  const first = await start();
  await ask(first, "create table kept as select 7 as n");
  await first.stop();
  started.length = 0;
  expect(await ask(await start(), "select n from kept")).toEqual([{ n: 7 }]);
});

test("after a crash of the database, the next start recovers all acknowledged writes", async () => {
  const first = await start();
  await ask(first, "create table kept as select 7 as n");
  process.kill(postmaster() ?? Number.NaN, "SIGKILL");
  expect(await ask(await start(), "select n from kept")).toEqual([{ n: 7 }]);
});

test("a directory of another major version of PostgreSQL is left unchanged, and the error says what to do", async () => {
  await (await start()).stop();
  started.length = 0;
  const version = path.join(directory, "data", "postgres", "PG_VERSION");
  const bundled = readFileSync(version, "utf8").trim();
  writeFileSync(version, "17\n");
  await expect(start()).rejects.toThrow(
    `was written by PostgreSQL 17, and this version of Atrium brings PostgreSQL ${bundled}: start the earlier version of Atrium, run "npm run db:backup"`,
  );
  await expect(start()).rejects.toThrow(/^[^\n]*move \S+data away, and run "npm run db:restore -- <file>"[^\n]*$/);
  writeFileSync(version, `${bundled}\n`);
  expect(await ask(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a link to a missing database is an error that names both", async () => {
  mkdirSync(path.join(directory, "data"));
  symlinkSync(path.join(directory, "gone", "postgres"), path.join(directory, "data", "postgres"));
  await expect(start()).rejects.toThrow(/data\/postgres points to .*gone\/postgres, which is not there/);
});

test("a data directory whose path is too long for a socket can be used", async () => {
  directory = path.join(directory, "x".repeat(90));
  const database = await start();
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a connection over a loopback port, as on Windows, requires the password", async () => {
  const database = await start({ viaLoopback: true });
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
  const other = { ...database, connectionString: database.connectionString.replace(/:[^:@]*@/, ":wrong@") };
  await expect(ask(other, "select 1")).rejects.toThrow(/password authentication failed/);
  // Started again, it has the same address, which the pools know.
  const isRestarting = database.keepRunning(() => {});
  process.kill(postmaster() ?? Number.NaN, "SIGKILL");
  await vi.waitFor(() => expect(isRestarting()).toBe(true), 20_000);
  await vi.waitFor(() => expect(isRestarting()).toBe(false), 60_000);
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)("root can start the database in a checkout closed to others", async () => {
  chmodSync(directory, 0o700);
  const refuge = mkdtempSync(path.join(tmpdir(), "atrium-refuge-"));
  chmodSync(refuge, 0o755);
  try {
    const database = await start({ refuge });
    expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(lstatSync(path.join(directory, "data", "postgres")).isSymbolicLink()).toBe(true);
    await database.stop();
    started.length = 0;
    expect(await ask(await start({ refuge }), "select 1 as one")).toEqual([{ one: 1 }]);
    await started.pop()?.stop();
  } finally {
    rmSync(refuge, { recursive: true, force: true });
  }
});

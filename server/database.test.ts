import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase } from "#server/database.ts";
import { readBackup } from "#server/db/backup/backup-archive.ts";
import { backUpBefore } from "#server/db/backup/back-up-before.ts";
import { openDb } from "#server/db/client.ts";
import { createTestDatabase, migrateTo } from "#server/db/testing.ts";

let dataDirectory: string;
let connectionString: string;

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), "atrium-upgrade-"));
  ({ connectionString } = await createTestDatabase());
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDirectory, { recursive: true });
});

/** Makes it the database of an earlier release, and runs a statement. */
async function downgrade(statement = sql`select 1`) {
  const db = openDb(connectionString, { max: 1, queryTimeout: 60_000 });
  await migrateTo(db, "0046");
  await statement.execute(db);
  await db.destroy();
}

async function start(options: { backsUpBeforeUpgrade?: boolean } = {}) {
  const source = { databaseUrl: connectionString, dataDirectory, hasDemoContent: false, ...options };
  const { close } = await openDatabase(source);
  await close();
}

const listBackups = async () => readdir(path.join(dataDirectory, "backups")).catch(() => []);

test("an upgrade is backed up for the release that the database comes from, and other starts are not", async () => {
  await start();
  expect(await listBackups()).toEqual([]);
  await downgrade();
  await start();
  const [file = "", ...rest] = await listBackups();
  expect([file, ...rest]).toEqual([expect.stringMatching(/^before-upgrade-\d{4}-.*\.tar\.gz$/)]);
  const { migrations, atrium } = await readBackup(
    path.join(dataDirectory, "backups", file),
    async ({ manifest }) => manifest,
  );
  expect([migrations.at(-1), atrium]).toEqual(["0046-audit", "0.1.0"]);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(path.join("backups", file)));
  await start();
  expect(await listBackups()).toEqual([file]);
});

test("an upgrade that fails keeps no backup", async () => {
  await downgrade(sql`create table known_devices (n int)`);
  await expect(start()).rejects.toThrow("known_devices");
  expect(await listBackups()).toEqual([]);
});

test("an upgrade without a backup has to be asked for", async () => {
  await downgrade();
  await writeFile(path.join(dataDirectory, "backups"), "A file in the place of the folder");
  await expect(start()).rejects.toThrow(/could not be backed up.* ATRIUM_BACKUP_BEFORE_UPGRADE=0/);
  await start({ backsUpBeforeUpgrade: false });
});

test("the five latest backups of a kind are kept", async () => {
  const directory = path.join(dataDirectory, "backups");
  const files: string[] = [];
  for (const reason of ["drop", ...Array.from({ length: 6 }, () => "upgrade" as const)] as const) {
    files.push(path.basename(await backUpBefore(reason, { connectionString, directory, version: "1.2.3" })));
  }
  expect((await readdir(directory)).toSorted()).toEqual([files[0], ...files.slice(2)].toSorted());
});

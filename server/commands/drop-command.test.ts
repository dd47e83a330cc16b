import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { createTestDatabase } from "#server/db/testing.ts";

const command = fileURLToPath(new URL("drop-command.ts", import.meta.url));

test("the tables of a feature that is gone are dropped after a backup, if that is confirmed", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-drop-command-"));
  const { connectionString, environment: database } = await createTestDatabase();
  const db = openDb(connectionString, { max: 1, queryTimeout: 60_000 });
  onTestFinished(async () => {
    await db.destroy();
    await rm(directory, { recursive: true });
  });
  await mkdir(path.join(directory, "features", "notes", "migrations"), { recursive: true });
  await writeFile(
    path.join(directory, "features", "notes", "migrations", "0001-notes.sql"),
    "create table notes (n int);",
  );
  await migrateToLatest(db as never, { root: pathToFileURL(`${directory}/`) });

  const environment = { ...database, ATRIUM_AUTH: "required", ATRIUM_DEMO_CONTENT: "0" };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], {
      env: { ...process.env, ...environment, ATRIUM_DATA: directory },
    }).catch((error: unknown) => error as { stdout: string; stderr: string });
  expect((await run("notes")).stderr).toBe("Confirm with --yes\n");
  const { stdout } = await run("notes", "--yes");
  expect(stdout).toMatch(
    /not installed: notes\nThe feature notes has left: table notes\nDropped\. The backup .*before-drop-/,
  );
  expect(await readdir(path.join(directory, "backups"))).toHaveLength(1);
  expect((await sql`select where to_regclass('notes') is null`.execute(db)).rows).toHaveLength(1);
});

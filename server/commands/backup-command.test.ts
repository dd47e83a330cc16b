import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase } from "#server/database.ts";

const command = fileURLToPath(new URL("backup-command.ts", import.meta.url));

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-backup-command-"));
  // If run as root, the database runs as another user, who needs access.
  chmodSync(directory, 0o755);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Runs the command as npm does, on a bundled database. */
function run(data: string, ...args: string[]) {
  const { DATABASE_URL: _, DATABASE_DIRECT_URL: __, ...environment } = process.env;
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...environment, ATRIUM_DATA: path.join(directory, data), INIT_CWD: directory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, said: said.trim() }));
  });
}

const open = (data: string) => openDatabase({ databaseUrl: undefined, dataDirectory: path.join(directory, data) });

test("the bundled database is backed up while it is used, and restored into a new data directory", async () => {
  const database = await open("data");
  const activities = await database.db.selectFrom("activities").selectAll().orderBy("id").execute();
  const backup = await run("data", "backup", "office.tar.gz");
  expect(backup).toEqual({ code: 0, said: expect.stringContaining(path.join(directory, "office.tar.gz")) as string });
  vi.stubEnv("ATRIUM_S3_URL", "s3://files");
  expect((await run("data", "backup", "s3.tar.gz")).said).toContain("Uploaded files are in the bucket files");
  vi.unstubAllEnvs();
  // A server always has a connection. The pool of this test would close one that is idle.
  const refused = await database.db.connection().execute(() => run("data", "restore", "office.tar.gz"));
  expect(refused).toEqual({
    code: 1,
    said: "An Atrium server uses this database: stop it first",
  });
  await database.close();

  expect((await run("new", "restore", "office.tar.gz")).said).toMatch(/^\d+ rows of \d+ tables are restored/);
  // The command has stopped the database that it started.
  expect(existsSync(path.join(directory, "new", "postgres", "postmaster.pid"))).toBe(false);
  const restored = await open("new");
  expect(activities).not.toEqual([]);
  expect(await restored.db.selectFrom("activities").selectAll().orderBy("id").execute()).toEqual(activities);
  await restored.close();
});

test("a backup without a database is an error that creates no file, and missing arguments print the usage", async () => {
  expect(await run("data", "backup", "office.tar.gz")).toEqual({
    code: 1,
    said: `There is no database in ${path.join(directory, "data")}`,
  });
  expect(readdirSync(directory)).toEqual([]);
  expect(await run("data", "restore")).toEqual({ code: 1, said: expect.stringMatching(/^db:backup/) as string });
});

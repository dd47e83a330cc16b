import { lstatSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { fileTitle } from "#contract/text/file-title.ts";
import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/database.ts";
import { createBackup } from "#server/db/backup/backup.ts";
import { restoreBackup } from "#server/db/backup/restore.ts";

import packageJson from "../../package.json" with { type: "json" };

/**
 * `npm run db:backup`, `npm run db:backup -- office.tar.gz` and `npm run db:restore -- office.tar.gz`: saves the whole
 * database in one file, and restores it. See docs/guides/backup.md.
 */
const usage = "db:backup, db:backup -- <file>, or db:restore -- <file>";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = packageJson;

/** Relative to the directory in which npm was called. */
const locate = (file: string) => path.resolve(process.env["INIT_CWD"] ?? process.cwd(), file);

async function backUp(config: Config, name: string | undefined, signal: AbortSignal) {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = name === undefined ? path.join(root, "backups", `${fileTitle()}-${now}.tar.gz`) : locate(name);
  // Starting the database here would create an empty one.
  if (!config.databaseUrl && !lstatSync(path.join(config.dataDirectory, "postgres"), { throwIfNoEntry: false })) {
    throw new Error(`There is no database in ${config.dataDirectory}`);
  }
  const { connectionString, stop } = await reachDatabase(config, signal);
  try {
    const { rows, tables, bytes } = await createBackup({ connectionString, file, version, signal });
    const backup = `${rows} rows of ${tables} tables are in ${file} (${bytes} bytes)`;
    if (config.s3 === undefined) return backup;
    return `${backup}. Uploaded files are in the bucket ${config.s3.bucket}, which has to be backed up apart`;
  } finally {
    await stop();
  }
}

async function restore(config: Config, name: string | undefined, signal: AbortSignal) {
  if (name === undefined) throw new Error(usage);
  const { connectionString, stop } = await reachDatabase(config, signal);
  try {
    const options = { connectionString, file: locate(name), version, signal };
    const { rows, tables, createdAt, goneFeatures } = await restoreBackup(options);
    const restored = `${rows} rows of ${tables} tables are restored, as they were at ${createdAt}`;
    if (goneFeatures.length === 0) return restored;
    return `${restored}. Left out, because these features are not installed: ${goneFeatures.join(", ")}`;
  } finally {
    await stop();
  }
}

async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, name, ...rest] = positionals;
  const act = command === "backup" ? backUp : command === "restore" ? restore : undefined;
  if (!act || rest.length > 0) throw new Error(usage);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop.abort(new Error("Stopped: nothing was written")));
  }
  loadEnvironmentFile(root);
  console.log(await act(readConfig(process.env, root), name, stop.signal));
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
// An interrupted connection would keep the process alive.
process.exit();

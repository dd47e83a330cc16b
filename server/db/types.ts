import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { startBundledDatabase } from "#server/db/bundled.ts";
import { openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";

const generated = fileURLToPath(new URL("./tables.gen.ts", import.meta.url));

/** Generates the types of the tables from a freshly migrated database. */
async function generateTypes(directory: string) {
  const database = await startBundledDatabase(path.join(directory, "data"));
  try {
    const db = openDb(database.connectionString);
    await migrateToLatest(db as never);
    await db.destroy();
    const file = path.join(directory, "tables.ts");
    const options = ["--dialect", "postgres", "--camel-case", "--exclude-pattern", "kysely_*", "--out-file", file];
    const program = fileURLToPath(new URL("../../node_modules/kysely-codegen/dist/cli/bin.js", import.meta.url));
    await promisify(execFile)(process.execPath, [program, "--url", database.connectionString, ...options]);
    return await readFile(file, "utf8");
  } finally {
    await database.stop();
  }
}

/** `npm run db:types` writes them; `--verify` only checks whether those in the tree are current. */
const directory = await mkdtemp(path.join(tmpdir(), "atrium-types-"));
// If run as root, the database runs as another user, who needs access.
await chmod(directory, 0o755);
try {
  const text = await generateTypes(directory);
  if (!process.argv.includes("--verify")) await writeFile(generated, text);
  else if ((await readFile(generated, "utf8")) !== text) {
    console.error("server/db/tables.gen.ts is not what the migrations make: npm run db:types");
    process.exitCode = 1;
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

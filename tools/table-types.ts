import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { startBundledDatabase } from "#server/db/bundled.ts";
import { openBackgroundDb } from "#server/db/client.ts";
import { listSequences, migrateToLatest, readMigrations, sequenceOf } from "#server/db/migrate.ts";
import { objectsIn } from "#server/db/objects.ts";

import { root, runOrThrow } from "./lib/run-command.ts";
import { splitTypes } from "./table-types/split-types.ts";
import { cleanUpAtEnd } from "./testing/clean-up.ts";

/** Generates the types of the tables from a freshly migrated database. */
async function generateTypes(directory: string) {
  const database = await startBundledDatabase(path.join(directory, "data"));
  try {
    const db = openBackgroundDb(database.connectionString);
    await migrateToLatest(db as never);
    await db.destroy();
    const file = path.join(directory, "tables.ts");
    const options = ["--dialect", "postgres", "--camel-case", "--exclude-pattern", "kysely_*", "--out-file", file];
    const program = fileURLToPath(new URL("../node_modules/kysely-codegen/dist/cli/bin.js", import.meta.url));
    await runOrThrow(process.execPath, [program, "--url", database.connectionString, ...options]);
    return await readFile(file, "utf8");
  } finally {
    await database.stop();
  }
}

/** The sequence of migrations that made each table and view. */
async function findOwners() {
  const migrations = await readMigrations();
  return new Map(
    migrations.flatMap(({ name, text }) =>
      objectsIn(text)
        .filter((object) => /^(table|view|materialized view) /.test(object))
        .map((object) => [object.split(" ").at(-1) ?? "", sequenceOf(name)] as const),
    ),
  );
}

/** The file of the types of each sequence, in the folder of its feature, or of the platform. */
const fileOf = (sequence: string, migrations: URL) =>
  fileURLToPath(new URL(sequence === "platform" ? "../tables.gen.ts" : "../server/tables.gen.ts", migrations));

cleanUpAtEnd();
/** `npm run db:types` writes them; `--verify` only checks whether those in the tree are current. */
const isCheck = process.argv.includes("--verify");
const directory = await mkdtemp(path.join(tmpdir(), "atrium-types-"));
// If run as root, the database runs as another user, who needs access.
await chmod(directory, 0o755);
try {
  const modules = splitTypes(await generateTypes(directory), await findOwners());
  for (const [sequence, migrations] of await listSequences()) {
    const file = fileOf(sequence, migrations);
    const [before, after] = [existsSync(file) ? await readFile(file, "utf8") : undefined, modules.get(sequence)];
    if (before === after) continue;
    if (isCheck) {
      console.error(`${path.relative(root, file)} is not what the migrations make: npm run db:types`);
      process.exitCode = 1;
    } else if (after === undefined) await rm(file);
    else await writeFile(file, after);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

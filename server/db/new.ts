import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { listSequences } from "#server/db/migrate.ts";

/** `npm run db:new -- todo due-dates`: creates the next migration of a feature, or of the platform. */
async function createMigration(sequence: string, name: string) {
  const directory = (await listSequences()).get(sequence);
  if (!directory || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      "Name a feature that has a folder, or the platform, and the migration in words and dashes: npm run db:new -- todo due-dates",
    );
  }
  const files = existsSync(directory) ? await readdir(directory) : [];
  const next = Math.max(0, ...files.map((file) => Number.parseInt(file, 10) || 0)) + 1;
  await mkdir(directory, { recursive: true });
  const file = new URL(`${String(next).padStart(4, "0")}-${name}.sql`, directory);
  await writeFile(file, "-- Say why, where the statement does not.\n", { flag: "wx" });
  return fileURLToPath(file);
}

const [sequence = "", ...words] = process.argv.slice(2);
try {
  console.log(`${await createMigration(sequence, words.join("-").toLowerCase())}\nWrite it, then: npm run db:types`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

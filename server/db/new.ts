import { readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { migrationsDirectory } from "#server/db/migrate.ts";

/** `npm run db:new -- chat`: creates the next migration. */
const name = process.argv.slice(2).join("-").toLowerCase();
if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  const numbers = (await readdir(migrationsDirectory)).map((file) => Number.parseInt(file, 10) || 0);
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, "0");
  const file = new URL(`${next}-${name}.sql`, migrationsDirectory);
  await writeFile(file, "-- Say why, where the statement does not.\n", { flag: "wx" });
  console.log(`${fileURLToPath(file)}\nWrite it, then: npm run db:types`);
} else {
  console.error("Name the migration in words and dashes: npm run db:new -- chat-rooms");
  process.exitCode = 1;
}

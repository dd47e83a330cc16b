import { readdir, readFile } from "node:fs/promises";

import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/** The directory of the migrations: `0001-people.sql`, in the order of their numbers. */
export const migrationsDirectory = new URL("./migrations/", import.meta.url);

/** The names of the migrations, in order. */
export async function listMigrations(directory = migrationsDirectory) {
  const files = (await readdir(directory)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name));
  return files.map((name) => name.replace(/\.sql$/, "")).toSorted();
}

const fromFiles = (directory: URL, only?: ReadonlySet<string>): MigrationProvider => ({
  async getMigrations() {
    const names = (await listMigrations(directory)).filter((name) => only?.has(name) ?? true);
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(`${name}.sql`, directory), "utf8");
      return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries<Migration>(await Promise.all(migrations));
  },
});

/**
 * Migrates the database to the newest version, in one transaction and under a lock, so that any number of servers may
 * start at once. A new migration with a lower number than the last one applied is an error: other databases would skip
 * it.
 *
 * @param only the migrations to apply, if not all
 */
export async function migrateToLatest(db: Kysely<never>, directory = migrationsDirectory, only?: ReadonlySet<string>) {
  const { error } = await new Migrator({ db, provider: fromFiles(directory, only) }).migrateToLatest();
  if (error) throw error as Error;
}

import { readdir, readFile } from "node:fs/promises";

import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/** Where the migrations are: `0001-people.sql`, in the order of their numbers. */
export const migrationsDirectory = new URL("./migrations/", import.meta.url);

/** The names of the migrations, in their order. */
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
 * Brings the database to the newest migration, in one transaction and under a lock, so that any number of servers may
 * start at once. A migration that is older than the last one applied is an error: it would be skipped elsewhere.
 *
 * @param only the migrations to apply, where not all of them are meant
 */
export async function migrateToLatest(db: Kysely<never>, directory = migrationsDirectory, only?: ReadonlySet<string>) {
  const { error } = await new Migrator({ db, provider: fromFiles(directory, only) }).migrateToLatest();
  if (error) throw error as Error;
}

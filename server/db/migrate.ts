import { readdir, readFile } from "node:fs/promises";

import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/** Where the migrations are: `0001-people.sql`, in the order of their numbers. */
export const migrationsDirectory = new URL("./migrations/", import.meta.url);

const fromFiles = (directory: URL): MigrationProvider => ({
  async getMigrations() {
    const names = (await readdir(directory)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name));
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, directory), "utf8");
      return [
        name.replace(/\.sql$/, ""),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
      ];
    });
    return Object.fromEntries<Migration>(await Promise.all(migrations));
  },
});

/**
 * Brings the database to the newest migration, in one transaction and under a lock, so that any number of servers may
 * start at once. A migration that is older than the last one applied is an error: it would be skipped elsewhere.
 */
export async function migrateToLatest(db: Kysely<never>, directory = migrationsDirectory) {
  const { error } = await new Migrator({ db, provider: fromFiles(directory) }).migrateToLatest();
  if (error) throw error as Error;
}

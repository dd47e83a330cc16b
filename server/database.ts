import { type Db, openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";

import { seedIfEmpty } from "./seed.ts";

type Source = { readonly databaseUrl: string | undefined; readonly dataDirectory: string };

/** The database, migrated and with something in it, and how to leave it. */
export type OpenDatabase = {
  readonly db: Db;
  readonly connectionString: string;
  readonly close: () => Promise<void>;
};

/** Opens the database that the configuration names: the bundled one unless it names another. */
export async function openDatabase({ databaseUrl, dataDirectory }: Source): Promise<OpenDatabase> {
  const bundled = databaseUrl ? undefined : await startBundled(dataDirectory);
  const connectionString = databaseUrl ?? bundled?.connectionString ?? "";
  const db = openDb(connectionString);
  const close = async () => {
    await db.destroy();
    await bundled?.stop();
  };
  try {
    await migrateToLatest(db as never);
    await seedIfEmpty(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connectionString, close };
}

/** Loaded only here, so that with a database of one's own nothing of it runs. */
async function startBundled(dataDirectory: string) {
  const { startBundledDatabase } = await import("#server/db/bundled.ts");
  return startBundledDatabase(dataDirectory);
}

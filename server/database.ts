import { prepareDataDirectory } from "#server/data-directory.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { settleWithin } from "#server/lib/settle-within.ts";

import { seedIfEmpty } from "./seed.ts";

type Source = {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  /** Whether the database is given the demo content. */
  readonly hasDemoContent?: boolean;
};

/** The database, and how to leave it. */
export type OpenDatabase = {
  readonly db: Db;
  readonly connectionString: string;
  readonly close: () => Promise<void>;
};

/** How long open queries may take to end before the database is stopped under them, in milliseconds. */
const closeTime = 1000;

/**
 * Opens the database that the configuration names, the bundled one unless it names another, and brings it up to date.
 *
 * @param signal ends the start early, and leaves nothing running
 */
export async function openDatabase(
  { databaseUrl, dataDirectory, hasDemoContent = true }: Source,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  const { connectionString, stop } = await reachDatabase({ databaseUrl, dataDirectory }, signal);
  const db = openDb(connectionString);
  const close = async () => {
    await settleWithin(closeTime, db.destroy());
    await stop();
  };
  try {
    await unlessAborted(migrateToLatest(db as never), signal);
    if (hasDemoContent) await unlessAborted(seedIfEmpty(db), signal);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connectionString, close };
}

/** The address of the database, as it is, and how to leave it. The bundled one is started where it does not run. */
export async function reachDatabase(
  { databaseUrl, dataDirectory }: Pick<Source, "databaseUrl" | "dataDirectory">,
  signal?: AbortSignal,
) {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, stop: async () => {} };
  const { connectionString, stop } = await startBundled(dataDirectory, signal);
  return { connectionString, stop };
}

/** Loaded only here, so that with a database of one's own nothing of it runs. */
async function startBundled(dataDirectory: string, signal: AbortSignal | undefined) {
  prepareDataDirectory(dataDirectory);
  const { startBundledDatabase } = await import("#server/db/bundled.ts");
  return startBundledDatabase(dataDirectory, { signal });
}

/** @throws as soon as the signal is given; the work itself goes on until its connection is closed */
function unlessAborted(work: Promise<unknown>, signal: AbortSignal | undefined) {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([work, aborted]);
}

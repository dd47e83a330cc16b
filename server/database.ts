import { rm } from "node:fs/promises";
import path from "node:path";

import { prepareDataDirectory } from "#server/data-directory.ts";
import { backUpBefore } from "#server/db/backup/back-up-before.ts";
import { type Db, isDatabaseAway, openBackgroundDb, openDb } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { requireDirectDatabase } from "#server/db/pooling/pooling.ts";
import { examineReplica, findRefusal } from "#server/db/replica/examine-replica.ts";
import { openReplicatedDb } from "#server/db/replica/open-replicated-db.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { settleWithin } from "#server/lib/settle-within.ts";

import { seedIfEmpty } from "./seed.ts";

type Source = {
  readonly databaseUrl: string | undefined;
  /** The database itself, if `databaseUrl` is that of a pooler in front of it. */
  readonly databaseDirectUrl?: string | undefined;
  /** A streaming replica, for reads. */
  readonly databaseReplicaUrl?: string | undefined;
  readonly dataDirectory: string;
  /** The folder of PostgreSQL's programs, in place of the bundled ones. */
  readonly postgresBin?: string | undefined;
  /** The maximum number of connections that requests use. */
  readonly maxConnections?: number;
  /** The database receives the demo content. */
  readonly hasDemoContent?: boolean;
  /** A database that is migrated is backed up before. */
  readonly backsUpBeforeUpgrade?: boolean;
};

/** The database, and how to close it. */
export type OpenDatabase = {
  readonly db: Db;
  /** The address of the database itself, also if the requests reach it through a pooler. */
  readonly connectionString: string;
  /** It is run by Atrium, with programs that are installed on this machine. */
  readonly isSystem: boolean;
  /** Starts the bundled database again whenever it ends. @returns a function that says whether it is being started */
  readonly keepRunning: (log: Log) => () => boolean;
  readonly close: () => Promise<void>;
};

/**
 * Connections that stay open, two of them for good. A new one is a new process of the database, and the first queries in
 * it are slow: the first page after a pause would wait for ten of them.
 */
const warm = { min: 2, idleTimeout: 300_000 };

/** Milliseconds of a statement: less than a request may take (`server/office.ts`), so that a slow one is reported as such. */
const statementMs = 6000;

/** Milliseconds that open queries have before the database is stopped. */
const closeTime = 1000;

/**
 * Opens the configured database, by default the bundled one, and migrates it.
 *
 * @param signal aborts the start and leaves nothing running
 * @param report receives what is done to the database, as sentences
 */
export async function openDatabase(
  source: Source,
  signal?: AbortSignal,
  report: (line: string) => void = console.log,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = source;
  const { connectionString, isSystem, keepRunning, stop } = await reachDatabase(source, signal);
  try {
    if (databaseUrl !== undefined) {
      await unlessAborted(requireDirectDatabase({ databaseUrl, databaseDirectUrl }), signal);
    }
    if (databaseReplicaUrl !== undefined) {
      const refusal = findRefusal(await unlessAborted(examineReplica(connectionString, databaseReplicaUrl), signal));
      if (refusal !== undefined) throw new Error(refusal);
    }
    await prepare(connectionString, source, report, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  const isPooled = databaseDirectUrl !== undefined;
  const requests = { max: source.maxConnections ?? 10, isPooled, queryTimeout: statementMs, ...warm };
  const address = isPooled && databaseUrl !== undefined ? databaseUrl : connectionString;
  const db =
    databaseReplicaUrl === undefined
      ? openDb(address, requests)
      : openReplicatedDb({ databaseUrl: address, databaseReplicaUrl }, requests, { report });
  const close = async () => {
    await settleWithin(closeTime, db.destroy());
    await stop();
  };
  return { db, connectionString, isSystem, keepRunning, close };
}

async function prepare(
  connectionString: string,
  { hasDemoContent = true, ...source }: Source,
  report: (line: string) => void,
  signal: AbortSignal | undefined,
) {
  const db = openBackgroundDb(connectionString);
  try {
    await unlessAborted(migrate(db, connectionString, source, report, signal), signal);
    if (hasDemoContent) await unlessAborted(seedIfEmpty(db), signal);
  } finally {
    await settleWithin(closeTime, db.destroy());
  }
}

/** The last release that did not record its version with its migrations. */
const lastUnrecorded = "0.1.0";

async function migrate(
  db: Db,
  connectionString: string,
  { dataDirectory, backsUpBeforeUpgrade = true }: Source,
  report: (line: string) => void,
  signal: AbortSignal | undefined,
) {
  let file: string | undefined;
  /** The backup names the release that the database comes from: that one has to accept it. */
  const backUp = async (version = lastUnrecorded) => {
    const directory = automaticBackups(dataDirectory);
    file = await backUpBefore("upgrade", { connectionString, directory, version, signal }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The database could not be backed up before the upgrade: ${reason}. ATRIUM_BACKUP_BEFORE_UPGRADE=0 upgrades without a backup`,
        { cause: error },
      );
    });
    report(`The database was backed up before the upgrade: ${file}`);
  };
  try {
    await migrateToLatest(db as never, { beforeUpgrade: backsUpBeforeUpgrade ? backUp : undefined, log: report });
  } catch (error) {
    // Nothing was changed. Otherwise repeated starts would replace the backups of earlier upgrades by this one.
    if (file !== undefined && !isDatabaseAway(error)) await rm(file);
    throw error;
  }
}

/** The folder of the backups that Atrium makes by itself. */
export const automaticBackups = (dataDirectory: string) => path.join(dataDirectory, "backups");

/**
 * Returns the database's address, past a pooler, and how to release it. Starts the bundled database if it is not running.
 */
export async function reachDatabase(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDirectory,
    postgresBin,
  }: Omit<Source, "hasDemoContent" | "backsUpBeforeUpgrade">,
  signal?: AbortSignal,
) {
  if (databaseUrl === undefined) return startBundled(dataDirectory, postgresBin, signal);
  const connectionString = databaseDirectUrl ?? databaseUrl;
  return { connectionString, isSystem: false, keepRunning: () => () => false, stop: async () => {} };
}

/** Imported here, so that nothing of it is loaded with an external database. */
async function startBundled(dataDirectory: string, bin: string | undefined, signal: AbortSignal | undefined) {
  prepareDataDirectory(dataDirectory);
  const { startBundledDatabase } = await import("#server/db/bundled.ts");
  return startBundledDatabase(dataDirectory, { bin, signal });
}

/** @throws as soon as the signal is aborted; the work itself continues until its connection is closed */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([work, aborted]);
}

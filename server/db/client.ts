import { CamelCasePlugin, Kysely, type PostgresPool } from "kysely";
import { DatabaseError, Pool } from "pg";

import { createDialect } from "#server/db/after-commit.ts";
import { limitTransactions } from "#server/db/pooling/limit-transactions.ts";
import type { DB as Tables } from "#server/db/tables.gen.ts";

/** A pool or one of its open transactions: query functions accept either. */
export type Db = Kysely<Tables>;

export type PoolOptions = {
  /** The maximum number of connections. */
  max?: number;
  /** The number of connections that stay open while nobody needs them, once they have been opened. */
  min?: number;
  /** In milliseconds: how long another connection stays open unused. */
  idleTimeout?: number;
  /** Milliseconds until an unanswered query fails: a frozen database blocks it forever without. No limit by default. */
  queryTimeout?: number;
  /** In milliseconds: how long a query waits for a connection. */
  connectTimeout?: number;
  /** The address is that of a pooler, where a session of the database lasts no longer than a transaction. */
  isPooled?: boolean;
};

const pools = new WeakMap<Db, Pool>();

/** The pool of a database that `openDb` has opened; undefined for a transaction. */
export const poolOf = (db: Db) => pools.get(db);

/** Opens a pool. It connects at the first query, and replaces broken connections. */
export function openDb(connectionString: string, options: PoolOptions = {}): Db {
  const { pool, connections } = openPool(connectionString, options);
  return openDbOn(pool, connections);
}

/** @param connections gives the connections of the pool, or others, to statements and transactions */
export function openDbOn(pool: Pool, connections: PostgresPool): Db {
  const dialect = createDialect({ pool: connections });
  const db: Db = new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
  pools.set(db, pool);
  return db;
}

/** Opens a pool; `connections` are its own with their time limits. */
export function openPool(
  connectionString: string,
  { max = 10, min = 0, idleTimeout = 10_000, queryTimeout = 0, connectTimeout = 5000, isPooled = false }: PoolOptions,
) {
  const pool = new Pool({
    connectionString,
    max,
    min,
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: connectTimeout,
    ...(isPooled ? pooledLimits(queryTimeout) : timeLimits(queryTimeout)),
    keepAlive: true,
    // A pooler keeps its connections, and with them this name, after the server has ended: see `requireUnusedDatabase`.
    application_name: isPooled ? "atrium-pooled" : "atrium",
  });
  // When the database closes an idle connection, no request fails. Without a listener, the error would end the process.
  pool.on("error", () => {});
  // The same holds for a connection in use, for example in a transaction: its next query fails and reports the error.
  // The pool itself listens on idle connections only.
  pool.on("connect", (client) => client.on("error", () => {}));
  const connections: PostgresPool = isPooled ? limitTransactions(pool, queryTimeout) : pool;
  return { pool, connections };
}

/**
 * Opens a pool for work that nobody waits for, and for the start: migrations, demo content, housekeeping. How long it
 * takes depends on the amount of data and on the machine, so it has no time limit.
 */
export const openBackgroundDb = (connectionString: string) => openDb(connectionString, { max: 2 });

function timeLimits(queryTimeout: number) {
  // Otherwise the limit of the database or of the role would apply, if it has one.
  if (queryTimeout === 0) return { options: "-c statement_timeout=0" };
  // The database itself cancels a slow query, which frees the connection. If it is frozen, the client stops waiting a
  // moment later.
  return { statement_timeout: queryTimeout, query_timeout: queryTimeout + 500 };
}

/** Poolers refuse settings of a session, so that `limitTransactions` makes them part of each transaction. */
const pooledLimits = (queryTimeout: number) => ({
  ...(queryTimeout > 0 && { query_timeout: queryTimeout + 500 }),
  pipeline: true,
});

/** Returns whether an error means that a row refers to a user who has been deleted meanwhile. */
export const isUserMissing = (error: unknown) =>
  error instanceof DatabaseError && error.code === "23503" && error.detail?.includes('is not present in table "users"');

/** Returns whether an error means that the database is unavailable, rather than that it refuses the query. */
export function isDatabaseAway(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // Class 08: connection exceptions. 57P0x: the server is shutting down, has crashed, or is starting. 57014: a query
  // timed out. 53300: too many connections.
  if (/^(08\w{3}|57P0\d|57014|53300)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EACCES)$/.test(code)) return true;
  return /query read timeout|timeout exceeded when trying to connect|connection terminated|not queryable/i.test(
    error.message,
  );
}

/** Returns whether an error means that the database refuses writes, as a standby does. */
export const isDatabaseReadOnly = (error: unknown) => error instanceof DatabaseError && error.code === "25006";

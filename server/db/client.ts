import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";

import type { DB as Tables } from "#server/db/tables.gen.ts";

/** A pool, or an open transaction of it: query functions take either. */
export type Db = Kysely<Tables>;

type Options = {
  /** How many connections at the most. */
  max?: number;
  /** After this many milliseconds without an answer a query fails: a frozen database would hold it for ever. */
  queryTimeout?: number;
};

/** Opens a pool. Nothing is connected until the first query, and a connection that breaks is replaced by the next one. */
export function openDb(connectionString: string, { max = 10, queryTimeout = 10_000 }: Options = {}): Db {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    // The database itself ends a query that takes too long, which frees the connection; where it is frozen and ends
    // nothing, we stop waiting a moment later.
    statement_timeout: queryTimeout,
    query_timeout: queryTimeout + 500,
    application_name: "atrium",
  });
  // An idle connection that the database closes is no failure of anybody's request; without a listener it would end
  // the process.
  pool.on("error", () => {});
  // Nor is one that breaks while somebody has it, in the middle of a transaction for instance: what they ask of it next
  // fails, and tells them. The pool listens to idle ones alone.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/** Whether an error says that the database is away or silent, rather than that it refuses what it was asked. */
export function isDatabaseAway(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // Class 08: connection exceptions. 57P0x: the server is shutting down, crashed, or is starting. 57014: a query took
  // too long. 53300: it is full.
  if (/^(08\w{3}|57P0\d|57014|53300)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EACCES)$/.test(code)) return true;
  return /query read timeout|timeout exceeded when trying to connect|connection terminated|not queryable/i.test(
    error.message,
  );
}

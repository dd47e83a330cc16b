import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/**
 * In milliseconds: connections report what they did at most once a second.
 * https://www.postgresql.org/docs/current/monitoring-stats.html
 */
const reportTime = 1500;

/** The transactions that the database has committed so far. A statement of its own is one. */
export async function countTransactions(db: Db) {
  await new Promise((resolve) => setTimeout(resolve, reportTime));
  const { rows } = await sql<{ count: string }>`
    select xact_commit as count from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.count);
}

import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/**
 * Permanently removes rows that were marked as deleted more than a day ago. Until then, "Undo" can restore them.
 *
 * @param table its name in the database, with a column `deleted_at`
 * @param userId only the rows of this person
 */
export async function purgeDeleted(db: Db, table: string, userId?: string) {
  const isTheirs = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  await sql`
    delete from ${sql.table(table)}
    where deleted_at < now() - interval '1 day' and ${isTheirs}`.execute(db);
}

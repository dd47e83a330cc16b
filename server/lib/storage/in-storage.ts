import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/** The first key of the advisory locks of a person's storage. Taken before those of contents. */
const storageLocks = 7_256;

/** Serialises the changes of a person's storage, so that two uploads at once cannot exceed the quota. */
export const inStorage = <T>(db: Db, personId: string, change: (transaction: Db) => Promise<T>) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${storageLocks}, hashtext(${personId}))`.execute(transaction);
    return change(transaction);
  });

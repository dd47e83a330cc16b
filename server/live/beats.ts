import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import type { Cursor } from "#server/live/queries.ts";
import { together } from "#server/lib/together.ts";

/** In milliseconds: the checks of streams in this time are one statement. Changes wait for it. */
const gatheringMs = 50;

/**
 * What each stream checks every 25 seconds. With ten thousand streams there are four hundred checks a second, so those
 * at about the same time share their statements.
 */
export function createBeats(db: Db) {
  const readNewest = together((personIds) => findNewest(db, personIds), gatheringMs);
  const readOwner = together((sessionIds) => findOwners(db, sessionIds), gatheringMs);
  return {
    /** Returns whether there are changes after a position. */
    async hasNews(personId: string, cursor: Cursor) {
      const newest = await readNewest(personId);
      return newest === undefined || newest.own > cursor.own || newest.everybody > cursor.everybody;
    },
    /** Returns whether the session still allows this person to act. */
    isActive: async (sessionId: string, personId: string) => (await readOwner(sessionId)) === personId,
  };
}

export type Beats = ReturnType<typeof createBeats>;

/** The numbers of the last changes of people and of everybody. */
async function findNewest(db: Db, personIds: readonly string[]) {
  const { rows } = await sql<{ personId: string; own: string; everybody: string }>`
    select
      person_id as "personId",
      coalesce((select max(id) from live_changes where user_id = person_id), 0) as own,
      coalesce((select max(id) from live_changes where user_id is null), 0) as everybody
    from unnest(${personIds}::uuid[]) as person_id`.execute(db);
  return new Map(
    rows.map(({ personId, own, everybody }) => [personId, { own: Number(own), everybody: Number(everybody) }]),
  );
}

/** The people who may act, by their sessions: neither ended nor locked, and of accounts that are not suspended. */
async function findOwners(db: Db, sessionIds: readonly string[]) {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id", "userId"])
    .where("sessions.id", "in", sessionIds)
    .where("expiresAt", ">", sql<Date>`now()`)
    .where("lockedAt", "is", null)
    .where("suspendedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

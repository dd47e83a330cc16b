import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/** The channel on which every server connected to the database receives changes. */
export const liveChannel = "atrium_live";

/** The first key of the advisory locks held while a change is numbered; the second identifies the person. */
const liveLocks = 7_253;

/** All people, instead of a list of ids. */
export const everybody = "everybody";

/**
 * Notifies the open windows of these people of a change. Call inside the change's transaction, as its last step, so
 * that nothing is announced for a rollback.
 * Numbers are not assigned in commit order, so a reader that continues from the last number would miss a change that
 * was numbered earlier and committed later. Hence one lock per person, held until the commit.
 *
 * @param people the ids of the people concerned, or `everybody`
 */
export async function announce(db: Db, topic: LiveTopic, people: readonly string[] | typeof everybody) {
  const rooms = people === everybody ? [null] : [...new Set(people)].toSorted();
  if (rooms.length === 0) return;
  // In a fixed order, to prevent deadlocks.
  for (const room of rooms) {
    await sql`select pg_advisory_xact_lock(${liveLocks}, hashtext(${room ?? everybody}))`.execute(db);
  }
  await db
    .insertInto("liveChanges")
    .values(rooms.map((userId) => ({ userId, topic })))
    .execute();
  for (const room of rooms) await sql`select pg_notify(${liveChannel}, ${room ?? everybody})`.execute(db);
}

import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/** The channel on which every server that runs on the database hears of changes. */
export const liveChannel = "atrium_live";

/** The first half of the locks that are held while a change is numbered; the second says whose it is. */
const liveLocks = 7_253;

/** Everybody who is there, rather than some people. */
export const everybody = "everybody";

/**
 * Tells the open windows of these people that something of theirs has changed. To be called in the transaction of the
 * change, as its last step: what is rolled back was never told.
 *
 * Numbers are not given out in the order of commits, so a reader who goes on from the last number would miss a change
 * that was numbered earlier and committed later. Hence the locks, one for each person, held until the commit.
 *
 * @param people the ids of those whom it concerns, or `everybody`
 */
export async function announce(db: Db, topic: LiveTopic, people: readonly string[] | typeof everybody) {
  const rooms = people === everybody ? [null] : [...new Set(people)].toSorted();
  if (rooms.length === 0) return;
  // In one order, or two writers would wait for each other.
  for (const room of rooms) {
    await sql`select pg_advisory_xact_lock(${liveLocks}, hashtext(${room ?? everybody}))`.execute(db);
  }
  await db
    .insertInto("liveChanges")
    .values(rooms.map((userId) => ({ userId, topic })))
    .execute();
  for (const room of rooms) await sql`select pg_notify(${liveChannel}, ${room ?? everybody})`.execute(db);
}

import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/** The channel on which every server connected to the database receives changes. */
export const liveChannel = "atrium_live";

/** The first key of the advisory locks held while a change is numbered; the second identifies the person. */
const liveLocks = 7_253;

/** All people, instead of a list of ids. */
export const everybody = "everybody";

/** A change as every server hears of it. */
export type Change = {
  /** The id of the person concerned, or `everybody`. */
  readonly room: string;
  /** The changes of a room are numbered and heard in the order of their commits, those of different rooms are not. */
  readonly id: number;
  readonly topic: LiveTopic;
};

/**
 * Notifies the open windows of these people of a change. Call inside the change's transaction, as its last step, so
 * that nothing is announced for a rollback.
 * Numbers are not assigned in commit order, so a reader that continues from the last number would miss a change that
 * was numbered earlier and committed later. Hence one lock per person, held until the commit.
 *
 * @param people the ids of the people concerned, or `everybody`
 */
export async function announce(db: Db, topic: LiveTopic, people: readonly string[] | typeof everybody) {
  const rooms = people === everybody ? [everybody] : [...new Set(people)].toSorted();
  if (rooms.length === 0) return;
  // In a fixed order, to prevent deadlocks.
  await sql`
    select pg_advisory_xact_lock(${liveLocks}, hashtext(room)) from unnest(${rooms}::text[]) as room
  `.execute(db);
  await sql`
    with written as (
      insert into live_changes (user_id, topic)
      select nullif(room, ${everybody})::uuid, ${topic} from unnest(${rooms}::text[]) as room
      returning id, user_id
    )
    select pg_notify(${liveChannel}, concat_ws(' ', coalesce(user_id::text, ${everybody}), id, ${topic}::text))
      from written
  `.execute(db);
}

/**
 * Reads a notification.
 *
 * @returns the change, or only its room if the server that announced it is of a release that sent no more
 */
export function readNotification(payload = ""): Change | Pick<Change, "room"> {
  const [room = "", id, topic] = payload.split(" ");
  return id === undefined ? { room } : { room, id: Number(id), topic: topic as LiveTopic };
}

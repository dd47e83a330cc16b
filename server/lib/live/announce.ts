import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import { afterCommit } from "#server/db/after-commit.ts";
import type { Db } from "#server/db/client.ts";
import type { Change } from "#server/lib/live/change.ts";
import { publisherOf } from "#server/lib/live/live-bus.ts";

/** The channel on which every server connected to the database receives changes. */
export const liveChannel = "atrium_live";

/** The first key of the advisory locks held while a change is numbered; the second identifies the person. */
const liveLocks = 7_253;

/** All people, instead of a list of ids. */
export const everybody = "everybody";

/**
 * Notifies the open windows of these people of a change. Call inside the change's transaction, as its last step, so
 * that nothing is announced for a rollback.
 * They hear of it by a notification of the transaction, or by another bus after the commit (`publishBy`): the commits of
 * transactions that notify wait for each other in PostgreSQL.
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
  const publish = publisherOf(db);
  const written = sql`
    with written as (
      insert into live_changes (user_id, topic)
      select nullif(room, ${everybody})::uuid, ${topic} from unnest(${rooms}::text[]) as room
      returning id, user_id
    ), noted as (
      select concat_ws(' ', coalesce(user_id::text, ${everybody}), id, ${topic}::text, coalesce(
        case when user_id is null then (select max(id) from live_changes where user_id is null)
        else (select max(earlier.id) from live_changes as earlier where earlier.user_id = written.user_id) end, 0
      )) as text
      from written
    )`;
  if (publish === undefined) {
    await sql`${written} select pg_notify(${liveChannel}, text) from noted`.execute(db);
    return;
  }
  const { rows: notes } = await sql<{ text: string }>`${written} select text from noted`.execute(db);
  await afterCommit(db, () => {
    for (const { text } of notes) {
      const change = readNotification(text);
      if ("id" in change) publish(change);
    }
  });
}

/** The text of a change, as the buses carry it. */
export const writeNotification = ({ room, id, topic, previous = 0 }: Change) => `${room} ${id} ${topic} ${previous}`;

/**
 * Reads a notification.
 *
 * @returns the change, or only its room if the server that announced it is of a release that sent no more
 */
export function readNotification(payload = ""): Change | Pick<Change, "room"> {
  const [room = "", id, topic, previous] = payload.split(" ");
  if (id === undefined) return { room };
  return {
    room,
    id: Number(id),
    topic: topic as LiveTopic,
    ...(previous !== undefined && { previous: Number(previous) }),
  };
}

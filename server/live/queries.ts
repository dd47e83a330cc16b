import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";
import { everybody } from "#server/lib/live/announce.ts";
import type { Change } from "#server/lib/live/change.ts";

/**
 * The position of a stream: the last change of the person's own, the last one for everybody, and the time of the
 * latest.
 */
export type Cursor = { readonly own: number; readonly everybody: number; readonly at: number };

/** Milliseconds for which changes are kept for disconnected windows. */
const retentionMs = 3_600_000;
/** A minute is left between what we promise to know and what we throw away. */
export const replayMs = retentionMs - 60_000;
/** In milliseconds: a change is dated when its transaction begins, and is there for others when that ends. */
const maxWriteMs = 1000;

/** A window counts as open for this long after its stream was last seen. */
const openFor = sql`interval '90 seconds'`;

const latest = (db: Db) => db.selectFrom("liveChanges").select(({ fn }) => fn.coalesce(fn.max("id"), sql`0`).as("id"));

/**
 * The position at which a stream starts if its window shows data that may be `age` milliseconds old: before everything
 * announced since. The stream opens after the window has loaded, and changes in between would otherwise be missed.
 */
export async function readCursor(db: Db, personId: string, age = 0): Promise<Cursor> {
  const since = sql<Date>`now() - ${age + maxWriteMs} * interval '1 millisecond'`;
  // In one statement: a change that commits between two would be in neither.
  const before = (of: string | undefined) => {
    const own = of === undefined ? sql`user_id is null` : sql`user_id = ${of}`;
    return sql<string>`least(
      (select coalesce(max(id), 0) from live_changes where ${own}),
      (select min(id) - 1 from live_changes where ${own} and created_at >= ${since})
    )`;
  };
  const row = await db
    .selectNoFrom([before(personId).as("own"), before(undefined).as("everybody")])
    .executeTakeFirstOrThrow();
  return { own: Number(row.own), everybody: Number(row.everybody), at: Date.now() };
}

/** The changes since a position, and the new position. */
export async function readChanges(db: Db, personId: string, cursor: Cursor) {
  const at = Date.now();
  const rows = await db
    .selectFrom("liveChanges")
    .select(["id", "userId", "topic"])
    .where(({ or, and, eb }) =>
      or([
        and([eb("userId", "=", personId), eb("id", ">", String(cursor.own))]),
        and([eb("userId", "is", null), eb("id", ">", String(cursor.everybody))]),
      ]),
    )
    .execute();
  const changes = rows.map(({ id, userId, topic }) => ({
    room: userId ?? everybody,
    id: Number(id),
    topic: topic as LiveTopic,
  }));
  return followChanges(cursor, changes, at);
}

/**
 * The topics of the changes after a position, and the new position. Changes that the position includes are left out.
 *
 * @param changes of the person's own and for everybody, those of each in their order
 * @param at when they were known, in milliseconds of the clock
 */
export function followChanges(cursor: Cursor, changes: readonly Change[], at = Date.now()) {
  const isShared = ({ room }: Change) => room === everybody;
  const missed = changes.filter((change) => change.id > (isShared(change) ? cursor.everybody : cursor.own));
  const hasGap = missed.some((change) =>
    hasGapBefore(change, missed, isShared(change) ? cursor.everybody : cursor.own),
  );
  const last = (from: number, of: readonly Change[]) => of.reduce((max, { id }) => Math.max(max, id), from);
  return {
    topics: [...new Set(missed.map(({ topic }) => topic))],
    /** Whether a change between these is missing, which the database has. */
    hasGap,
    cursor: {
      own: last(
        cursor.own,
        missed.filter((change) => !isShared(change)),
      ),
      everybody: last(cursor.everybody, missed.filter(isShared)),
      at,
    },
  };
}

/** Returns whether the change before one is neither among the others nor included in the position. */
const hasGapBefore = ({ room, previous }: Change, changes: readonly Change[], position: number) =>
  previous !== undefined &&
  previous > position &&
  !changes.some((other) => other.room === room && other.id === previous);

/** Returns whether all changes after the cursor are still known, and the cursor belongs to this database. */
export async function isRemembered(db: Db, { own, everybody: shared, at }: Cursor) {
  const { id } = await latest(db).executeTakeFirstOrThrow();
  const newest = Number(id);
  return Math.abs(Date.now() - at) < replayMs && (newest === 0 || Math.max(own, shared) <= newest);
}

export const forgetOldChanges = (db: Db) =>
  db
    .deleteFrom("liveChanges")
    .where("createdAt", "<", new Date(Date.now() - retentionMs))
    .execute();

/** The advisory lock of those who write which streams are open. */
const streamsLock = 7_254;

/** Makes servers write one after the other, so that each of them sees whom the others still hold. */
export const lockStreams = (transaction: Db) => sql`select pg_advisory_xact_lock(${streamsLock})`.execute(transaction);

/**
 * Notes that streams are open.
 *
 * @param streams the persons' ids, by the streams'
 * @returns whether any of the people had none before
 */
export async function noteStreams(transaction: Db, streams: ReadonlyMap<string, string>) {
  if (streams.size === 0) return false;
  // A person may have been deleted meanwhile. The part with `not exists` sees the table as it was before.
  const { rows } = await sql<{ hasArrived: boolean }>`
    with noted as (
      insert into live_streams (id, user_id)
      select stream.id, users.id
        from unnest(${[...streams.keys()]}::uuid[], ${[...streams.values()]}::uuid[]) as stream (id, user_id)
        join users on users.id = stream.user_id
      on conflict (id) do update set seen_at = now()
      returning user_id
    )
    select exists (
      select from noted where not exists (select from live_streams where live_streams.user_id = noted.user_id)
    ) as "hasArrived"`.execute(transaction);
  return rows[0]?.hasArrived ?? false;
}

/** Notes that streams are closed. Answers whether any of their people has none left. */
export async function forgetStreams(transaction: Db, ids: readonly string[]) {
  if (ids.length === 0) return false;
  const { rows } = await sql<{ hasLeft: boolean }>`
    with forgotten as (
      delete from live_streams where id = any (${ids}::uuid[]) returning user_id
    )
    select exists (
      select from forgotten where not exists (
        select from live_streams
        where live_streams.user_id = forgotten.user_id and live_streams.id <> all (${ids}::uuid[])
      )
    ) as "hasLeft"`.execute(transaction);
  return rows[0]?.hasLeft ?? false;
}

/** Forgets the windows of servers that ended without a word. Answers how many there were. */
export async function forgetOldStreams(db: Db) {
  const { numDeletedRows } = await db
    .deleteFrom("liveStreams")
    .where("seenAt", "<", sql<Date>`now() - ${openFor}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/** How far a stream has read: the last change of the person's own, the last one for everybody, and when that was. */
export type Cursor = { readonly own: number; readonly everybody: number; readonly at: number };

/** How long changes are kept for those who were cut off, in milliseconds. */
const keptFor = 3_600_000;
/** A minute is left between what we promise to know and what we throw away. */
const knownFor = keptFor - 60_000;

/** A window counts as open for this long after its stream was last seen. */
const openFor = sql`interval '90 seconds'`;

const latest = (db: Db) => db.selectFrom("liveChanges").select(({ fn }) => fn.coalesce(fn.max("id"), sql`0`).as("id"));

/** Where somebody begins who has just loaded everything. */
export async function readCursor(db: Db, personId: string): Promise<Cursor> {
  // Two questions, each answered from an index; a change that commits between them is read later, not missed.
  const own = await latest(db).where("userId", "=", personId).executeTakeFirstOrThrow();
  const shared = await latest(db).where("userId", "is", null).executeTakeFirstOrThrow();
  return { own: Number(own.id), everybody: Number(shared.id), at: Date.now() };
}

/** What has changed since, and how far that reaches. */
export async function readChanges(db: Db, personId: string, { own, everybody }: Cursor) {
  const at = Date.now();
  const rows = await db
    .selectFrom("liveChanges")
    .select(["id", "userId", "topic"])
    .where(({ or, and, eb }) =>
      or([
        and([eb("userId", "=", personId), eb("id", ">", String(own))]),
        and([eb("userId", "is", null), eb("id", ">", String(everybody))]),
      ]),
    )
    .execute();
  const furthest = (from: number, isOwn: boolean) =>
    rows.reduce((most, row) => ((row.userId !== null) === isOwn ? Math.max(most, Number(row.id)) : most), from);
  return {
    topics: [...new Set(rows.map(({ topic }) => topic as LiveTopic))],
    cursor: { own: furthest(own, true), everybody: furthest(everybody, false), at },
  };
}

/** Whether everything that happened after the cursor is still known, and the cursor is one of this database. */
export async function isRemembered(db: Db, { own, everybody, at }: Cursor) {
  const { id } = await latest(db).executeTakeFirstOrThrow();
  const newest = Number(id);
  return Math.abs(Date.now() - at) < knownFor && (newest === 0 || Math.max(own, everybody) <= newest);
}

export const forgetOldChanges = (db: Db) =>
  db
    .deleteFrom("liveChanges")
    .where("createdAt", "<", new Date(Date.now() - keptFor))
    .execute();

/** Notes that a window is open, at its start and at every beat. Answers whether it is the only one of the person. */
export async function noteStream(db: Db, id: string, userId: string) {
  await db
    .insertInto("liveStreams")
    .values({ id, userId })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute();
  const others = await db.selectFrom("liveStreams").select("id").where("userId", "=", userId).limit(2).execute();
  return others.length === 1;
}

/** Answers whether it was the last one of the person. */
export async function forgetStream(db: Db, id: string, userId: string) {
  await db.deleteFrom("liveStreams").where("id", "=", id).execute();
  const left = await db.selectFrom("liveStreams").select("id").where("userId", "=", userId).limit(1).execute();
  return left.length === 0;
}

/** Forgets the windows of servers that ended without a word. Answers how many there were. */
export async function forgetOldStreams(db: Db) {
  const { numDeletedRows } = await db
    .deleteFrom("liveStreams")
    .where("seenAt", "<", sql<Date>`now() - ${openFor}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

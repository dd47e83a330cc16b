import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/** How far a stream has read: the last change of the person's own, the last one for everybody, and when that was. */
export type Cursor = { readonly own: number; readonly everybody: number; readonly at: number };

/** How long changes are kept for those who were cut off, in milliseconds. */
const keptFor = 3_600_000;
/** A minute is left between what we promise to know and what we throw away. */
export const knownFor = keptFor - 60_000;
/** In milliseconds: a change is dated when its transaction begins, and is there for others when that ends. */
const longestWrite = 1000;

/** A window counts as open for this long after its stream was last seen. */
const openFor = sql`interval '90 seconds'`;

const latest = (db: Db) => db.selectFrom("liveChanges").select(({ fn }) => fn.coalesce(fn.max("id"), sql`0`).as("id"));

/** The changes of one person, or those that are for everybody. */
function changesOf(db: Db, personId: string | undefined) {
  const changes = db.selectFrom("liveChanges");
  return personId === undefined ? changes.where("userId", "is", null) : changes.where("userId", "=", personId);
}

/**
 * Where a stream begins whose window shows what may be `age` milliseconds old: before everything that was told since.
 * It opens after the window has loaded, and what changed in between would otherwise be told to nobody.
 */
export async function readCursor(db: Db, personId: string, age = 0): Promise<Cursor> {
  const since = sql<Date>`now() - ${age + longestWrite} * interval '1 millisecond'`;
  const readBefore = async (of: string | undefined) => {
    // In this order: a change that commits between the two is read later, not missed.
    const last = await changesOf(db, of)
      .select(({ fn }) => fn.max("id").as("id"))
      .executeTakeFirst();
    const missed = await changesOf(db, of)
      .select(({ fn }) => fn.min("id").as("id"))
      .where("createdAt", ">=", since)
      .executeTakeFirst();
    return Math.min(Number(last?.id ?? 0), missed?.id ? Number(missed.id) - 1 : Number.POSITIVE_INFINITY);
  };
  return { own: await readBefore(personId), everybody: await readBefore(undefined), at: Date.now() };
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

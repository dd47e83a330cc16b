import { sql } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

import { judgeWrites } from "./ledger.ts";
import { type ExpectedChange, type Interval, longestGap } from "./live-gaps.ts";
import type { Acknowledged, Observed } from "./people.ts";
import type { RepeatableWrite } from "./repeatable-write.ts";

type Stored = RepeatableWrite["stored"];

const uploads: Stored = { table: "uploads", column: "name" };

/** An upload that has begun has a row, but no hash yet. A client that does not hear of it begins another. */
const isComplete = sql`and sha256 is not null`;

/** Compares everything that was acknowledged with the database. */
export async function judgeStored(db: Db, { written, uploaded }: Observed, writes: readonly RepeatableWrite[]) {
  const stored = await Promise.all([
    readKeys(db, uploads, isComplete),
    ...writes.map((each) => readKeys(db, each.stored)),
  ]);
  return judgeWrites(
    [...written, ...uploaded].map(({ key }) => key),
    stored.flat(),
  );
}

async function readKeys(db: Db, { table, column }: Stored, condition = sql``) {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)} as key from ${sql.table(table)}
    where ${sql.ref(column)} like 'chaos%' ${condition}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * The longest time, in milliseconds, that a write of an interval took to a stream that has to bring it, without the time
 * of faults.
 *
 * @param until when the streams were looked at
 */
export async function findLongestGap(
  db: Db,
  { written, uploaded, heard }: Observed,
  writes: readonly RepeatableWrite[],
  { faults, interval, until }: { faults: readonly Interval[]; interval: Interval; until: number },
) {
  const isInside = ({ at }: Acknowledged) => at >= interval.from && at <= interval.to;
  const changes = [
    ...(await findChanges(db, uploads, "uploads", uploaded.filter(isInside))),
    ...(
      await Promise.all(writes.map(({ stored, topic }) => findChanges(db, stored, topic, written.filter(isInside))))
    ).flat(),
  ];
  const gaps = heard.map((events, person) =>
    longestGap(
      events,
      changes.filter((change) => change.room === "everybody" || change.person === person),
      faults,
      until,
    ),
  );
  return { count: changes.length, longestMs: Math.max(0, ...gaps) };
}

/** A row and its changes were written by the same transaction. */
async function findChanges(db: Db, { table, column }: Stored, topic: LiveTopic, acknowledged: readonly Acknowledged[]) {
  const { rows } = await sql<{ key: string; id: string; isOwn: boolean }>`
    select written.${sql.ref(column)} as key, live_changes.id, live_changes.user_id is not null as "isOwn"
    from ${sql.table(table)} as written
    join live_changes on live_changes.xmin = written.xmin and topic = ${topic}
    where written.${sql.ref(column)} = any(${acknowledged.map(({ key }) => key)}::text[])`.execute(db);
  const byKey = new Map(acknowledged.map((each) => [each.key, each]));
  return rows.flatMap(({ key, id, isOwn }): (ExpectedChange & { readonly person: number })[] => {
    const write = byKey.get(key);
    if (!write) return [];
    return [{ at: write.at, person: write.person, room: isOwn ? "own" : "everybody", id: Number(id), topic }];
  });
}

import { sql } from "kysely";

import type { Diagnostics } from "#contract/diagnostics.ts";
import type { Db } from "#server/db/client.ts";
import { listMigrations } from "#server/db/migrate.ts";

/** The database's version, its connections, and the time of one round trip. */
export async function describeDatabase(db: Db): Promise<Omit<Diagnostics["database"], "isBundled" | "isSystem">> {
  const startedAt = performance.now();
  await sql`select 1`.execute(db);
  const roundTripMs = performance.now() - startedAt;
  const { rows } = await sql<{ version: string; connections: number }>`
    select current_setting('server_version') as version,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`.execute(db);
  return { version: "", connections: 0, ...rows[0], roundTripMs };
}

/** Compares the migrations of the database with those of this version. */
export async function describeMigrations(db: Db): Promise<Diagnostics["migrations"]> {
  const { rows: applied } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by timestamp, name`.execute(db);
  const known = await listMigrations();
  const names = new Set(applied.map(({ name }) => name));
  const last = applied.at(-1);
  return {
    applied: applied.length,
    pending: known.filter((name) => !names.has(name)).length,
    lastName: last?.name ?? null,
    lastAt: last ? new Date(last.timestamp).toISOString() : null,
  };
}

export async function countStreams(db: Db) {
  const { count } = await db
    .selectFrom("liveStreams")
    .select(sql<number>`count(*)::int`.as("count"))
    // A server that ended abruptly leaves rows, whose time is no longer renewed.
    .where("seenAt", ">", sql<Date>`now() - interval '90 seconds'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The numbers of files and of uploads in progress, and the size of both in bytes. */
export const countUploads = (db: Db) =>
  db
    .selectFrom("uploads")
    .select([
      sql<number>`count(*) filter (where sha256 is not null)::int`.as("stored"),
      sql<number>`count(*) filter (where sha256 is null)::int`.as("inProgress"),
      sql<number>`coalesce(sum(size), 0)::float8`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();

/** The size of all uploads, in bytes. */
export async function measureUploads(db: Db) {
  const { bytes } = await db
    .selectFrom("uploads")
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as("bytes"))
    .executeTakeFirstOrThrow();
  return bytes;
}

import { sql } from "kysely";

import type { Violation } from "#contract/violations.ts";
import type { Db } from "#server/db/client.ts";
import type { Report } from "#server/violations/read-reports.ts";

/** The most rows, since anybody can send reports. */
export const maxViolations = 200;

/** Reports about the same row are counted. */
export async function recordViolations(db: Db, reports: readonly Report[]) {
  const counted = new Map<string, Report & { count: number }>();
  for (const report of reports) {
    const key = [report.directive, report.blocked, report.path].join(" ");
    counted.set(key, { ...report, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  if (counted.size === 0) return;
  // In one order for all servers, so that none waits for a row of another that waits for one of its own.
  const rows = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto("violations")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["directive", "blocked", "path"]).doUpdateSet({
        source: (update) => update.ref("excluded.source"),
        count: sql<number>`least(violations.count::bigint + excluded.count, 2147483647)::integer`,
        lastAt: sql<Date>`now()`,
      }),
    )
    .execute();
  await forgetOldest(db);
}

/** Rows that another request is working on are left to it. */
const forgetOldest = (db: Db) =>
  sql`delete from violations where (directive, blocked, path) in (
    select directive, blocked, path from violations
    order by last_at desc, directive, blocked, path offset ${maxViolations} for update skip locked
  )`.execute(db);

export async function listViolations(db: Db): Promise<Violation[]> {
  const rows = await db
    .selectFrom("violations")
    .selectAll()
    .orderBy("lastAt", "desc")
    .orderBy("directive")
    .orderBy("blocked")
    .orderBy("path")
    .execute();
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

export const clearViolations = (db: Db) => db.deleteFrom("violations").execute();

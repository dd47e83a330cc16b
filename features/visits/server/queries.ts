import { sql } from "kysely";

import type { SiteDay, SiteFigures, VisitsReport } from "#features/visits/contract.ts";
import { office } from "#office";
import type { Db } from "#server/db/client.ts";

/** Reports the last `days` counted days, and as many before them. Without any counted days, all values are zero. */
export async function reportVisits(db: Db, days: number): Promise<VisitsReport> {
  const latest = await db
    .selectFrom("siteDays")
    .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as("day"))
    .executeTakeFirst();
  // Without data, the screen shows its empty state.
  const last = latest?.day ?? "1970-01-01";
  const [counted, regions, goals] = await Promise.all([
    listDays(db, last, days * 2),
    sumRegions(db, last, days),
    db.selectFrom("siteGoals").selectAll().execute(),
  ]);
  const firstDay = dayBefore(last, days);
  const isCurrent = ({ date }: SiteDay) => date > firstDay;
  const current = counted.filter(isCurrent);
  return {
    currency: office.currency,
    days: current,
    previousDays: listDaysBefore(current, counted, days),
    totals: sum(current),
    previous: sum(counted.filter((day) => !isCurrent(day))),
    goals: { ...sum([]), ...Object.fromEntries(goals.map(({ figure, daily }) => [figure, Number(daily) * days])) },
    regions: Object.fromEntries(regions.map(({ region, visits }) => [region, Number(visits)])),
  };
}

async function listDays(db: Db, last: string, days: number): Promise<SiteDay[]> {
  const rows = await db
    .selectFrom("siteDays")
    .leftJoin(
      (query) =>
        query
          .selectFrom("regionVisits")
          .select(({ fn }) => ["day", fn.sum<string>("visits").as("visits")])
          .where("day", ">", sql<Date>`${last}::date - ${days}::int`)
          .groupBy("day")
          .as("counted"),
      (join) => join.onRef("counted.day", "=", "siteDays.day"),
    )
    .select([
      // As text: the driver would convert it to a time in the server's time zone.
      sql<string>`to_char(site_days.day, 'YYYY-MM-DD')`.as("date"),
      "counted.visits",
      "siteDays.pageViews",
      "siteDays.orders",
      "siteDays.customers",
      "siteDays.income",
    ])
    .where("siteDays.day", ">", sql<Date>`${last}::date - ${days}::int`)
    .orderBy("siteDays.day")
    .execute();
  return rows.map(({ visits, income, ...row }) => ({ ...row, visits: Number(visits ?? 0), income: Number(income) }));
}

/** For each of some days, the counted day `days` earlier. */
function listDaysBefore(current: readonly SiteDay[], counted: readonly SiteDay[], days: number) {
  const byDate = new Map(counted.map((day) => [day.date, day]));
  return current.map(({ date }) => byDate.get(dayBefore(date, days)) ?? null);
}

const sumRegions = (db: Db, last: string, days: number) =>
  db
    .selectFrom("regionVisits")
    .select(({ fn }) => ["region", fn.sum<string>("visits").as("visits")])
    .where("day", ">", sql<Date>`${last}::date - ${days}::int`)
    .where("day", "<=", sql<Date>`${last}::date`)
    .groupBy("region")
    .orderBy("visits", "desc")
    .orderBy("region")
    .execute();

const figures = ["visits", "pageViews", "orders", "customers", "income"] as const;

const sum = (days: readonly SiteFigures[]) =>
  Object.fromEntries(
    figures.map((figure) => [figure, days.reduce((total, day) => total + day[figure], 0)]),
  ) as SiteFigures;

/** The day a number of days earlier, both as `2026-11-20`. */
export function dayBefore(day: string, days: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

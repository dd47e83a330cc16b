import { sql } from "kysely";

import type { SiteDay, SiteFigures, VisitsReport } from "#features/visits/contract.ts";
import { office } from "#office";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";

/** Reports the last `days` counted days, and as many before them. Without any counted days, all values are zero. */
export async function reportVisits(db: Db, days: number): Promise<VisitsReport> {
  const [counted, regions, goals] = await Promise.all([
    listDays(db, days * 2),
    sumRegions(db, days),
    readTogether(db, db.selectFrom("siteGoals").selectAll()),
  ]);
  // Without data, the screen shows its empty state.
  const firstDay = dayBefore(counted.at(-1)?.date ?? "1970-01-01", days);
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

/** The day before the last `days` days up to the latest counted one; null without any. */
const startOf = (days: number) => sql<Date>`(select max(day) from site_days) - ${days}::int`;

async function listDays(db: Db, days: number): Promise<SiteDay[]> {
  const query = db
    .selectFrom("siteDays")
    .leftJoin(
      (query) =>
        query
          .selectFrom("regionVisits")
          .select(({ fn }) => ["day", fn.sum<string>("visits").as("visits")])
          .where("day", ">", startOf(days))
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
    .where("siteDays.day", ">", startOf(days))
    .orderBy("siteDays.day");
  const rows = await readTogether(db, query);
  return rows.map(({ visits, income, ...row }) => ({ ...row, visits: Number(visits ?? 0), income: Number(income) }));
}

/** For each of some days, the counted day `days` earlier. */
function listDaysBefore(current: readonly SiteDay[], counted: readonly SiteDay[], days: number) {
  const byDate = new Map(counted.map((day) => [day.date, day]));
  return current.map(({ date }) => byDate.get(dayBefore(date, days)) ?? null);
}

const sumRegions = (db: Db, days: number) =>
  readTogether(
    db,
    db
      .selectFrom("regionVisits")
      .select(({ fn }) => ["region", fn.sum<string>("visits").as("visits")])
      .where("day", ">", startOf(days))
      .where("day", "<=", startOf(0))
      .groupBy("region")
      .orderBy("visits", "desc")
      .orderBy("region"),
  );

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

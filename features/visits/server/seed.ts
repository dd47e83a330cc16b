import { sql } from "kysely";

import type { Seed } from "#server/db/seed/people.ts";

/** Twice the longest report, so that it has a previous period to compare with. */
const daysCounted = 180;

/** The sources of visits, and the share of each. */
const shares = [
  ...`
    US 1480 DE 1120 GB 860 FR 730 IN 690 BR 610 NL 480 ES 455 JP 440 CN 420 CA 395 IT 370 PL 290 SE 265 AU 258
    MX 240 CH 225 AT 205 PT 190 KR 182 TR 176 BE 168 NG 150 ZA 142 AR 138 SG 131 AE 126 DK 121 NO 116 CZ 109
    FI 101 ID 98 EG 92 SA 88 IE 84 UA 80 RO 74 CL 70 CO 68 GR 62 IL 58 MY 55 PH 52 NZ 50 VN 46 MA 42 KE 39 HU 37
    TH 34 PE 30 PK 27 BD 22 RS 20 TN 18 EC 15 GH 14 KZ 12 IS 9 LU 8 EE 8 UY 7 BO 6 ET 5 TZ 5 MN 3 MG 2
  `.matchAll(/([A-Z]{2}) (\d+)/g),
].map(([, region = "", share]) => ({ region, share: Number(share) }));

/** Deterministic noise from 0 to 1 for two integers: the same on every machine. */
function noise(one: number, other: number) {
  let mixed = Math.imul(one + 0x9e37, 0x85eb_ca6b) ^ Math.imul(other + 0x79b9, 0xc2b2_ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Factors for the days of the week, from Sunday: an office is quiet at the weekend. */
const weekdays = [0.62, 1.06, 1.12, 1.1, 1.04, 0.98, 0.68];

/** Half a year of a slowly growing site, with one very good week. */
export const seedVisits: Seed = async (db, { now }) => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = Array.from({ length: daysCounted }, (_, index) => {
    const date = new Date(today - (daysCounted - 1 - index) * 86_400_000);
    const weekday = weekdays[date.getUTCDay()] ?? 1;
    const campaign = index > 161 && index < 169 ? 1.18 : 1;
    const pace = (0.78 + (0.34 * index) / daysCounted) * weekday * campaign * (0.93 + 0.14 * noise(index, 0));
    const visits = shares.map(({ region, share }, place) => ({
      region,
      visits: Math.round((share * pace * (0.8 + 0.4 * noise(index, place + 1))) / 6),
    }));
    const total = visits.reduce((sum, each) => sum + each.visits, 0);
    const orders = Math.round(total * (0.027 + 0.006 * noise(index, 101)));
    return {
      day: date.toISOString().slice(0, 10),
      visits,
      page_views: Math.round(total * (2.5 + 0.5 * noise(index, 102))),
      orders,
      customers: Math.round(orders * (0.29 + 0.08 * noise(index, 103))),
      income: orders * Math.round(5400 + 1500 * noise(index, 104)),
    };
  });
  const regions = days.flatMap(({ day, visits }) => visits.map((each) => ({ day, ...each })));
  // One statement inserts twelve thousand rows.
  await sql`insert into region_visits
    select * from jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as row (day date, region text, visits integer)`.execute(
    db,
  );
  await db
    .insertInto("siteDays")
    .values(
      days.map(({ day, page_views: pageViews, orders, customers, income }) => ({
        day,
        pageViews,
        orders,
        customers,
        income,
      })),
    )
    .execute();
  await db
    .insertInto("siteGoals")
    .values([
      { figure: "visits", daily: 2600 },
      { figure: "pageViews", daily: 7000 },
      { figure: "orders", daily: 84 },
      { figure: "customers", daily: 34 },
      { figure: "income", daily: 560_000 },
    ])
    .execute();
};

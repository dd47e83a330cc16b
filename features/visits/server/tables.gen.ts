// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Int8, Timestamp } from "#server/db/tables.gen.ts";

export interface RegionVisits {
  day: Timestamp;
  region: string;
  visits: number;
}

export interface SiteDays {
  customers: number;
  day: Timestamp;
  income: Int8;
  orders: number;
  pageViews: number;
}

export interface SiteGoals {
  daily: Int8;
  figure: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    regionVisits: RegionVisits;
    siteDays: SiteDays;
    siteGoals: SiteGoals;
  }
}

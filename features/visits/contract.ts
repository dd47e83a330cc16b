import { z } from "zod/mini";

import { endpoint } from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    visits: true;
  }
}

/** The periods of a report, in days. */
export const visitRanges = [7, 30, 90] as const;
export type VisitRange = (typeof visitRanges)[number];

/** The figures of one or more days. Money is in the currency's smallest unit. */
export const SiteFigures = z.object({
  visits: z.number(),
  pageViews: z.number(),
  orders: z.number(),
  customers: z.number(),
  income: z.number(),
});
export type SiteFigures = z.infer<typeof SiteFigures>;

export const SiteDay = z.extend(SiteFigures, {
  /** `2026-11-20`. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});
export type SiteDay = z.infer<typeof SiteDay>;

export const VisitsReport = z.object({
  /** An ISO 4217 currency code. */
  currency: z.string(),
  /** The days, latest last; empty without data. */
  days: z.array(SiteDay),
  /** For each of `days`, the day as many days earlier as the period has; null if it was not counted. */
  previousDays: z.array(z.nullable(SiteDay)),
  totals: SiteFigures,
  /** The figures of the previous period. */
  previous: SiteFigures,
  /** The goals for the period. */
  goals: SiteFigures,
  /** Visits by region, as two-letter codes of ISO 3166-1. */
  regions: z.record(z.string(), z.number()),
});
export type VisitsReport = z.infer<typeof VisitsReport>;

export const getVisits = endpoint({
  method: "GET",
  path: "/visits.json",
  summary: "The site's figures of the last counted days and of the period before, and visits by region",
  readsFrom: "replica",
  query: z.object({ days: z.optional(z.enum(visitRanges.map(String) as [string, ...string[]])) }),
  response: VisitsReport,
});

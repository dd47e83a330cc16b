import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

/** How many days a report may cover. */
export const visitRanges = [7, 30, 90] as const;
export type VisitRange = (typeof visitRanges)[number];

/** What is counted of a day, or of several. Money is in the currency's smallest unit. */
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
  /** Of the money, as ISO 4217 writes it. */
  currency: z.string(),
  /** The days, the latest last; none where nothing was ever counted. */
  days: z.array(SiteDay),
  totals: SiteFigures,
  /** Of as many days before. */
  previous: SiteFigures,
  /** What is aimed at in so many days. */
  goals: SiteFigures,
  /** Visits by the region that they came from, the two letters of ISO 3166-1. */
  regions: z.record(z.string(), z.number()),
});
export type VisitsReport = z.infer<typeof VisitsReport>;

export const getVisits = endpoint({
  method: "GET",
  path: "/visits.json",
  summary: "The site's figures of the last days that were counted, with those before, and visits by region",
  query: z.object({ days: z.optional(z.enum(visitRanges.map(String) as [string, ...string[]])) }),
  response: VisitsReport,
});

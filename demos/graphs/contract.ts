import { z } from "zod/mini";

import { endpoint } from "#contract/endpoint.ts";

/** A low, middle and high value: `-3.1;0.4;4.2`. */
const spread = String.raw`(-?\d+(\.\d+)?;){2}-?\d+(\.\d+)?`;

/** A date and two spreads: `20261120,-3.1;0.4;4.2,9.8;12;15.5`. */
const rowOf = (date: string) => z.string().check(z.regex(new RegExp(`^${date},${spread},${spread}$`)));

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const getTemperatures = endpoint({
  method: "GET",
  path: "/graphs/temperatures.json",
  summary: "Daily temperatures of two cities in °C, one row per day: `yyyymmdd,low;mid;high,low;mid;high`, latest last",
  response: z.object({
    /** The names of the cities, in the order of the columns. */
    cities: z.tuple([z.string(), z.string()]),
    rows: z.array(rowOf(String.raw`\d{8}`)),
  }),
});

export const getStockIndex = endpoint({
  method: "GET",
  path: "/graphs/stock-index.json",
  summary: "A stock index from 1913 to 2009, one row per month: `yyyy-mm,nominal,real`, each as `low;mid;high`",
  response: z.object({ rows: z.array(rowOf(String.raw`\d{4}-\d{2}`)) }),
});

/** The keys of the labels. */
export const deviceKeys = ["desktop", "phone", "tablet", "other"] as const;
export const sourceKeys = ["search", "direct", "social", "mail", "advertisements", "print"] as const;
export const teamKeys = ["sales", "support", "design", "engineering", "finance"] as const;
export const qualityKeys = ["speed", "quality", "price", "service", "delivery", "reliability"] as const;
export const goalKeys = ["income", "orders", "customers", "returns", "storage", "uptime"] as const;

const pairOf = <const Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.object({ label: z.enum(keys), value: z.number() });

const Period = z.object({ period: month, licensed: z.number(), sorned: z.number(), other: z.number() });
const Quarter = z.object({
  /** `2026 Q3`. */
  x: z.string().check(z.regex(/^\d{4} Q[1-4]$/)),
  y: z.number(),
  z: z.number(),
  a: z.number(),
});

export const getMorrisFigures = endpoint({
  method: "GET",
  path: "/graphs/morris.json",
  summary: "The data of the Morris charts: vehicles by month, orders by quarter, visits by device, and sales by month",
  readsFrom: "replica",
  response: z.object({
    /** Vehicles in use, off the road, and others. */
    periods: z.array(Period),
    /** Orders from the web, from the shops, and by phone. */
    quarters: z.array(Quarter),
    /** Shares of visits, in percent. */
    shares: z.array(pairOf(deviceKeys)),
    /** In the smallest unit of euros. */
    sales: z.array(z.object({ period: month, goods: z.number(), services: z.number() })),
  }),
});

export const getSiteFigures = endpoint({
  method: "GET",
  path: "/graphs/site.json",
  summary: "The data of the other charts: visits and sales by day, response times by hour, and several shares",
  readsFrom: "replica",
  response: z.object({
    /** Sales in the smallest unit of euros. */
    days: z.array(z.object({ date: day, visits: z.number(), returning: z.number(), sales: z.number() })),
    /** Response times by hour, in milliseconds: the 5th, 25th, 50th, 75th and 95th percentile. */
    answers: z.array(z.object({ hour: z.number(), values: z.array(z.number()) })),
    /** Shares of visits by source, in percent. */
    sources: z.array(pairOf(sourceKeys)),
    /** Tickets per team, this month and the month before. */
    tickets: z.array(z.object({ label: z.enum(teamKeys), value: z.number(), before: z.number() })),
    /** Ratings out of ten, by customers and by prospects. */
    marks: z.array(z.object({ label: z.enum(qualityKeys), customers: z.number(), visitors: z.number() })),
    /** The progress of each goal, in percent. */
    goals: z.array(pairOf(goalKeys)),
  }),
});

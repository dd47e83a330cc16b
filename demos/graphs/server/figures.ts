import type { z } from "zod/mini";

import type { getMorrisFigures, getSiteFigures } from "#demos/graphs/contract.ts";
import { drift, noise } from "#demos/graphs/server/chance.ts";

const dayLength = 86_400_000;

/** Factors for the days of the week, from Sunday. */
const weekdays = [0.64, 1.05, 1.1, 1.12, 1.06, 0.97, 0.72];

/** The months up to the current one, as `2026-11`, each with a number that never changes. */
function listMonths(now: Date, count: number) {
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return Array.from({ length: count }, (_, index) => {
    const number = last - count + 1 + index;
    const period = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
    return { number, period, index };
  });
}

/** The quarters up to the current one, as `2026 Q4`. */
function listQuarters(now: Date, count: number) {
  const last = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, index) => {
    const number = last - count + 1 + index;
    return { number, x: `${Math.floor(number / 4)} Q${(number % 4) + 1}`, index };
  });
}

export const morrisFigures = (now: Date): z.infer<typeof getMorrisFigures.response> => ({
  periods: listMonths(now, 24).map(({ number, period, index }) => ({
    period,
    licensed: Math.round(3050 + 24 * index + 170 * drift(number, 4, 1)),
    sorned: Math.round(640 + 6 * index + 90 * drift(number, 3, 2) + 60 * Math.cos((number / 6) * Math.PI)),
    other: Math.round(260 + 4 * index + 60 * drift(number, 5, 3)),
  })),
  quarters: listQuarters(now, 8).map(({ number, x, index }) => ({
    x,
    y: Math.round(840 + 95 * index + 120 * noise(number, 4)),
    z: Math.round(910 - 22 * index + 130 * noise(number, 5)),
    a: Math.round(330 - 14 * index + 70 * noise(number, 6)),
  })),
  shares: [
    { label: "desktop", value: 54 },
    { label: "phone", value: 31 },
    { label: "tablet", value: 9 },
    { label: "other", value: 6 },
  ],
  sales: listMonths(now, 12).map(({ number, period, index }) => ({
    period,
    goods: Math.round((3_800_000 + 120_000 * index + 600_000 * drift(number, 2, 7)) / 100) * 100,
    services: Math.round((1_500_000 + 95_000 * index + 300_000 * drift(number, 3, 8)) / 100) * 100,
  })),
});

export function siteFigures(now: Date): z.infer<typeof getSiteFigures.response> {
  const today = Math.floor(now.getTime() / dayLength);
  return {
    days: Array.from({ length: 60 }, (_, index) => {
      const day = today - 59 + index;
      const date = new Date(day * dayLength);
      const pace = (weekdays[date.getUTCDay()] ?? 1) * (0.86 + 0.004 * index) * (0.93 + 0.14 * noise(day, 10));
      const visits = Math.round(2600 * pace);
      return {
        date: date.toISOString().slice(0, 10),
        visits,
        returning: Math.round(visits * (0.31 + 0.08 * noise(day, 11))),
        sales: Math.round(visits * (0.026 + 0.008 * noise(day, 12))) * Math.round(5600 + 1400 * noise(day, 13)),
      };
    }),
    answers: Array.from({ length: 24 }, (_, hour) => {
      // Peaks in the middle of the morning and of the afternoon.
      const load = Math.exp(-(((hour - 10) / 3.2) ** 2)) + 0.85 * Math.exp(-(((hour - 15.5) / 2.8) ** 2));
      const middle = 42 + 58 * load + 5 * (noise(hour, 14) * 2 - 1);
      const [wide, narrow] = [0.52 + 0.3 * load, 0.22 + 0.12 * load];
      return {
        hour,
        values: [1 - wide * 0.7, 1 - narrow * 0.8, 1, 1 + narrow, 1 + wide * 1.2].map((part) =>
          Math.round(middle * part),
        ),
      };
    }),
    sources: [
      { label: "search", value: 41 },
      { label: "direct", value: 22 },
      { label: "social", value: 16 },
      { label: "mail", value: 12 },
      { label: "advertisements", value: 6 },
      { label: "print", value: 3 },
    ],
    tickets: [
      { label: "sales", value: 62, before: 71 },
      { label: "support", value: 148, before: 126 },
      { label: "design", value: 34, before: 29 },
      { label: "engineering", value: 97, before: 104 },
      { label: "finance", value: 21, before: 18 },
    ],
    marks: [
      { label: "speed", customers: 8.6, visitors: 7.9 },
      { label: "quality", customers: 9.1, visitors: 7.2 },
      { label: "price", customers: 6.4, visitors: 5.1 },
      { label: "service", customers: 8.8, visitors: 6.6 },
      { label: "delivery", customers: 7.7, visitors: 6.9 },
      { label: "reliability", customers: 9.3, visitors: 6.1 },
    ],
    goals: [
      { label: "income", value: 84 },
      { label: "orders", value: 67 },
      { label: "customers", value: 112 },
      { label: "returns", value: 23 },
      { label: "storage", value: 46 },
      { label: "uptime", value: 99.9 },
    ],
  };
}

import { isDay } from "#contract/days.ts";

/** A day as the address and the API write it: `2026-11-20`. */
export type Day = string;

export const calendarViews = ["month", "week", "day"] as const;
export type CalendarView = (typeof calendarViews)[number];

export type CalendarParams = { view?: CalendarView | undefined; date?: Day | undefined };

/** What the address says: the view, a month where it is silent, and the day, today. Nonsense in it counts as silence. */
export const readParams = ({ view, date }: Record<string, unknown>): CalendarParams => ({
  view: calendarViews.find((each) => each === view && each !== "month"),
  date: isKnownDay(date) ? date : undefined,
});

/** Of the centuries that the API knows. */
const isKnownDay = (value: unknown): value is Day =>
  typeof value === "string" && /^(19|2\d)/.test(value) && isDay(value);

import { isDay } from "#contract/values/days.ts";

/** A day as in the address and the API: `2026-11-20`. */
export type Day = string;

export const calendarViews = ["month", "week", "day"] as const;
export type CalendarView = (typeof calendarViews)[number];

export type CalendarParams = { view?: CalendarView | undefined; date?: Day | undefined };

/** The parameters in the address: by default the month view, and today. Invalid ones are ignored. */
export const readParams = ({ view, date }: Record<string, unknown>): CalendarParams => ({
  view: calendarViews.find((each) => each === view && each !== "month"),
  date: isKnownDay(date) ? date : undefined,
});

/** Within the years that the API accepts. */
const isKnownDay = (value: unknown): value is Day =>
  typeof value === "string" && /^(19|2\d)/.test(value) && isDay(value);

import type { CalendarView, Day } from "#web/features/calendar/calendar-params.ts";

// Days are no moments and have no time zone; what is reckoned with them is reckoned in UTC, where all have 24 hours.

/** Days from the first on, up to the one before `end`. */
export type DayRange = { readonly first: Day; readonly end: Day };

const dayLength = 86_400_000;

const toDay = (utc: Date): Day => utc.toISOString().slice(0, 10);

/** When a day begins where the browser is. */
export function midnightOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export const addDays = (day: Day, days: number): Day => toDay(new Date(Date.parse(day) + days * dayLength));

/** From one day to another, in days. */
export const daysBetween = (one: Day, other: Day) => (Date.parse(other) - Date.parse(one)) / dayLength;

/** The same date of another month, or its last where it has no such date. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, lastDay));
  return toDay(date);
}

/** @param firstWeekday the day that weeks begin with, 0 for Sunday */
export const startOfWeek = (day: Day, firstWeekday: number): Day =>
  addDays(day, -((new Date(day).getUTCDay() - firstWeekday + 7) % 7));

/** What a view shows around a day: a month with the rest of its weeks, a week, the day. */
export function rangeOf(view: CalendarView, day: Day, firstWeekday: number): DayRange {
  if (view === "day") return { first: day, end: addDays(day, 1) };
  if (view === "week") {
    const first = startOfWeek(day, firstWeekday);
    return { first, end: addDays(first, 7) };
  }
  const firstOfMonth = `${day.slice(0, 7)}-01`;
  const lastOfMonth = addDays(addMonths(firstOfMonth, 1), -1);
  return { first: startOfWeek(firstOfMonth, firstWeekday), end: addDays(startOfWeek(lastOfMonth, firstWeekday), 7) };
}

export const daysOf = ({ first, end }: DayRange): readonly Day[] =>
  Array.from({ length: daysBetween(first, end) }, (_, index) => addDays(first, index));

/** The day that the next view of the kind, or the one before it, is shown around. */
export function stepDay(view: CalendarView, day: Day, direction: 1 | -1): Day {
  if (view === "month") return addMonths(day, direction);
  return addDays(day, view === "week" ? 7 * direction : direction);
}

import type { CalendarView, Day } from "#features/calendar/web/calendar-params.ts";

// Days have no time zone. Calculations use UTC, where every day has 24 hours.

/** Days from `first` up to, but not including, `end`. */
export type DayRange = { readonly first: Day; readonly end: Day };

const dayLength = 86_400_000;

const toDay = (utc: Date): Day => utc.toISOString().slice(0, 10);

/** The beginning of a day in the browser's time zone. */
export function midnightOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export const addDays = (day: Day, days: number): Day => toDay(new Date(Date.parse(day) + days * dayLength));

/** The number of days from one day to another. */
export const daysBetween = (one: Day, other: Day) => (Date.parse(other) - Date.parse(one)) / dayLength;

/** The same date in another month, or its last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, lastDay));
  return toDay(date);
}

/** @param firstWeekday the first day of the week, 0 for Sunday */
export const startOfWeek = (day: Day, firstWeekday: number): Day =>
  addDays(day, -((new Date(day).getUTCDay() - firstWeekday + 7) % 7));

/** The range of a view around a day: a month with complete weeks, a week, or the day. */
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

/** The day around which the next or previous view is shown. */
export function stepDay(view: CalendarView, day: Day, direction: 1 | -1): Day {
  if (view === "month") return addMonths(day, direction);
  return addDays(day, view === "week" ? 7 * direction : direction);
}

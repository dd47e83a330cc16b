import type { DayRange } from "#features/calendar/web/views/calendar-days.ts";
import type { Day, CalendarView } from "#features/calendar/web/calendar-params.ts";
import { addDays, daysOf } from "#features/calendar/web/views/calendar-days.ts";
import { daysOfEvent, type EventTimes } from "#features/calendar/web/event/move-event.ts";
import { formatDay, formatPeriod } from "#web/lib/format/format-days.ts";
import { dateFormatter } from "#web/lib/format/format.ts";

const utc = { timeZone: "UTC" } as const;

/** The title of a view: the month, the days of the week, or the day, whose short form fits a phone. */
export function formatRange(view: CalendarView, day: Day, { first, end }: DayRange, isShort = false) {
  if (view === "week") return formatPeriod(first, addDays(end, -1));
  if (view === "month") return dateFormatter({ ...utc, month: "long", year: "numeric" }).format(new Date(day));
  return isShort ? formatShortDay(day) : formatWholeDay(day);
}

/** Friday, 20 November 2026. */
export const formatWholeDay = (day: Day) => dateFormatter({ ...utc, dateStyle: "full" }).format(new Date(day));

const formatShortDay = (day: Day) =>
  dateFormatter({ ...utc, weekday: "short", day: "numeric", month: "short", year: "numeric" }).format(new Date(day));

/** The names of weekdays, in the order of the range. */
export const weekdayNames = (range: DayRange, weekday: "short" | "narrow" | "long") =>
  daysOf(range)
    .slice(0, 7)
    .map((day) => dateFormatter({ ...utc, weekday }).format(new Date(day)));

/** The full date and time of an event. */
export function formatTimes(event: EventTimes) {
  if (event.allDay) {
    const { first, last } = daysOfEvent(event);
    return first === last ? formatDay(first) : formatPeriod(first, last);
  }
  return dateFormatter({ dateStyle: "medium", timeStyle: "short" }).formatRange(
    new Date(event.start),
    new Date(event.end),
  );
}

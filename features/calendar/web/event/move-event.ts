import type { CalendarEvent } from "#features/calendar/contract.ts";
import { addDays, type DayRange, daysBetween, midnightOf } from "#features/calendar/web/views/calendar-days.ts";
import { dayOf } from "#web/lib/format/local-day.ts";
import type { Day } from "#features/calendar/web/calendar-params.ts";

export type EventTimes = Pick<CalendarEvent, "start" | "end" | "allDay">;

/** A shift by calendar days, which may have 23 or 25 hours, and then by minutes. */
export type Shift = { readonly days?: number; readonly minutes?: number };

const minute = 60_000;
/** The minimum duration of an event that is resized by mouse or keyboard, in milliseconds. */
const shortest = 15 * minute;

function shiftMoment(iso: string, { days = 0, minutes = 0 }: Shift) {
  const date = new Date(iso);
  date.setDate(date.getDate() + days);
  return new Date(date.getTime() + minutes * minute).toISOString();
}

/** Moves the event without changing its duration. */
export function shiftEvent({ start, end, allDay }: EventTimes, shift: Shift): EventTimes {
  if (allDay) {
    const { days = 0 } = shift;
    return { start: addDays(start, days), end: addDays(end, days), allDay };
  }
  const moved = shiftMoment(start, shift);
  return { start: moved, end: new Date(Date.parse(moved) + lengthOf({ start, end })).toISOString(), allDay };
}

/** Moves the end of the event, which stays after its start. */
export function stretchEvent({ start, end, allDay }: EventTimes, shift: Shift): EventTimes {
  if (allDay) {
    const moved = addDays(end, shift.days ?? 0);
    return { start, end: moved > start ? moved : addDays(start, 1), allDay };
  }
  const earliest = Date.parse(start) + Math.min(shortest, lengthOf({ start, end }) || shortest);
  const moved = Math.max(Date.parse(shiftMoment(end, shift)), earliest);
  return { start, end: new Date(moved).toISOString(), allDay };
}

const lengthOf = ({ start, end }: Pick<EventTimes, "start" | "end">) => Date.parse(end) - Date.parse(start);

/** Whether only the start or only the end of an event has changed. */
export const isResized = (from: EventTimes, to: EventTimes) =>
  from.allDay === to.allDay && (from.start === to.start) !== (from.end === to.end);

/** The first and the last day on which an event is shown. */
export function daysOfEvent({ start, end, allDay }: EventTimes): { first: Day; last: Day } {
  if (allDay) return { first: start, last: addDays(end, -1) };
  const first = dayOf(new Date(start));
  // An event that ends at midnight is not shown on the day that begins then.
  const last = dayOf(new Date(Math.max(Date.parse(end) - 1, Date.parse(start))));
  return { first, last };
}

const isOnDay = (event: EventTimes, day: Day) => {
  const { first, last } = daysOfEvent(event);
  return first <= day && day <= last;
};

/** The events of a day, all-day events first. */
export const eventsOfDay = <Event extends CalendarEvent>(events: readonly Event[], day: Day) =>
  events.filter((event) => isOnDay(event, day)).toSorted(inOrder);

/** The server's order, with all-day events first. */
const inOrder = (one: CalendarEvent, other: CalendarEvent) =>
  Number(other.allDay) - Number(one.allDay) ||
  Date.parse(one.start) - Date.parse(other.start) ||
  Date.parse(other.end) - Date.parse(one.end) ||
  one.id.localeCompare(other.id);

/** Returns whether the event overlaps the range. */
export const isInRange = (event: EventTimes, { first, end }: DayRange) => {
  const days = daysOfEvent(event);
  return days.first < end && days.last >= first;
};

/** The values of the form's time fields. For all-day events, the end is the last day, inclusive. */
export type TimeFields = { allDay: boolean; startDay: Day; startTime: string; endDay: Day; endTime: string };

const timeOf = (date: Date) => date.toTimeString().slice(0, 5);

export function toFields({ start, end, allDay }: EventTimes): TimeFields {
  if (allDay) return { allDay, startDay: start, startTime: "09:00", endDay: addDays(end, -1), endTime: "10:00" };
  const [from, to] = [new Date(start), new Date(end)];
  return { allDay, startDay: dayOf(from), startTime: timeOf(from), endDay: dayOf(to), endTime: timeOf(to) };
}

/**
 * Converts the fields to times, or returns undefined if one is empty. The end may be before the start. A start that the
 * clocks skip is later than it was typed; an event that would have no length by that keeps the typed one.
 */
export function fromFields({ allDay, startDay, startTime, endDay, endTime }: TimeFields): EventTimes | undefined {
  if (!startDay || !endDay) return undefined;
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  if (!startTime || !endTime) return undefined;
  const [start, end] = [momentOf(startDay, startTime), momentOf(endDay, endTime)];
  const typedLength = Date.parse(`${endDay}T${endTime}Z`) - Date.parse(`${startDay}T${startTime}Z`);
  const isSwallowed = end <= start && typedLength > 0;
  return { allDay, start, end: isSwallowed ? new Date(Date.parse(start) + typedLength).toISOString() : end };
}

function momentOf(day: Day, time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const date = midnightOf(day);
  date.setHours(hours, minutes);
  return date.toISOString();
}

type Start = Pick<TimeFields, "startDay" | "startTime">;

/**
 * Changes the start, and moves the end with it, so that the duration stays the same.
 *
 * @param known the last start that was not empty, from which one moves that was cleared and typed again
 */
export function moveStart(fields: TimeFields, change: Partial<Start>, known: Start = fields): TimeFields {
  const moved = { ...fields, ...change };
  const { startDay, startTime } = known;
  const [before, after] = [fromFields({ ...fields, startDay, startTime }), fromFields(moved)];
  if (!before || !after) return moved;
  if (fields.allDay) return { ...moved, endDay: addDays(fields.endDay, daysBetween(startDay, moved.startDay)) };
  const end = new Date(Date.parse(after.start) + Math.max(lengthOf(before), 0));
  return { ...moved, endDay: dayOf(end), endTime: timeOf(end) };
}

/** An hour on a day: from the next full hour if it is today, otherwise from nine. */
export function hourOn(day: Day, now = new Date()): EventTimes {
  const start = midnightOf(day);
  start.setHours(day === dayOf(now) ? Math.min(now.getHours() + 1, 22) : 9);
  return { allDay: false, start: start.toISOString(), end: new Date(start.getTime() + 60 * minute).toISOString() };
}

import type { CalendarEvent } from "#features/calendar/contract.ts";
import type { Day } from "#features/calendar/web/calendar-params.ts";
import { daysOfEvent, eventsOfDay } from "#features/calendar/web/event/move-event.ts";
import { dayOf } from "#web/lib/local-day.ts";

/** An event takes place `now`; `next` is the first one of today that has not begun. */
export type EventState = "past" | "now" | "next" | "later";

export type AgendaRow =
  | { readonly kind: "event"; readonly event: CalendarEvent; readonly state: EventState }
  /** The line between what has begun and what has not. */
  | { readonly kind: "now" }
  /** The heading of the day that follows, once nothing is left of today. */
  | { readonly kind: "day"; readonly day: Day };

/** Rows for events of today that are over, when nothing else is left of it. */
const lastOfToday = 2;

/**
 * Plans the day's timeline: all-day events, what is over, the line for now, what is left; and if nothing is left, the next day
 * with events.
 *
 * @param events in any order; those of other days, too
 * @param room the maximum number of rows besides the line. What is over gives way first.
 * @returns no rows without events of today or later
 */
export function planAgenda(events: readonly CalendarEvent[], now: Date, room: number): readonly AgendaRow[] {
  const today = dayOf(now);
  const ofToday = eventsOfDay(events, today);
  const allDay = ofToday.filter((event) => event.allDay).map(asRow("later"));
  const timed = ofToday.filter((event) => !event.allDay);
  const over = timed.filter(({ end }) => Date.parse(end) <= now.getTime()).map(asRow("past"));
  const current = timed
    .filter(({ start, end }) => Date.parse(start) <= now.getTime() && Date.parse(end) > now.getTime())
    .map(asRow("now"));
  const coming = timed
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .map((event, index) => asRow(index === 0 ? "next" : "later")(event));
  const isOver = current.length + coming.length === 0;
  const following = isOver ? planNextDay(events, today) : [];
  if (allDay.length + over.length + following.length === 0 && isOver) return [];

  const needed = [allDay, current, coming, following].reduce((sum, rows) => sum + rows.length, 0);
  const roomForOver = Math.max(room - needed, isOver ? lastOfToday : 0);
  const begun = [...allDay, ...(roomForOver > 0 ? over.slice(-roomForOver) : []), ...current].slice(0, room);
  return [...begun, { kind: "now" }, ...[...coming, ...following].slice(0, room - begun.length)];
}

const asRow =
  (state: EventState) =>
  (event: CalendarEvent): AgendaRow => ({ kind: "event", event, state });

/** The next day with events that begin on it. */
function planNextDay(events: readonly CalendarEvent[], today: Day): readonly AgendaRow[] {
  const day = events
    .map((event) => daysOfEvent(event).first)
    .filter((first) => first > today)
    .toSorted()[0];
  return day === undefined ? [] : [{ kind: "day", day }, ...eventsOfDay(events, day).map(asRow("later"))];
}

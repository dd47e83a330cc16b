import type { CalendarEvent } from "#features/calendar/contract.ts";
import type { Day } from "#features/calendar/web/calendar-params.ts";
import { daysOfEvent, eventsOfDay } from "#features/calendar/web/event/move-event.ts";
import { dayOf } from "#web/lib/format/local-day.ts";

/** An event takes place `now`; `next` is the first one of today that has not begun. */
export type EventState = "past" | "now" | "next" | "later";

export type AgendaRow =
  | { readonly kind: "event"; readonly event: CalendarEvent; readonly state: EventState }
  /** The line between what has begun and what has not. Without events of today after it, today is over. */
  | { readonly kind: "now"; readonly isOver: boolean }
  /** The heading of a day that follows. */
  | { readonly kind: "day"; readonly day: Day };

/** Rows for events of today that are over, when nothing else is left of it. */
const lastOfToday = 2;

/**
 * Plans the day's timeline: all-day events, what is over, the line for now, what is left, and the next days with events, for
 * which there is room.
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
  const following = planNextDays(events, today, room);
  if (allDay.length + over.length + following.length === 0 && isOver) return [];

  const needed = [allDay, current, coming, isOver ? following : []].reduce((sum, rows) => sum + rows.length, 0);
  const roomForOver = Math.max(room - needed, isOver ? lastOfToday : 0);
  const begun = [...allDay, ...(roomForOver > 0 ? over.slice(-roomForOver) : []), ...current].slice(0, room);
  const ahead = [...coming, ...following].slice(0, room - begun.length);
  // A day without events says nothing.
  if (ahead.at(-1)?.kind === "day") ahead.pop();
  return [...begun, { kind: "now", isOver: isOver && allDay.length === 0 }, ...ahead];
}

const asRow =
  (state: EventState) =>
  (event: CalendarEvent): AgendaRow => ({ kind: "event", event, state });

/** The next days on which events begin, each with its heading, until there are `room` rows. */
function planNextDays(events: readonly CalendarEvent[], today: Day, room: number): readonly AgendaRow[] {
  const firstDayOf = (event: CalendarEvent) => daysOfEvent(event).first;
  const days = new Set(events.map(firstDayOf).filter((first) => first > today));
  const rows: AgendaRow[] = [];
  for (const day of [...days].toSorted()) {
    if (rows.length >= room) break;
    const ofDay = eventsOfDay(events, day).filter((event) => firstDayOf(event) === day);
    rows.push({ kind: "day", day }, ...ofDay.map(asRow("later")));
  }
  return rows;
}

import { keepPreviousData, type QueryKey, queryOptions, useMutation } from "@tanstack/react-query";

import {
  type CalendarEvent,
  createEvent,
  createExternalEvent,
  deleteEvent,
  deleteExternalEvent,
  type ExternalEvent,
  listEvents,
  listExternalEvents,
  restoreEvent,
  updateEvent,
} from "#features/calendar/contract.ts";
import { type DayRange, midnightOf } from "#features/calendar/web/views/calendar-days.ts";
import { isInRange } from "#features/calendar/web/event/move-event.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic, together, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

const keys = {
  all: topicKey("events"),
  ranges: topicKey("events", "range"),
  range: ({ first, end }: DayRange) => topicKey("events", "range", first, end),
  external: topicKey("events", "external"),
};

/** The events in a range. While another range loads, the previous one stays. */
export const eventsQuery = (range: DayRange) =>
  queryOptions({
    queryKey: keys.range(range),
    queryFn: ({ signal }) => {
      const [start, end] = [midnightOf(range.first).toISOString(), midnightOf(range.end).toISOString()];
      return call(listEvents, { query: { start, end } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The events without a date. */
export const externalEventsQuery = queryOptions({
  queryKey: keys.external,
  queryFn: ({ signal }) => call(listExternalEvents, {}, { signal }),
});

export type EventChange = Partial<Omit<CalendarEvent, "id" | "version">>;

/** `version` is the version the change is based on; `handles` as for `call`. */
type Update = { event: CalendarEvent; change: EventChange; version: number; handles: readonly number[] };

const ownChanges = createOwnChanges();

/** An event that is not on the server yet. */
export type NewEvent = Omit<CalendarEvent, "version">;

/** A new event has version 1. */
const withVersion = (event: NewEvent): CalendarEvent => ({ ...event, version: 1 });

/** An external event that becomes an event of the calendar, with a new id. */
export type Placing = { event: NewEvent; external: ExternalEvent; isRemoved: boolean };

/** Every range that is cached. */
const ranges = { queryKey: keys.ranges as QueryKey as TypedKey<CalendarEvent[]> };

/** The changes of ranges and of external events are invalidated together: an event moves from these to those. */
const options = { invalidates: [keys.all] };

/** The events of a range with this one, if its time is in the range, and without its earlier version. */
function putEvent(events: readonly CalendarEvent[], event: CalendarEvent, key: QueryKey) {
  const [, , first, end] = key as ReturnType<typeof keys.range>;
  const others = withoutEvent(events, event.id);
  return isInRange(event, { first, end }) ? [...others, event] : others;
}

const withoutEvent = <Event extends { id: string }>(events: readonly Event[], id: string) =>
  events.filter((event) => event.id !== id);

/**
 * The changes of events, each shown before the server has answered. Requests are sent one after the other, so that the
 * last move of an event is the one that stays.
 */
export function useEventActions() {
  const scope = { id: "events" };
  const add = useMutation({
    scope,
    mutationFn: (event: NewEvent) => call(createEvent, { body: event }),
    ...optimistic(ranges, (events, event: NewEvent, key) => putEvent(events, withVersion(event), key), options),
  });
  const update = useMutation({
    scope,
    mutationFn: ({ event: { id }, change, version, handles }: Update) =>
      ownChanges.send(id, version, (seen) =>
        call(updateEvent, { params: { id }, body: { ...change, version: seen } }, { handles }),
      ),
    ...optimistic(
      ranges,
      (events, { event, change }: Update, key) => {
        const shown = events.find(({ id }) => id === event.id) ?? event;
        return putEvent(events, { ...shown, ...change }, key);
      },
      options,
    ),
  });
  const remove = useMutation({
    scope,
    mutationFn: ({ id }: Pick<CalendarEvent, "id">) => call(deleteEvent, { params: { id } }),
    ...optimistic(ranges, (events, { id }: Pick<CalendarEvent, "id">) => withoutEvent(events, id), options),
  });
  const restore = useMutation({
    scope,
    mutationFn: (id: string) => call(restoreEvent, { params: { id } }),
    ...optimistic(ranges, undefined, options),
  });
  const place = useMutation({
    scope,
    // A single request: with two, a window closed between them would leave the event in both places.
    mutationFn: ({ event, external, isRemoved }: Placing) =>
      call(createEvent, { body: { ...event, ...(isRemoved && { externalId: external.id }) } }),
    ...together(
      optimistic(ranges, (events, { event }: Placing, key) => putEvent(events, withVersion(event), key), options),
      optimistic(
        externalEventsQuery,
        (events, { external, isRemoved }: Placing) => (isRemoved ? withoutEvent(events, external.id) : events),
        options,
      ),
    ),
  });
  const addExternal = useMutation({
    scope,
    mutationFn: (event: ExternalEvent) => call(createExternalEvent, { body: event }),
    ...optimistic(externalEventsQuery, (events, event: ExternalEvent) => [...events, event], options),
  });
  const removeExternal = useMutation({
    scope,
    mutationFn: ({ id }: ExternalEvent) => call(deleteExternalEvent, { params: { id } }),
    ...optimistic(externalEventsQuery, (events, { id }: ExternalEvent) => withoutEvent(events, id), options),
  });
  return { add, update, remove, restore, place, addExternal, removeExternal };
}

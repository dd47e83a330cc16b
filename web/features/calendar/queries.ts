import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  type CalendarEvent,
  createEvent,
  createExternalEvent,
  deleteEvent,
  deleteExternalEvent,
  type ExternalEvent,
  getEvent,
  listEvents,
  listExternalEvents,
  restoreEvent,
  updateEvent,
} from "#contract/calendar.ts";
import { type DayRange, midnightOf } from "#web/features/calendar/views/calendar-days.ts";
import { isInRange } from "#web/features/calendar/event/move-event.ts";
import { call } from "#web/lib/api-client.ts";
import { createOwnChanges } from "#web/lib/own-changes.ts";
import { undefinedIfGone } from "#web/lib/save-change.ts";
import { topicKey } from "#web/lib/query-keys.ts";

const keys = {
  all: topicKey("events"),
  ranges: topicKey("events", "range"),
  range: ({ first, end }: DayRange) => topicKey("events", "range", first, end),
  external: topicKey("events", "external"),
};

/** What happens in a range, and nothing else. While another range comes, the one before stays. */
export const eventsQuery = (range: DayRange) =>
  queryOptions({
    queryKey: keys.range(range),
    queryFn: ({ signal }) => {
      const [start, end] = [midnightOf(range.first).toISOString(), midnightOf(range.end).toISOString()];
      return call(listEvents, { query: { start, end } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** What waits for its date. */
export const externalEventsQuery = queryOptions({
  queryKey: keys.external,
  queryFn: ({ signal }) => call(listExternalEvents, {}, { signal }),
});

/** An event as it is now; undefined where it is gone. */
export const findEvent = (id: string) => call(getEvent, { params: { id } }, { handles: [404] }).catch(undefinedIfGone);

export type EventChange = Partial<Omit<CalendarEvent, "id" | "version">>;

/** `version` is the one that was seen; `handles` as in `call`. */
type Update = { id: string; change: EventChange; version: number; handles: readonly number[] };

const ownChanges = createOwnChanges();

/** An event that the server does not have yet. */
export type NewEvent = Omit<CalendarEvent, "version">;

/** The version of an event is 1 until it is changed. */
const withVersion = (event: NewEvent): CalendarEvent => ({ ...event, version: 1 });

/** An event of the calendar made of one that waited, under an id of its own. */
type Placing = { event: NewEvent; external: ExternalEvent; isRemoved: boolean };

/**
 * The changes, each shown before the server has answered. One that fails is taken back, and in the end what the server
 * has is what is shown. They are sent one after the other, so that the last move of an event is the one that stays.
 */
export function useEventActions() {
  const queryClient = useQueryClient();
  const common = {
    mutationKey: keys.all,
    scope: { id: "events" },
    onError: (_error: unknown, _input: unknown, shown: { before: Before } | undefined) => {
      for (const [key, data] of shown?.before ?? []) queryClient.setQueryData(key, data);
    },
    // The last of several: what comes before it would show a state that is over already.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: keys.all }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey: keys.all }),
  };
  type Before = ReturnType<typeof queryClient.getQueriesData>;

  const show = async (change: () => void) => {
    await queryClient.cancelQueries({ queryKey: keys.all });
    const before = queryClient.getQueriesData({ queryKey: keys.all });
    change();
    return { before };
  };
  /** Shows the event wherever its time is shown, and nowhere else. */
  const showEvent = (id: string, event: CalendarEvent | undefined) => {
    for (const [key, events] of queryClient.getQueriesData<CalendarEvent[]>({ queryKey: keys.ranges })) {
      const [, , first, end] = key as ReturnType<typeof keys.range>;
      const others = events?.filter((each) => each.id !== id);
      queryClient.setQueryData(key, event && isInRange(event, { first, end }) ? others?.concat(event) : others);
    }
  };
  const findShown = (id: string) =>
    queryClient
      .getQueriesData<CalendarEvent[]>({ queryKey: keys.ranges })
      .flatMap(([, events]) => events ?? [])
      .find((event) => event.id === id);
  const showExternal = (change: (events: ExternalEvent[]) => ExternalEvent[]) =>
    queryClient.setQueryData<ExternalEvent[]>(keys.external, (events) => events && change(events));
  const withoutExternal = (id: string) => showExternal((events) => events.filter((each) => each.id !== id));

  const add = useMutation({
    ...common,
    mutationFn: (event: NewEvent) => call(createEvent, { body: event }),
    onMutate: (event) => show(() => showEvent(event.id, withVersion(event))),
  });
  const update = useMutation({
    ...common,
    mutationFn: async ({ id, change, version, handles }: Update) => {
      const seen = ownChanges.latest(id, version);
      const event = await call(updateEvent, { params: { id }, body: { ...change, version: seen } }, { handles });
      ownChanges.note(id, seen, event.version);
    },
    onMutate: ({ id, change }) =>
      show(() => {
        const event = findShown(id);
        if (event) showEvent(id, { ...event, ...change });
      }),
  });
  const remove = useMutation({
    ...common,
    mutationFn: ({ id }: CalendarEvent) => call(deleteEvent, { params: { id } }),
    onMutate: ({ id }) => show(() => showEvent(id, undefined)),
  });
  const restore = useMutation({
    ...common,
    mutationFn: (id: string) => call(restoreEvent, { params: { id } }),
  });
  const place = useMutation({
    ...common,
    // One request: with two, a window closed between them would leave the event in both places.
    mutationFn: ({ event, external, isRemoved }: Placing) =>
      call(createEvent, { body: { ...event, ...(isRemoved && { externalId: external.id }) } }),
    onMutate: ({ event, external, isRemoved }) =>
      show(() => {
        showEvent(event.id, withVersion(event));
        if (isRemoved) withoutExternal(external.id);
      }),
  });
  const addExternal = useMutation({
    ...common,
    mutationFn: (event: ExternalEvent) => call(createExternalEvent, { body: event }),
    onMutate: (event) => show(() => showExternal((events) => [...events, event])),
  });
  const removeExternal = useMutation({
    ...common,
    mutationFn: ({ id }: ExternalEvent) => call(deleteExternalEvent, { params: { id } }),
    onMutate: ({ id }) => show(() => withoutExternal(id)),
  });
  return { add, update, remove, restore, place, addExternal, removeExternal };
}

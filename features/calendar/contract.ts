import { z } from "zod/mini";

import { AnsweredVersion, Done, endpoint, versionedChanges } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    events: true;
  }
}

/**
 * An event's colour is the name of a token, as a label's is, so that every skin and the colour-blind palette has its
 * own.
 */
export const eventColors = ["blue", "green", "amber", "red", "violet", "teal"] as const;
export type EventColor = (typeof eventColors)[number];

/** The icons of events. The first is the default. */
export const eventIcons = [
  "info",
  "warning",
  "check",
  "user",
  "lock",
  "clock",
  "phone",
  "plane",
  "coffee",
  "star",
] as const;
export type EventIcon = (typeof eventIcons)[number];

/** The default values of an event (specification §5). */
export const eventDefaults = {
  title: "Untitled Event",
  description: "no description",
  icon: eventIcons[0],
  className: eventColors[0],
} as const;

/** The maximum length of a title and of a description, in characters (specification §5). */
export const maxEventText = 40;

const text = (tooLong: string) => z.string().check(z.trim(), z.maxLength(maxEventText, { error: tooLong }));

/** The content of an event without its times. The server replaces a blank text with its default. */
const eventContent = {
  title: text(english("The title must not be longer than 40 characters")),
  description: text(english("The description must not be longer than 40 characters")),
  icon: z.enum(eventIcons),
  className: z.enum(eventColors),
};

/**
 * The start or end of an event: a moment, or a date for all-day events. A date is the same day in every time zone; the
 * end is exclusive.
 */
const storedTime = z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error: "Enter a date or a time" });

/** An accepted time, limited to years that people plan in, so that all of them can be stored. */
const acceptedTime = storedTime.check(z.regex(/^(19|2\d)/, { error: "Enter a date between 1900 and 2999" }));

export const CalendarEvent = z.object({
  id: z.uuid(),
  ...eventContent,
  start: storedTime,
  end: storedTime,
  allDay: z.boolean(),
  version: AnsweredVersion,
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

const params = z.object({ id: z.uuid() });

export const listEvents = endpoint({
  method: "GET",
  path: "/events.json",
  summary: "The person's events, in order; `start` and `end` limit them to a range",
  query: z.object({ start: z.optional(acceptedTime), end: z.optional(acceptedTime) }),
  response: z.array(CalendarEvent),
});

export const getEvent = endpoint({
  method: "GET",
  path: "/events.json/{id}",
  summary: "One event",
  params,
  response: CalendarEvent,
});

export const createEvent = endpoint({
  method: "POST",
  path: "/events.json",
  summary: "Add an event. The client creates the id, so that a repeated request does not add it twice",
  body: z.extend(z.partial(z.object(eventContent)), {
    id: z.uuid(),
    start: acceptedTime,
    /** If absent, an event takes an hour, or a day. */
    end: z.optional(acceptedTime),
    allDay: z.optional(z.boolean()),
    /** The external event that becomes this one. It is deleted in the same transaction. */
    externalId: z.optional(z.uuid()),
  }),
  response: CalendarEvent,
});

export const updateEvent = endpoint({
  method: "PATCH",
  path: "/events.json/{id}",
  summary:
    "Change or move an event. Fields that have changed since the given version are a conflict; start, end and allDay count as one",
  params,
  body: versionedChanges(z.object({ ...eventContent, start: acceptedTime, end: acceptedTime, allDay: z.boolean() })),
  response: CalendarEvent,
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/events.json/{id}",
  summary: "Delete an event. It can be restored for a day",
  params,
  response: Done,
});

export const restoreEvent = endpoint({
  method: "POST",
  path: "/events.json/{id}/restore",
  summary: "Restore a deleted event",
  params,
  response: CalendarEvent,
});

/** An event without a date, which waits to be dragged onto the calendar. */
export const ExternalEvent = z.object({ id: z.uuid(), ...eventContent });
export type ExternalEvent = z.infer<typeof ExternalEvent>;

export const listExternalEvents = endpoint({
  method: "GET",
  path: "/external-events.json",
  summary: "The person's events without a date, oldest first",
  response: z.array(ExternalEvent),
});

export const createExternalEvent = endpoint({
  method: "POST",
  path: "/external-events.json",
  summary: "Add an event without a date. The client creates the id, so that a repeated request does not add it twice",
  body: z.extend(z.partial(z.object(eventContent)), { id: z.uuid() }),
  response: ExternalEvent,
});

export const deleteExternalEvent = endpoint({
  method: "DELETE",
  path: "/external-events.json/{id}",
  summary: "Delete an event without a date",
  params,
  response: Done,
});

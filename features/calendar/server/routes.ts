import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/calendar/contract.ts";
import { findTimeFault } from "#features/calendar/event-times.ts";
import {
  addEvent,
  addExternalEvent,
  changeEvent,
  deleteEvent,
  deleteExternalEvent,
  findEvent,
  type GivenEvent,
  listEvents,
  listExternalEvents,
  restoreEvent,
  withDefaults,
} from "#features/calendar/server/queries.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchEvent = english("Event not found");

/** In milliseconds: the default duration of an event. */
const hour = 3_600_000;
const day = 24 * hour;

export function calendarRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listEvents, ({ person, query }) => {
    const { start, end } = query;
    if (start !== undefined && end !== undefined && Date.parse(end) < Date.parse(start)) {
      refuse("end", "A range cannot end before it starts");
    }
    return listEvents(db, person.id, query);
  });

  implement(app, contract.getEvent, async ({ person, params }) =>
    found(await findEvent(db, person.id, params.id), noSuchEvent),
  );

  implement(app, contract.createEvent, async ({ person, body: { id, start, allDay = false, externalId, ...body } }) => {
    const event = checked({ ...withDefaults(body), id, start, end: body.end ?? endAfter(start, allDay), allDay });
    const kept = await addEvent(db, person.id, event, externalId);
    return sameOrConflict(kept, event);
  });

  implement(app, contract.updateEvent, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(
      found(await changeEvent(db, person.id, params.id, { seen: version, change, check: checked }), noSuchEvent),
    ),
  );

  implement(app, contract.deleteEvent, async ({ person, params }) => {
    if (!(await deleteEvent(db, person.id, params.id))) throw new AppError("not_found", noSuchEvent);
    return {};
  });

  implement(app, contract.restoreEvent, async ({ person, params }) =>
    found(await restoreEvent(db, person.id, params.id), noSuchEvent),
  );

  implement(app, contract.listExternalEvents, ({ person }) => listExternalEvents(db, person.id));

  implement(app, contract.createExternalEvent, async ({ person, body: { id, ...body } }) => {
    const event = { id, ...withDefaults(body) };
    return sameOrConflict(await addExternalEvent(db, person.id, event), event);
  });

  implement(app, contract.deleteExternalEvent, async ({ person, params }) => {
    if (!(await deleteExternalEvent(db, person.id, params.id))) throw new AppError("not_found", noSuchEvent);
    return {};
  });
}

/** An hour later, or the next day for all-day events. */
const endAfter = (start: string, allDay: boolean) =>
  new Date(Date.parse(start) + (allDay ? day : hour)).toISOString().slice(0, allDay ? 10 : undefined);

/** Returns the event with normalised times. @throws {AppError} `invalid_input`, with the field named */
function checked(event: GivenEvent): GivenEvent {
  const fault = findTimeFault(event);
  if (fault) refuse(fault.field, fault.error);
  if (event.allDay) return event;
  return { ...event, start: new Date(event.start).toISOString(), end: new Date(event.end).toISOString() };
}

/**
 * A repeated request returns the event that the first one created. @throws {AppError} `conflict` if the id is used by
 * another event
 */
function sameOrConflict<Wanted extends object, Kept extends Wanted>(kept: Kept | undefined, wanted: Wanted) {
  const isSame = kept && Object.entries(wanted).every(([key, value]) => kept[key as keyof Wanted] === value);
  if (!isSame) throw new AppError("conflict", "This ID belongs to another event");
  return kept;
}

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", message, { [field]: message });
}

import { type ExpressionBuilder, type Selectable, sql } from "kysely";

import {
  type CalendarEvent,
  type EventColor,
  eventDefaults,
  type EventIcon,
  type ExternalEvent,
} from "#contract/calendar.ts";
import type { Db } from "#server/db/client.ts";
import type { DB, Events, ExternalEvents } from "#server/db/tables.gen.ts";
import { announce } from "#server/lib/announce.ts";

const eventColumns = ["id", "title", "description", "icon", "className", "startsAt", "endsAt", "allDay"] as const;

export type EventRow = Pick<Selectable<Events>, (typeof eventColumns)[number]>;

export type Range = { start?: string | undefined; end?: string | undefined };

/** The person's events in a range, in their order, as a query; the index by time answers it. */
export const eventsInRange = (db: Db, personId: string, range: Range) =>
  db
    .selectFrom("events")
    .select(eventColumns)
    .where("userId", "=", personId)
    .where((builder) => isWithin(builder, range))
    .orderBy("startsAt")
    .orderBy("endsAt", "desc")
    .orderBy("id");

function isWithin({ and, or, eb }: ExpressionBuilder<DB, "events">, { start, end }: Range) {
  const [from, to] = [start && new Date(start), end && new Date(end)];
  return and([
    ...(from || to
      ? [
          sql<boolean>`tstzrange(starts_at, ends_at, '[]') && tstzrange(${from || null}::timestamptz, ${to || null}::timestamptz, '[)')`,
        ]
      : []),
    // The bounds of the index are generous: what has ended at the beginning of the range is no longer in it.
    ...(from ? [or([eb("endsAt", ">", from), eb("startsAt", ">=", from)])] : []),
  ]);
}

export async function listEvents(db: Db, personId: string, range: Range) {
  const rows = await eventsInRange(db, personId, range).execute();
  return rows.map(toEvent);
}

export async function findEvent(db: Db, personId: string, id: string) {
  const row = await selectEvent(db, personId, id).executeTakeFirst();
  return row && toEvent(row);
}

const selectEvent = (db: Db, personId: string, id: string) =>
  db.selectFrom("events").select(eventColumns).where("id", "=", id).where("userId", "=", personId);

/** What an event says, wherever it stands. A blank text stands for its default. */
type Written = Pick<CalendarEvent, "title" | "description" | "icon" | "className">;

export const withDefaults = (event: Partial<Written>): Written => ({
  title: event.title || eventDefaults.title,
  description: event.description || eventDefaults.description,
  icon: event.icon ?? eventDefaults.icon,
  className: event.className ?? eventDefaults.className,
});

/** Adds an event under the caller's id. Answers the event that has the id, if it is the person's, and undefined if not. */
export const addEvent = (db: Db, personId: string, { start, end, ...event }: CalendarEvent) =>
  db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("events")
      .values({ ...event, userId: personId, startsAt: new Date(start), endsAt: new Date(end) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) await announce(transaction, "events", [personId]);
    return findEvent(transaction, personId, event.id);
  });

/**
 * Changes an event to what `change` makes of it, with nobody in between. `change` may throw, and then nothing happens.
 * Answers undefined where the person has no such event.
 */
export const changeEvent = (db: Db, personId: string, id: string, change: (event: CalendarEvent) => CalendarEvent) =>
  db.transaction().execute(async (transaction) => {
    const row = await selectEvent(transaction, personId, id).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    const { id: _, start, end, ...event } = change(toEvent(row));
    const changed = await transaction
      .updateTable("events")
      .set({ ...event, startsAt: new Date(start), endsAt: new Date(end) })
      .where("id", "=", id)
      .returning(eventColumns)
      .executeTakeFirstOrThrow();
    await announce(transaction, "events", [personId]);
    return toEvent(changed);
  });

/** Answers whether there was such an event. */
export const deleteEvent = (db: Db, personId: string, id: string) => deleteFrom(db, "events", personId, id);

export const deleteExternalEvent = (db: Db, personId: string, id: string) =>
  deleteFrom(db, "externalEvents", personId, id);

const deleteFrom = (db: Db, table: "events" | "externalEvents", personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where("id", "=", id)
      .where("userId", "=", personId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await announce(transaction, "events", [personId]);
    return numDeletedRows > 0n;
  });

const externalColumns = ["id", "title", "description", "icon", "className"] as const;

export async function listExternalEvents(db: Db, personId: string) {
  const rows = await db
    .selectFrom("externalEvents")
    .select(externalColumns)
    .where("userId", "=", personId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(toExternalEvent);
}

/** As `addEvent`. */
export const addExternalEvent = (db: Db, personId: string, event: ExternalEvent) =>
  db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("externalEvents")
      .values({ ...event, userId: personId })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) await announce(transaction, "events", [personId]);
    const row = await transaction
      .selectFrom("externalEvents")
      .select(externalColumns)
      .where("id", "=", event.id)
      .where("userId", "=", personId)
      .executeTakeFirst();
    return row && toExternalEvent(row);
  });

const toEvent = ({ startsAt, endsAt, icon, className, ...row }: EventRow): CalendarEvent => ({
  ...row,
  icon: icon as EventIcon,
  className: className as EventColor,
  start: whenOf(startsAt, row.allDay),
  end: whenOf(endsAt, row.allDay),
});

const whenOf = (date: Date, allDay: boolean) => (allDay ? date.toISOString().slice(0, 10) : date.toISOString());

const toExternalEvent = ({
  icon,
  className,
  ...row
}: Pick<Selectable<ExternalEvents>, (typeof externalColumns)[number]>) => ({
  ...row,
  icon: icon as EventIcon,
  className: className as EventColor,
});

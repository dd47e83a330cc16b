import { type ExpressionBuilder, type Selectable, sql } from "kysely";

import {
  type CalendarEvent,
  type EventColor,
  eventDefaults,
  type EventIcon,
  type ExternalEvent,
} from "#features/calendar/contract.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { DB } from "#server/db/tables.gen.ts";
import type { Events, ExternalEvents } from "#features/calendar/server/tables.gen.ts";
import { forgetActivities } from "#server/lib/rows/activities.ts";
import { announce } from "#server/lib/live/announce.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";

const eventColumns = [
  "id",
  "title",
  "description",
  "icon",
  "className",
  "startsAt",
  "endsAt",
  "allDay",
  "version",
] as const;

export type EventRow = Pick<Selectable<Events>, (typeof eventColumns)[number]>;

export type Range = { start?: string | undefined; end?: string | undefined };

/**
 * The person's events in a range, in order. A query, so that a test can read its plan: the index by time answers it.
 */
export const eventsInRange = (db: Db, personId: string, range: Range) =>
  db
    .selectFrom("events")
    .select(eventColumns)
    .where("userId", "=", personId)
    .where("deletedAt", "is", null)
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
    // The bounds of the index are generous, so events that ended exactly at the beginning of the range are excluded
    // here.
    ...(from ? [or([eb("endsAt", ">", from), eb("startsAt", ">=", from)])] : []),
  ]);
}

export async function listEvents(db: Db, personId: string, range: Range) {
  const rows = await readTogether(db, eventsInRange(db, personId, range), ["startsAt", "endsAt"]);
  return rows.map(toEvent);
}

export async function findEvent(db: Db, personId: string, id: string) {
  const row = await selectEvent(db, personId, id).executeTakeFirst();
  return row && toEvent(row);
}

const selectEvent = (db: Db, personId: string, id: string) =>
  db
    .selectFrom("events")
    .select(eventColumns)
    .where("id", "=", id)
    .where("userId", "=", personId)
    .where("deletedAt", "is", null);

/** The content of an event without its times. A blank text stands for its default. */
type EventContent = Pick<CalendarEvent, "title" | "description" | "icon" | "className">;

export const withDefaults = (event: Partial<EventContent>): EventContent => ({
  title: event.title || eventDefaults.title,
  description: event.description || eventDefaults.description,
  icon: event.icon ?? eventDefaults.icon,
  className: event.className ?? eventDefaults.className,
});

/** An event as submitted; the server assigns its version. */
export type GivenEvent = Omit<CalendarEvent, "version">;

/**
 * Adds an event under the caller's id, or restores it if the same event was deleted.
 *
 * @param externalId the external event that becomes this one; it is deleted in the same transaction
 * @returns the event with the id; undefined if it is deleted or belongs to another person
 */
export const addEvent = (db: Db, personId: string, { start, end, ...event }: GivenEvent, externalId?: string) =>
  db.transaction().execute(async (transaction) => {
    const row = { ...event, startsAt: new Date(start), endsAt: new Date(end) };
    const added =
      (await transaction
        .insertInto("events")
        .values({ ...row, userId: personId })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst()) ??
      (await transaction
        .updateTable("events")
        .set({ deletedAt: null })
        .where("userId", "=", personId)
        .where("deletedAt", "is not", null)
        .where(({ and }) => and(row))
        .returning("id")
        .executeTakeFirst());
    if (added) {
      if (externalId) await deleteExternalRow(transaction, personId, externalId);
      await announce(transaction, "events", [personId]);
    }
    return findEvent(transaction, personId, event.id);
  });

/** The unit in which conflicts are detected. Start, end and `allDay` form one, since they depend on each other. */
const unitOf = (field: string) => (field === "start" || field === "end" || field === "allDay" ? "times" : field);

/** Normalises a time: a date is unchanged, a moment becomes UTC. */
const toKeptTime = (when: string) => (when.length > 10 ? new Date(when).toISOString() : when);

type Change = { [Key in keyof GivenEvent]?: GivenEvent[Key] | undefined };

/**
 * Changes an event.
 *
 * @param seen the version the change is based on
 * @param check returns the event to store, or throws, in which case nothing changes
 * @returns undefined if the person has no such event, "conflict" if the same fields have changed since that version
 */
export const changeEvent = (
  db: Db,
  personId: string,
  id: string,
  { seen, change, check }: { seen: number; change: Change; check: (event: GivenEvent) => GivenEvent },
) =>
  db.transaction().execute(async (transaction) => {
    const row = await selectEvent(transaction, personId, id).select("fieldVersions").forUpdate().executeTakeFirst();
    if (!row) return undefined;
    const { version, ...event } = toEvent(row);
    const merged = { ...event, ...change };
    const wanted = {
      ...merged,
      ...withDefaults(merged),
      start: toKeptTime(merged.start),
      end: toKeptTime(merged.end),
    };
    const changed = new Set(changedFields(event, wanted).map(unitOf));
    const versions = changeVersions(row, seen, [...changed]);
    if (versions === "conflict") return versions;
    if (versions.version === version) return { ...event, version };
    const { start, end, ...kept } = check(wanted);
    const updated = await transaction
      .updateTable("events")
      .set({
        ...kept,
        startsAt: new Date(start),
        endsAt: new Date(end),
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
      })
      .where("id", "=", id)
      .returning(eventColumns)
      .executeTakeFirstOrThrow();
    // A reminder names the former title and time. It is made again if it is due.
    if (changed.has("times") || changed.has("title")) await forgetActivities(transaction, [id]);
    await announce(transaction, "events", [personId]);
    return toEvent(updated);
  });

/**
 * Deletes an event regardless of its version: restoring it brings back all changes.
 *
 * @returns whether the event existed
 */
export const deleteEvent = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("events")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    await purgeDeleted(transaction, "events", personId);
    if (numUpdatedRows > 0n) {
      await forgetActivities(transaction, [id]);
      await announce(transaction, "events", [personId]);
    }
    return numUpdatedRows > 0n;
  });

/** @returns undefined if the person has no such event, deleted or not */
export const restoreEvent = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("events")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announce(transaction, "events", [personId]);
    return findEvent(transaction, personId, id);
  });

export const deleteExternalEvent = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await deleteExternalRow(transaction, personId, id);
    if (numDeletedRows > 0n) await announce(transaction, "events", [personId]);
    return numDeletedRows > 0n;
  });

const deleteExternalRow = (db: Db, personId: string, id: string) =>
  db.deleteFrom("externalEvents").where("id", "=", id).where("userId", "=", personId).executeTakeFirst();

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

/** See `addEvent`. */
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
  start: toTimeText(startsAt, row.allDay),
  end: toTimeText(endsAt, row.allDay),
});

const toTimeText = (date: Date, allDay: boolean) => (allDay ? date.toISOString().slice(0, 10) : date.toISOString());

const toExternalEvent = ({
  icon,
  className,
  ...row
}: Pick<Selectable<ExternalEvents>, (typeof externalColumns)[number]>) => ({
  ...row,
  icon: icon as EventIcon,
  className: className as EventColor,
});

import { randomUUID } from "node:crypto";

import { type CompiledQuery, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { eventsInRange } from "#features/calendar/server/queries.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/events.json";
const externalPath = "/external-events.json";
const noon = "2026-03-10T12:00:00.000Z";
const one = "2026-03-10T13:00:00.000Z";

let db: Db;
let personId: string;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  const robin = await addPerson(db, "robin");
  personId = robin.id;
  mine = apiOf(db, robin);
  other = apiOf(db, await addPerson(db, "mei"));
});

type Sent = { id?: string; title?: string; start?: string; end?: string; allDay?: boolean };

const add = async (event: Sent = {}) =>
  (await mine.post(path, { id: randomUUID(), start: noon, ...event })).body as { id: string };

/** The titles of the events that overlap a range. */
async function titlesIn(range: Record<string, string>) {
  const { body } = await mine.get(`${path}?${new URLSearchParams(range).toString()}`);
  return (body as { title: string }[]).map(({ title }) => title);
}

test("spec §5: an event has a default title, description, icon and colour, and takes an hour by default", async () => {
  const id = randomUUID();
  const event = {
    id,
    title: "Untitled Event",
    description: "no description",
    icon: "info",
    className: "blue",
    start: noon,
    end: one,
    allDay: false,
    version: 1,
  };
  expect(await mine.post(path, { id, start: noon })).toMatchObject({ status: 200, body: event });
  expect((await mine.get(`${path}/${id}`)).body).toEqual(event);
  const blank = await mine.post(path, { id: randomUUID(), title: "  ", description: "", start: noon });
  expect(blank.body).toMatchObject({ title: "Untitled Event", description: "no description" });
  const cleared = await mine.patch(`${path}/${id}`, { title: " ", description: " ", version: 1 });
  expect(cleared.body).toMatchObject({ title: "Untitled Event", description: "no description" });
});

test("without an end, an all-day event ends with its day", async () => {
  const { body } = await mine.post(path, { id: randomUUID(), start: "2026-02-28", allDay: true });
  expect(body).toMatchObject({ start: "2026-02-28", end: "2026-03-01", allDay: true });
});

test("spec §5: a title and a description of 40 characters are accepted, and of 41 rejected", async () => {
  const long = "x".repeat(40);
  const id = randomUUID();
  const kept = await mine.post(path, { id, title: long, description: long, start: noon });
  expect(kept.body).toMatchObject({ title: long, description: long });
  for (const answer of [
    await mine.post(path, { id: randomUUID(), title: `${long}x`, description: `${long}x`, start: noon }),
    await mine.patch(`${path}/${id}`, { title: `${long}x`, description: `${long}x`, version: 1 }),
    await mine.post(externalPath, { id: randomUUID(), title: `${long}x`, description: `${long}x` }),
  ]) {
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        fields: {
          title: "The title must not be longer than 40 characters",
          description: "The description must not be longer than 40 characters",
        },
      },
    });
  }
});

test("a title with HTML is stored as text, unchanged", async () => {
  const title = `<img src=x onerror="alert(1)"> & 'q'`;
  const { id } = await add({ title });
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ title });
});

test("an event that ends before it starts is rejected, and its end is named", async () => {
  const wrong = { fields: { end: "The event cannot end before it starts" } };
  expect(await mine.post(path, { id: randomUUID(), start: one, end: noon })).toMatchObject({
    status: 400,
    body: wrong,
  });
  const { id } = await add({ start: noon, end: one });
  expect(await mine.patch(`${path}/${id}`, { start: "2026-03-10T13:00:01Z", version: 1 })).toMatchObject({
    status: 400,
    body: wrong,
  });
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ start: noon, end: one });
});

test.each<[string, object, string]>([
  ["a missing start", {}, "start"],
  ["an invalid start", { start: "tomorrow" }, "start"],
  ["a date that does not exist", { start: "2026-02-30", allDay: true }, "start"],
  ["a year out of range", { start: "0001-01-01", allDay: true }, "start"],
  ["a date for a timed event", { start: "2026-03-10" }, "start"],
  ["a time for an all-day event", { start: noon, allDay: true }, "start"],
  ["a date as the end of a timed event", { start: noon, end: "2026-03-11" }, "end"],
  ["an unknown icon", { start: noon, icon: "bomb" }, "icon"],
  ["an unknown colour", { start: noon, className: "bg-color-red txt" }, "className"],
])("%s is rejected, and the field is named", async (_, event, field) => {
  const answer = await mine.post(path, { id: randomUUID(), ...event });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("a repeated request adds no duplicate, and another event with the same ID is rejected", async () => {
  const event = { id: randomUUID(), title: "x", start: "2026-03-10T14:00:00+02:00" };
  const first = await mine.post(path, event);
  expect(await mine.post(path, event)).toMatchObject({ status: 200, body: first.body as object });
  expect((await mine.get(path)).body).toHaveLength(1);
  expect((await mine.post(path, { ...event, title: "y" })).status).toBe(409);
  const refused = await other.post(path, event);
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await other.get(path)).body).toEqual([]);
});

test("an event is moved, resized and made an all-day event", async () => {
  const { id } = await add();
  await mine.patch(`${path}/${id}`, { start: "2026-03-11T12:00:00Z", end: "2026-03-11T15:30:00Z", version: 1 });
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({
    start: "2026-03-11T12:00:00.000Z",
    end: "2026-03-11T15:30:00.000Z",
  });
  const days = await mine.patch(`${path}/${id}`, { allDay: true, start: "2026-03-11", end: "2026-03-13", version: 2 });
  expect(days.body).toMatchObject({ allDay: true, start: "2026-03-11", end: "2026-03-13" });
  // The times change only together: a date does not fit a timed event.
  expect((await mine.patch(`${path}/${id}`, { allDay: false, version: 3 })).status).toBe(400);
});

test("a range contains the events that overlap it, and none that end at its start or start at its end", async () => {
  await add({ title: "before", start: "2026-02-28T10:00:00Z", end: "2026-03-01T00:00:00Z" });
  await add({ title: "into it", start: "2026-02-20T10:00:00Z", end: "2026-03-01T00:00:01Z" });
  await add({ title: "no time at its start", start: "2026-03-01T00:00:00Z", end: "2026-03-01T00:00:00Z" });
  await add({ title: "the day before", start: "2026-02-28", end: "2026-03-01", allDay: true });
  await add({ title: "its first day", start: "2026-03-01", end: "2026-03-02", allDay: true });
  await add({ title: "all of it", start: "2026-01-01", end: "2027-01-01", allDay: true });
  await add({ title: "out of it", start: "2026-03-31T23:59:59Z", end: "2026-04-02T00:00:00Z" });
  await add({ title: "after", start: "2026-04-01T00:00:00Z" });
  expect(await titlesIn({ start: "2026-03-01", end: "2026-04-01" })).toEqual([
    "all of it",
    "into it",
    "its first day",
    "no time at its start",
    "out of it",
  ]);
  expect(await titlesIn({ start: "2026-04-01" })).toEqual(["all of it", "out of it", "after"]);
  expect(await titlesIn({ end: "2026-02-20T10:00:00Z" })).toEqual(["all of it"]);
  expect(await titlesIn({})).toHaveLength(8);
});

test.each([
  ["a range that ends before it starts", { start: "2026-04-01", end: "2026-03-01" }, "end"],
  ["an invalid range", { start: "march" }, "start"],
])("%s is rejected, and the parameter is named", async (_, range, field) => {
  const answer = await mine.get(`${path}?${new URLSearchParams(range).toString()}`);
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("external events are added, listed in order and deleted", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const event = { id: first, title: "Team lunch", icon: "coffee", className: "amber" };
  expect((await mine.post(externalPath, event)).body).toEqual({ ...event, description: "no description" });
  expect((await mine.post(externalPath, event)).status).toBe(200);
  expect((await mine.post(externalPath, { ...event, title: "y" })).status).toBe(409);
  await mine.post(externalPath, { id: second });
  expect((await other.get(externalPath)).body).toEqual([]);
  expect((await other.delete(`${externalPath}/${first}`)).status).toBe(404);
  expect((await mine.get(externalPath)).body).toMatchObject([{ id: first }, { id: second, title: "Untitled Event" }]);
  expect((await mine.delete(`${externalPath}/${first}`)).status).toBe(200);
  expect((await mine.delete(`${externalPath}/${first}`)).status).toBe(404);
  expect((await mine.get(externalPath)).body).toMatchObject([{ id: second }]);
});

test("a user cannot see, change or delete another user's events", async () => {
  const { id } = await add({ title: "mine" });
  expect((await other.get(path)).body).toEqual([]);
  expect((await other.get(`${path}/${id}`)).status).toBe(404);
  expect((await other.patch(`${path}/${id}`, { title: "theirs", version: 1 })).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  expect(await titlesIn({})).toEqual(["mine"]);
});

test("a deleted event is gone, and is restored if the same event is sent again", async () => {
  const event = { id: randomUUID(), title: "x", start: noon };
  const { body } = await mine.post(path, event);
  expect((await mine.delete(`${path}/${event.id}`)).status).toBe(200);
  expect((await mine.delete(`${path}/${event.id}`)).status).toBe(404);
  expect((await mine.get(`${path}/${event.id}`)).status).toBe(404);
  expect((await mine.post(path, body)).body).toEqual(body);
  await mine.delete(`${path}/${event.id}`);
  expect((await mine.post(path, { ...event, title: "y" })).status).toBe(409);
  expect((await mine.get(path)).body).toEqual([]);
});

test("changes to different fields of an event by several windows are all kept", async () => {
  const { id } = await add({ title: "Stand-up", start: noon, end: one });
  const own = `${path}/${id}`;
  await mine.patch(own, { title: "Retrospective", version: 1 });
  await mine.patch(own, { className: "red", version: 1 });
  const moved = await mine.patch(own, { start: one, end: "2026-03-10T14:00:00Z", version: 1 });
  expect(moved).toMatchObject({ status: 200, body: { title: "Retrospective", className: "red", start: one } });
  expect((await mine.get(own)).body).toEqual(moved.body);
});

test.each<[string, object, object]>([
  ["the title", { title: "theirs" }, { title: "mine" }],
  ["the end and the start", { end: "2026-03-10T14:00:00Z" }, { start: "2026-03-10T11:00:00Z" }],
  [
    "the times and the all-day setting",
    { start: "2026-03-10T12:30:00Z" },
    { allDay: true, start: "2026-03-11", end: "2026-03-12" },
  ],
  ["the start and the end inconsistently", { start: "2026-03-10T12:59:00Z" }, { end: "2026-03-10T12:30:00Z" }],
])("if two windows change %s of an event, the later change is rejected", async (_, theirs, change) => {
  const { id } = await add({ start: noon, end: one });
  const changed = await mine.patch(`${path}/${id}`, { ...theirs, version: 1 });
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  const refused = await mine.patch(`${path}/${id}`, { ...change, description: "mine", version: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await mine.get(`${path}/${id}`)).body).toEqual(changed.body);
  // A change that names the current version is accepted.
  expect((await mine.patch(`${path}/${id}`, { description: "mine", version: 2 })).status).toBe(200);
});

test("of simultaneous changes to the same field, only one is accepted", async () => {
  const { id } = await add();
  const answers = await Promise.all(
    ["one", "two", "three"].map((title) => mine.patch(`${path}/${id}`, { title, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test("the same change by two windows is not a conflict, even in another notation", async () => {
  const { id } = await add({ title: "x" });
  await mine.patch(`${path}/${id}`, { title: "y", start: "2026-03-10T12:30:00Z", version: 1 });
  const again = { title: " y ", start: "2026-03-10T13:30:00+01:00", version: 1 };
  expect(await mine.patch(`${path}/${id}`, again)).toMatchObject({ status: 200, body: { version: 2 } });
});

test("a change without a version is rejected, and the field is named", async () => {
  const { id } = await add();
  expect(await mine.patch(`${path}/${id}`, { title: "x" })).toMatchObject({
    status: 400,
    body: { fields: { version: expect.any(String) as string } },
  });
});

test("a deleted event is restored with its latest change, and only by its user", async () => {
  const { id } = await add({ title: "Old words" });
  const { body: changed } = await mine.patch(`${path}/${id}`, { title: "New words", version: 1 });
  expect((await mine.delete(`${path}/${id}`)).status).toBe(200);
  expect(await titlesIn({})).toEqual([]);
  expect((await mine.patch(`${path}/${id}`, { title: "x", version: 2 })).status).toBe(404);
  expect((await other.post(`${path}/${id}/restore`)).status).toBe(404);
  expect(await mine.post(`${path}/${id}/restore`)).toMatchObject({ status: 200, body: changed as object });
  expect(await mine.post(`${path}/${id}/restore`)).toMatchObject({ status: 200, body: changed as object });
  expect((await mine.get(`${path}/${id}`)).body).toEqual(changed);
});

test("an event that was deleted more than a day ago cannot be restored", async () => {
  const [{ id }, { id: last }] = [await add(), await add()];
  await mine.delete(`${path}/${id}`);
  await sql`update events set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(db);
  await mine.delete(`${path}/${last}`);
  expect((await mine.post(`${path}/${id}/restore`)).status).toBe(404);
  expect((await mine.post(`${path}/${last}/restore`)).status).toBe(200);
});

test("an empty change, a NUL and an invalid ID are rejected", async () => {
  const { id } = await add();
  expect((await mine.patch(`${path}/${id}`, { version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/${id}`, { title: "a\0b", version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/7`, { title: "y", version: 1 })).status).toBe(400);
});

test("the events of one month, out of 10,000, are read through the index", async () => {
  // One event every three hours, for three and a half years.
  await sql`
    insert into events (id, user_id, title, description, icon, class_name, starts_at, ends_at, all_day)
    select gen_random_uuid(), ${personId}, 'e', 'd', 'info', 'blue', at, at + interval '1 hour', false
    from generate_series(0, 9999) as number, lateral (select timestamptz '2025-01-01Z' + number * interval '3 hours') as t(at)
  `.execute(db);
  await sql`analyze events`.execute(db);
  const month = { start: "2026-03-01", end: "2026-04-01" };
  const plan = await planOf(eventsInRange(db, personId, month).compile());
  expect(plan).toContain("events_by_time");
  expect(plan).not.toContain("Seq Scan");
  expect(await titlesIn(month)).toHaveLength(31 * 8);
});

/** The query plan as text. */
async function planOf(query: CompiledQuery) {
  const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain (costs off) ${query.sql}` });
  return rows.flatMap((row) => Object.values(row)).join("\n");
}

test("spec §2: one request turns an external event into a calendar event, or leaves it if the event is rejected", async () => {
  const [external, others] = [randomUUID(), randomUUID()];
  await mine.post(externalPath, { id: external });
  await other.post(externalPath, { id: others });
  const { id: taken } = await add({ title: "Taken" });

  expect((await mine.post(path, { id: taken, start: noon, externalId: external })).status).toBe(409);
  expect((await mine.get(externalPath)).body).toMatchObject([{ id: external }]);

  const event = { id: randomUUID(), start: noon, externalId: external };
  expect((await mine.post(path, event)).status).toBe(200);
  expect((await mine.get(externalPath)).body).toEqual([]);
  expect((await mine.post(path, event)).status).toBe(200);

  // The event is added even if the external event was deleted meanwhile, or belongs to another user and stays.
  expect((await mine.post(path, { ...event, id: randomUUID() })).status).toBe(200);
  expect((await mine.post(path, { ...event, id: randomUUID(), externalId: others })).status).toBe(200);
  expect((await other.get(externalPath)).body).toMatchObject([{ id: others }]);
});

import { randomUUID } from "node:crypto";

import { type CompiledQuery, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { eventsInRange } from "#server/calendar/queries.ts";
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

test("spec §5: an event that says nothing has a title, a description, an icon and a colour, and takes an hour", async () => {
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

test("without an end, a whole day ends with the day", async () => {
  const { body } = await mine.post(path, { id: randomUUID(), start: "2026-02-28", allDay: true });
  expect(body).toMatchObject({ start: "2026-02-28", end: "2026-03-01", allDay: true });
});

test("spec §5: 40 characters are a title and a description, 41 are none", async () => {
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

test("what is written is text, and stays as it was written", async () => {
  const title = `<img src=x onerror="alert(1)"> & 'q'`;
  const { id } = await add({ title });
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ title });
});

test("an event that ends before it starts is refused, and named", async () => {
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
  ["no start", {}, "start"],
  ["a start that is none", { start: "tomorrow" }, "start"],
  ["a day that is none", { start: "2026-02-30", allDay: true }, "start"],
  ["a year that nobody has a calendar of", { start: "0001-01-01", allDay: true }, "start"],
  ["a day for an event with times", { start: "2026-03-10" }, "start"],
  ["a time for an event of whole days", { start: noon, allDay: true }, "start"],
  ["an end that is a day", { start: noon, end: "2026-03-11" }, "end"],
  ["an icon that is none", { start: noon, icon: "bomb" }, "icon"],
  ["a colour that is none", { start: noon, className: "bg-color-red txt" }, "className"],
])("%s is refused by name", async (_, event, field) => {
  const answer = await mine.post(path, { id: randomUUID(), ...event });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("the same event sent again makes no twin, and another one under its id is refused", async () => {
  const event = { id: randomUUID(), title: "x", start: "2026-03-10T14:00:00+02:00" };
  const first = await mine.post(path, event);
  expect(await mine.post(path, event)).toMatchObject({ status: 200, body: first.body as object });
  expect((await mine.get(path)).body).toHaveLength(1);
  expect((await mine.post(path, { ...event, title: "y" })).status).toBe(409);
  const refused = await other.post(path, event);
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await other.get(path)).body).toEqual([]);
});

test("an event is moved, stretched and made one of whole days", async () => {
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

test("a range holds what happens in it, and nothing that ends where it begins or begins where it ends", async () => {
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
  ["a range that is none", { start: "march" }, "start"],
])("%s is refused by name", async (_, range, field) => {
  const answer = await mine.get(`${path}?${new URLSearchParams(range).toString()}`);
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("what waits for its date is added, listed in its order, and taken away", async () => {
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

test("nobody sees or changes somebody else's", async () => {
  const { id } = await add({ title: "mine" });
  expect((await other.get(path)).body).toEqual([]);
  expect((await other.get(`${path}/${id}`)).status).toBe(404);
  expect((await other.patch(`${path}/${id}`, { title: "theirs", version: 1 })).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  expect(await titlesIn({})).toEqual(["mine"]);
});

test("what is deleted is gone, and sent again it is back", async () => {
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

test("windows that change different parts of an event each get what they wanted", async () => {
  const { id } = await add({ title: "Stand-up", start: noon, end: one });
  const own = `${path}/${id}`;
  await mine.patch(own, { title: "Retrospective", version: 1 });
  await mine.patch(own, { className: "red", version: 1 });
  const moved = await mine.patch(own, { start: one, end: "2026-03-10T14:00:00Z", version: 1 });
  expect(moved).toMatchObject({ status: 200, body: { title: "Retrospective", className: "red", start: one } });
  expect((await mine.get(own)).body).toEqual(moved.body);
});

test.each<[string, object, object]>([
  ["the same text", { title: "theirs" }, { title: "mine" }],
  ["the start, and the end", { end: "2026-03-10T14:00:00Z" }, { start: "2026-03-10T11:00:00Z" }],
  [
    "the times, and whether it takes whole days",
    { start: "2026-03-10T12:30:00Z" },
    { allDay: true, start: "2026-03-11", end: "2026-03-12" },
  ],
  ["a time that would be wrong with theirs", { start: "2026-03-10T12:59:00Z" }, { end: "2026-03-10T12:30:00Z" }],
])(
  "of two windows that change %s of an event, the later is refused, and nothing changes",
  async (_, theirs, change) => {
    const { id } = await add({ start: noon, end: one });
    const changed = await mine.patch(`${path}/${id}`, { ...theirs, version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
    const refused = await mine.patch(`${path}/${id}`, { ...change, description: "mine", version: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await mine.get(`${path}/${id}`)).body).toEqual(changed.body);
    // With the newer version that they have seen, the change overwrites deliberately.
    expect((await mine.patch(`${path}/${id}`, { description: "mine", version: 2 })).status).toBe(200);
  },
);

test("of two windows that change the same at the same moment, one is refused", async () => {
  const { id } = await add();
  const answers = await Promise.all(
    ["one", "two", "three"].map((title) => mine.patch(`${path}/${id}`, { title, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test("two windows that make the same change agree, however it is written", async () => {
  const { id } = await add({ title: "x" });
  await mine.patch(`${path}/${id}`, { title: "y", start: "2026-03-10T12:30:00Z", version: 1 });
  const again = { title: " y ", start: "2026-03-10T13:30:00+01:00", version: 1 };
  expect(await mine.patch(`${path}/${id}`, again)).toMatchObject({ status: 200, body: { version: 2 } });
});

test("a change without a version is refused by name", async () => {
  const { id } = await add();
  expect(await mine.patch(`${path}/${id}`, { title: "x" })).toMatchObject({
    status: 400,
    body: { fields: { version: expect.any(String) as string } },
  });
});

test("deleted by a window that has not seen the latest change, an event comes back with that change", async () => {
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

test("what was deleted more than a day ago is kept no longer", async () => {
  const [{ id }, { id: last }] = [await add(), await add()];
  await mine.delete(`${path}/${id}`);
  await sql`update events set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(db);
  await mine.delete(`${path}/${last}`);
  expect((await mine.post(`${path}/${id}/restore`)).status).toBe(404);
  expect((await mine.post(`${path}/${last}/restore`)).status).toBe(200);
});

test("an empty change, a NUL and an id that is none are refused", async () => {
  const { id } = await add();
  expect((await mine.patch(`${path}/${id}`, { version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/${id}`, { title: "a\0b", version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/7`, { title: "y", version: 1 })).status).toBe(400);
});

test("a month of 10,000 events is answered by the index", async () => {
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

test("spec §2: an external event becomes an event of the calendar in one request, or stays", async () => {
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

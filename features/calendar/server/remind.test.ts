import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { remindOfEvents } from "#features/calendar/server/remind.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let userId: string;

beforeEach(async () => {
  db = await openTestDb();
  ({ id: userId } = await addPerson(db, "robin"));
});

test("spec §3: each event of the next hour is a task once, also with several servers, until it is moved", async () => {
  const event = { userId, icon: "info", className: "blue", description: "", allDay: false };
  const at = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
  const add = (title: string, minutes: number, more = {}) =>
    db
      .insertInto("events")
      .values({ ...event, id: crypto.randomUUID(), title, startsAt: at(minutes), endsAt: at(minutes + 60), ...more })
      .returning(["id", "startsAt"])
      .executeTakeFirstOrThrow();
  const soon = await add("Soon", 50);
  await add("Over", -5);
  await add("Later", 70);
  await add("All day", 30, { allDay: true });
  await add("Deleted", 30, { deletedAt: sql<Date>`now()` });
  await Promise.all([remindOfEvents(db), remindOfEvents(db)]);
  await remindOfEvents(db);
  const api = apiOf(db, { username: "robin" });
  const latest = async () => (await api.get("/activities/latest.json")).body;
  expect(await latest()).toMatchObject([
    {
      type: "tasks",
      title: "{{title}}",
      text: "Starts at {{time}}",
      details: { title: "Soon" },
      due: soon.startsAt.toISOString(),
      href: "/calendar",
    },
  ]);
  const told = await db.selectFrom("liveChanges").select(["userId", "topic"]).execute();
  expect(told).toEqual([{ userId, topic: "activities" }]);
  await api.patch(`/events.json/${soon.id}`, { description: "Bring cake", version: 1 });
  expect(await latest()).toHaveLength(1);
  await api.patch(`/events.json/${soon.id}`, {
    start: "2026-01-01T10:00:00Z",
    end: "2026-01-01T11:00:00Z",
    version: 2,
  });
  expect(await latest()).toEqual([]);
});

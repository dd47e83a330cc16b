import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { remindOfEvents } from "#features/calendar/server/remind.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { presenceTopics } from "#server/features.ts";
import { cleanUp, startHousekeeping } from "#server/housekeeping.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let userId: string;

beforeEach(async () => {
  db = await openTestDb();
  ({ id: userId } = await addPerson(db, "robin"));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Adds one row of each kind that expires. All of them expire after an interval, such as `-1 second`. */
async function addRows(name: string, expires: string) {
  const at = sql<Date>`now() + ${expires}::interval`;
  await db.insertInto("sessions").values({ tokenHash: name, userId, expiresAt: at }).execute();
  await db.insertInto("verifications").values({ identifier: name, value: userId, expiresAt: at }).execute();
  await db.insertInto("attempts").values({ subject: name, count: 1, resetsAt: at }).execute();
  const since = sql<Date>`now() + ${expires}::interval - interval '1 hour'`;
  await db.insertInto("liveChanges").values({ userId, topic: "todos", createdAt: since }).execute();
  const id = crypto.randomUUID();
  const seenAt = sql<Date>`now() + ${expires}::interval - interval '90 seconds'`;
  await db.insertInto("liveStreams").values({ id, userId, seenAt }).execute();
}

const tables = ["sessions", "verifications", "attempts", "liveStreams"] as const;

const countRows = async () => {
  const counts = tables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  });
  return Promise.all(counts);
};

test("expired rows are deleted, and all others stay", async () => {
  await addRows("old", "-1 minute");
  await addRows("new", "1 minute");
  expect(await cleanUp(db)).toBe(true);
  expect(await countRows()).toEqual([1, 1, 1, 1]);
  // The old change is deleted, and the removal of the stale stream is announced.
  const changes = await db.selectFrom("liveChanges").select(["userId", "topic"]).orderBy("id").execute();
  expect(changes).toEqual([{ userId, topic: "todos" }, ...presenceTopics.map((topic) => ({ userId: null, topic }))]);
});

test("while one server cleans up, another one does not", async () => {
  await addRows("old", "-1 minute");
  await db.transaction().execute(async (transaction) => {
    expect(await cleanUp(nested(transaction))).toBe(true);
    expect(await cleanUp(db)).toBe(false);
  });
  expect(await countRows()).toEqual([0, 0, 0, 0]);
  expect(await cleanUp(db)).toBe(true);
});

/** Wraps a transaction as a database, so that its locks are held until the outer transaction ends. */
const nested = (transaction: Db) =>
  ({ transaction: () => ({ execute: (run: (db: Db) => unknown) => run(transaction) }) }) as unknown as Db;

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

test("housekeeping runs at the start and every minute, until it is stopped", async () => {
  vi.useFakeTimers();
  const log = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error("No file can be deleted")));
  const stop = startHousekeeping(db, "uploads", log, run);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith("error", { error: "housekeeping", message: "Error: No file can be deleted" });
  log.mockClear();
  run.mockImplementation(() => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(4);
});

test("housekeeping that takes longer than a minute is not begun again", async () => {
  vi.useFakeTimers();
  const run = vi.fn(() => new Promise<void>(() => {}));
  const stop = startHousekeeping(db, "uploads", () => {}, run);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

import type { KyselyPlugin } from "kysely";
import { beforeEach, expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { createPresence, type Presence } from "#server/live/presence.ts";

/** Any topic will do. */
const topics = ["session"] as const;

let db: Db;

beforeEach(async () => {
  db = await openTestDb();
});

/** A manual clock, in milliseconds. */
function createClock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    schedule: (run: () => void, delayMs: number) => void waiting.push({ at: now + delayMs, run }),
    hasDue: (delayMs: number) => waiting.some(({ at }) => at <= now + delayMs),
    advance(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

/** The database, and the number of statements sent to it. */
function countStatements() {
  const counter = { statements: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counter.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counter, counted: db.withPlugin(plugin) };
}

const announcements = async () =>
  (await db.selectFrom("liveChanges").select("id").where("topic", "in", topics).execute()).length;
const openStreams = async () => (await db.selectFrom("liveStreams").select("userId").execute()).length;
const streamId = () => crypto.randomUUID();

/** Runs the pending write. The pause after an earlier write passes first. */
async function flush(presence: Presence, clock: ReturnType<typeof createClock>, personId: string) {
  // A stream that opens and closes within one write leaves nothing behind.
  const written = presence.add(streamId(), personId)();
  clock.advance(1000);
  clock.advance(0);
  await written;
}

test("300 users who connect or leave at once take few statements and one announcement", async () => {
  const people = await db
    .insertInto("users")
    .values(
      Array.from({ length: 300 }, (_, index) => ({
        username: `person.${index}`,
        name: "Somebody",
        email: `${index}@office.example`,
        picture: "",
      })),
    )
    .returning("id")
    .execute();
  const { counter, counted } = countStatements();
  const clock = createClock();
  const presence = createPresence(counted, topics, clock.schedule);
  const leave = people.map(({ id }) => presence.add(streamId(), id));
  const first = people[0]?.id ?? "";
  await flush(presence, clock, first);
  expect([await openStreams(), await announcements()]).toEqual([300, 1]);
  expect(counter.statements).toBeLessThanOrEqual(6);

  for (const each of leave) void each();
  await flush(presence, clock, first);
  expect([await openStreams(), await announcements()]).toEqual([0, 2]);
  expect(counter.statements).toBeLessThanOrEqual(12);
});

test("changes within a second of a write wait for the next write", async () => {
  const { id } = await addPerson(db, "robin");
  const clock = createClock();
  const presence = createPresence(db, topics, clock.schedule);
  await flush(presence, clock, id);
  const next = presence.add(streamId(), id)();
  presence.add(streamId(), id);
  clock.advance(999);
  expect(clock.hasDue(0)).toBe(false);
  clock.advance(1);
  clock.advance(0);
  await next;
  expect(await openStreams()).toBe(1);
});

test("reloading a window is not announced to others", async () => {
  const { id } = await addPerson(db, "robin");
  const clock = createClock();
  const presence = createPresence(db, topics, clock.schedule);
  const leave = presence.add(streamId(), id);
  await flush(presence, clock, id);
  expect(await announcements()).toBe(1);
  // The old page closes as the new one opens.
  void leave();
  presence.add(streamId(), id);
  await flush(presence, clock, id);
  expect([await announcements(), await openStreams()]).toEqual([1, 1]);
});

test("when two servers lose a user's windows at once, only one announces that the user left", async () => {
  const { id } = await addPerson(db, "robin");
  const servers = [createClock(), createClock()].map((clock) => ({
    clock,
    presence: createPresence(db, topics, clock.schedule),
  }));
  const leave = servers.map(({ presence }) => presence.add(streamId(), id));
  await Promise.all(servers.map(({ presence, clock }) => flush(presence, clock, id)));
  const before = await announcements();
  for (const each of leave) void each();
  await Promise.all(servers.map(({ presence, clock }) => flush(presence, clock, id)));
  expect([await openStreams(), (await announcements()) - before]).toEqual([0, 1]);
});

test("streams wrongly removed as dead are recorded again, even if another user was deleted", async () => {
  const { id } = await addPerson(db, "robin");
  const gone = await addPerson(db, "mei");
  const clock = createClock();
  const presence = createPresence(db, topics, clock.schedule);
  presence.add(streamId(), id);
  presence.add(streamId(), gone.id);
  await flush(presence, clock, id);
  await db.deleteFrom("users").where("id", "=", gone.id).execute();
  await db.deleteFrom("liveStreams").execute();
  clock.advance(25_000);
  await flush(presence, clock, id);
  expect(await db.selectFrom("liveStreams").select("userId").execute()).toEqual([{ userId: id }]);
});

import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createApp } from "#server/app.ts";
import { plainCookie } from "#server/auth/sessions/cookies.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { createTestDatabase, openTestPool } from "#server/db/testing.ts";
import { announce, type everybody } from "#server/lib/live/announce.ts";
import { addPerson } from "#server/lib/testing.ts";
import { type LiveHub, openLiveHub } from "#server/live/hub.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { forgetOldChanges, readChanges, readCursor } from "#server/live/queries.ts";
import { defaultStreamLimits } from "#server/live/stream-limits.ts";
import { type Received, readEvents } from "#server/live/testing.ts";

let db: Db;
let connectionString: string;
const hubs: LiveHub[] = [];

beforeEach(async () => {
  const database = await createTestDatabase();
  ({ connectionString } = database);
  db = openTestPool(database.name, 8);
});

afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.close()));
  await db.destroy();
});

/** A separate server on the same database: its hub, and a function that opens a user's stream. */
function startServer(username: string | undefined, streamLimits = defaultStreamLimits) {
  const hub = openLiveHub(openPostgresBus(connectionString));
  hubs.push(hub);
  const app = createApp({ db, hub, demoUsername: username, streamLimits });
  return {
    async open(after?: string, age?: number, cookie = "") {
      const abort = new AbortController();
      const from = after === undefined ? `age=${age ?? 0}` : `after=${after}`;
      const response = await app.request(`/live?${from}`, {
        signal: abort.signal,
        headers: { cookie },
      });
      return { ...readEvents(response), close: () => abort.abort(), response };
    },
  };
}

/** Reads until the topic appears, and returns the last event. */
async function waitFor(stream: { next: () => Promise<Received> }, topic: string) {
  for (;;) {
    const event = await stream.next();
    if (event.topics.includes(topic)) return event;
  }
}

const announceTo = (topic: "uploads" | "activities", people: readonly string[] | typeof everybody) =>
  db.transaction().execute((transaction) => announce(transaction, topic, people));

test("a change reaches the user's window when two servers share the database", async () => {
  const robin = await addPerson(db, "robin");
  const stream = await startServer("robin").open();
  startServer("robin");
  expect(await stream.next()).toMatchObject({ topics: [] });
  await announceTo("uploads", [robin.id]);
  expect(await waitFor(stream, "uploads")).toMatchObject({ topics: expect.arrayContaining(["uploads"]) as unknown });
  stream.close();
});

test("a change announced to another user is not sent", async () => {
  const robin = await addPerson(db, "robin");
  const mei = await addPerson(db, "mei");
  const stream = await startServer("robin").open();
  await stream.next();
  await announceTo("uploads", [mei.id]);
  await announceTo("activities", [robin.id]);
  const event = await waitFor(stream, "activities");
  expect(event.topics).not.toContain("uploads");
  stream.close();
});

test("a reconnected window continues from its last event and misses nothing", async () => {
  const robin = await addPerson(db, "robin");
  const server = startServer("robin");
  const first = await server.open();
  const { id } = await first.next();
  first.close();
  await announceTo("uploads", [robin.id]);
  const second = await server.open(id);
  expect((await waitFor(second, "uploads")).id).not.toBe(id);
  second.close();
});

test("changes announced while a window was loading are sent once its stream is open", async () => {
  const robin = await addPerson(db, "robin");
  await announceTo("activities", [robin.id]);
  // As if it had been announced before the page began to load.
  await sql`update live_changes set created_at = now() - interval '1 minute'`.execute(db);
  await announceTo("uploads", [robin.id]);
  const stream = await startServer("robin").open(undefined, 5000);
  const { topics } = await waitFor(stream, "uploads");
  expect(topics).not.toContain("activities");
  stream.close();
});

test("a change with an earlier time but a later number than another does not hide it", async () => {
  const robin = await addPerson(db, "robin");
  await announceTo("uploads", [robin.id]);
  await announceTo("activities", [robin.id]);
  await sql`update live_changes set created_at = now() - interval '1 minute' where topic = 'activities'`.execute(db);
  expect((await readChanges(db, robin.id, await readCursor(db, robin.id, 5000))).topics).toContain("uploads");
});

test("a window older than the stored changes is told to reload everything", async () => {
  await addPerson(db, "robin");
  const stream = await startServer("robin").open(undefined, 3_600_000);
  expect((await stream.next()).isReset).toBe(true);
  stream.close();
});

test.each(["9999999.0.1", "0.0.1", "1.1.9999999999999"])(
  "a cursor that is too old or from another database (%s) makes the window reload everything",
  async (after) => {
    const robin = await addPerson(db, "robin");
    await announceTo("uploads", [robin.id]);
    const stream = await startServer("robin").open(after);
    const { isReset } = await stream.next();
    expect(isReset).toBe(true);
    stream.close();
  },
);

test("no change is skipped when many are written concurrently", async () => {
  const robin = await addPerson(db, "robin");
  let cursor = await readCursor(db, robin.id);
  let told = 0;
  const count = async () => {
    const before = cursor;
    ({ cursor } = await readChanges(db, robin.id, before));
    told += (await idsBetween(before.own, cursor.own)).length;
  };
  const writers = Array.from({ length: 120 }, () => announceTo("uploads", [robin.id]));
  for (const _ of writers) await count();
  await Promise.all(writers);
  await count();
  expect(told).toBe(120);
});

/** The IDs of the changes between two cursors. */
const idsBetween = (from: number, to: number) =>
  db.selectFrom("liveChanges").select("id").where("id", ">", String(from)).where("id", "<=", String(to)).execute();

test("concurrent announcements to the same users in different orders do not deadlock", async () => {
  const ids = [(await addPerson(db, "robin")).id, (await addPerson(db, "mei")).id];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => announceTo("uploads", index % 2 ? ids : ids.toReversed())),
  );
  const { topics } = await readChanges(db, ids[0] ?? "", { own: 0, everybody: 0, at: 0 });
  expect(topics).toEqual(["uploads"]);
});

test("a change that is rolled back is not announced", async () => {
  const robin = await addPerson(db, "robin");
  const cursor = await readCursor(db, robin.id);
  await db
    .transaction()
    .execute(async (transaction) => {
      await announce(transaction, "uploads", [robin.id]);
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect((await readChanges(db, robin.id, cursor)).topics).toEqual([]);
});

test("a stream asks the database for nothing when a change is announced", async () => {
  const robin = await addPerson(db, "robin");
  const server = startServer("robin");
  const listening = sql`
    select from pg_stat_activity
    where application_name = 'atrium-live' and datname = current_database() and query like 'listen%' and state = 'idle'`;
  while ((await listening.execute(db)).rows.length === 0);
  const streams = [];
  for (let count = 0; count < 5; count += 1) streams.push(await server.open());
  // The first look of each is over once it has heard of a change after its first event.
  for (const stream of streams) await stream.next();
  await announceTo("activities", [robin.id]);
  for (const stream of streams) await waitFor(stream, "activities");
  const sent = vi.spyOn(Client.prototype, "query");
  await announceTo("uploads", [robin.id]);
  for (const stream of streams) await waitFor(stream, "uploads");
  await announceTo("uploads", "everybody");
  for (const stream of streams) await waitFor(stream, "uploads");
  const statements = sent.mock.calls.map(([statement]: unknown[]) => String(statement));
  expect(statements.filter((text) => text.includes('from "live_changes"'))).toEqual([]);
  expect(statements.some((text) => text.includes("pg_notify"))).toBe(true);
  sent.mockRestore();
  for (const stream of streams) stream.close();
});

test("changes that are announced while the server does not listen are not missed", async () => {
  const robin = await addPerson(db, "robin");
  const stream = await startServer("robin").open();
  await stream.next();
  await announceTo("activities", [robin.id]);
  await waitFor(stream, "activities");
  const ended = await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'atrium-live' and datname = current_database()`.execute(db);
  expect(ended.rows).toHaveLength(1);
  await announceTo("uploads", [robin.id]);
  await announceTo("activities", "everybody");
  const seen: string[] = [];
  while (!(seen.includes("uploads") && seen.includes("activities"))) seen.push(...(await stream.next()).topics);
  stream.close();
});

test("a stream hears of changes that a server of an earlier release announces", async () => {
  const robin = await addPerson(db, "robin");
  const stream = await startServer("robin").open();
  await stream.next();
  await db.insertInto("liveChanges").values({ userId: robin.id, topic: "uploads" }).execute();
  await sql`select pg_notify('atrium_live', ${robin.id})`.execute(db);
  await waitFor(stream, "uploads");
  stream.close();
});

test("a stream without a session is rejected", async () => {
  const response = await createApp({ db, demoUsername: undefined }).request("/live");
  expect(response.status).toBe(401);
});

test("old changes are deleted", async () => {
  const robin = await addPerson(db, "robin");
  await announceTo("uploads", [robin.id]);
  await db
    .updateTable("liveChanges")
    .set({ createdAt: new Date(0) })
    .execute();
  await announceTo("activities", [robin.id]);
  await forgetOldChanges(db);
  expect((await readChanges(db, robin.id, { own: 0, everybody: 0, at: 0 })).topics).toEqual(["activities"]);
});

/** Reads the rest of the stream. */
async function readRest(stream: { next: () => Promise<Received> }) {
  const events: Received[] = [];
  for (;;) {
    const event = await stream.next().catch(() => undefined);
    if (!event) return events;
    events.push(event);
  }
}

const limits = { perOwner: 2, perAddress: 9, total: 9 };

test("at the limit per user, the oldest stream ends with the reason, and all others work", async () => {
  const robin = await addPerson(db, "robin");
  const mei = await addPerson(db, "mei");
  const server = startServer(undefined, limits);
  const openAs = async (id: string) => server.open(undefined, 0, await openSession(db, id));
  const oldest = await openAs(robin.id);
  const others = [await openAs(mei.id), await openAs(robin.id)];
  const newest = await openAs(robin.id);
  expect((await readRest(oldest)).at(-1)).toMatchObject({ isReplaced: true });
  await newest.next();
  await announceTo("uploads", [robin.id]);
  expect(await waitFor(newest, "uploads")).not.toHaveProperty("isReplaced");
  await announceTo("activities", [mei.id, robin.id]);
  for (const stream of others) expect(await waitFor(stream, "activities")).not.toHaveProperty("isReplaced");
  for (const stream of [...others, newest]) stream.close();
});

test("demo visitors share an account but do not end each other's streams", async () => {
  await addPerson(db, "robin");
  const server = startServer("robin", limits);
  const visitor = (letter: string) => `${plainCookie}=visitor-${letter.repeat(35)}`;
  const streams = [];
  for (const letter of ["a", "b", "c", "d"]) streams.push(await server.open(undefined, 0, visitor(letter)));
  await announceTo("uploads", "everybody");
  for (const stream of streams) expect(await waitFor(stream, "uploads")).not.toHaveProperty("isReplaced");
  const [first] = streams;
  for (let count = 0; count < 2; count += 1) streams.push(await server.open(undefined, 0, visitor("a")));
  expect((await readRest(first as (typeof streams)[number])).at(-1)).toMatchObject({ isReplaced: true });
  for (const stream of streams) stream.close();
});

test("a server at its limit answers 503 to further streams", async () => {
  await addPerson(db, "robin");
  const server = startServer("robin", { ...limits, total: 1 });
  const stream = await server.open();
  expect((await server.open()).response.status).toBe(503);
  stream.close();
});

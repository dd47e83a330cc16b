import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { presenceTopics } from "#server/features.ts";
import { cleanUp, startHousekeeping } from "#server/housekeeping.ts";
import { addPerson } from "#server/lib/testing.ts";
import { openDiskStore } from "#server/uploads/disk-store.ts";

let db: Db;
/** Not used by the tasks of these tests. */
const contents = openDiskStore("uploads");
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
  await db.insertInto("liveChanges").values({ userId, topic: "uploads", createdAt: since }).execute();
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
  expect(changes).toEqual([{ userId, topic: "uploads" }, ...presenceTopics.map((topic) => ({ userId: null, topic }))]);
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

test("housekeeping runs at the start and every minute, until it is stopped", async () => {
  vi.useFakeTimers();
  const log = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error("No file can be deleted")));
  const next = vi.fn(() => Promise.resolve());
  const stop = startHousekeeping(db, contents, log, [run, next]);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith("error", { error: "housekeeping", message: "Error: No file can be deleted" });
  // A failed task does not stop the next one.
  expect(next).toHaveBeenCalledTimes(3);
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
  const stop = startHousekeeping(db, contents, () => {}, [run]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

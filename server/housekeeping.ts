import { sql } from "kysely";

import { deleteExpired } from "#server/auth/sessions/sessions.ts";
import { type Db, isDatabaseAway } from "#server/db/client.ts";
import { features, presenceTopics } from "#server/features.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { announcePresence } from "#server/live/presence.ts";
import { forgetOldChanges, forgetOldStreams, lockStreams } from "#server/live/queries.ts";
import { cleanUpUploads } from "#server/uploads/clean-up.ts";

/** In milliseconds. */
const interval = 60_000;

/** The advisory lock of the server that is cleaning up. */
const housekeepingLock = 7_255;

/**
 * Deletes expired rows: sessions, reset links, provider flows, attempt counts, old changes, and the streams of servers
 * that ended without closing them. Of several servers on one database, one at a time does it.
 *
 * @returns whether this server did it; false while another one does
 */
export const cleanUp = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${housekeepingLock}) as "isMine"`.execute(transaction);
    if (!rows[0]?.isMine) return false;
    await deleteExpired(transaction);
    await forgetOldChanges(transaction);
    await lockStreams(transaction);
    if ((await forgetOldStreams(transaction)) > 0) await announcePresence(transaction, presenceTopics);
    return true;
  });

type Task = (db: Db, contents: ContentStore) => Promise<unknown>;

/** The tasks of the features, then the cleanup of the database and of the uploaded files. */
const allTasks: readonly Task[] = [
  ...features.flatMap(({ housekeeping = [] }) => housekeeping),
  cleanUp,
  cleanUpUploads,
];

/**
 * Runs the tasks now and every minute, but not twice at once. One that fails stops no other.
 *
 * @param db without a time limit: after a long pause there may be much to delete
 * @returns a function that stops it
 */
export function startHousekeeping(db: Db, contents: ContentStore, log: Log, tasks = allTasks) {
  let isRunning = false;
  let isStopped = false;
  const tryTask = async (task: Task) => {
    try {
      await task(db, contents);
    } catch (error) {
      // While the database is unavailable there is nothing to clean up. A stop ends what is running.
      if (!isStopped && !isDatabaseAway(error)) log("error", { error: "housekeeping", message: String(error) });
    }
  };
  const clean = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      for (const task of tasks) await tryTask(task);
    } finally {
      isRunning = false;
    }
  };
  void clean();
  const timer = setInterval(() => void clean(), interval);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { Lock, Locker } from "@tus/server";
import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";

/** Milliseconds between two questions of one who waits, and between two renewals of a holder. */
const pollMs = 250;
const renewMs = 2000;
/** Seconds after which the lock of a server that has ended is free. */
const lifetime = 15;
/** In milliseconds. Longer than the lifetime. */
const maxWaitMs = 30_000;

/**
 * Locks in the database, for uploads whose requests arrive at several servers. A request that waits asks the holder to give
 * up, as the library's own locks do: usually it is the next attempt of a browser whose connection was lost.
 */
export const openUploadLocker = (db: Db): Locker => ({
  // The key of an upload ends with its id.
  newLock: (key) => openLock(db, key.slice(key.lastIndexOf("/") + 1)),
});

function openLock(db: Db, id: string): Lock {
  const holder = randomUUID();
  let renewal: NodeJS.Timeout | undefined;
  return {
    async lock(signal, cancelRequest) {
      const until = performance.now() + maxWaitMs;
      while (!(await acquire(db, id, holder))) {
        if (signal.aborted || performance.now() > until) throw interrupted();
        await wait(pollMs);
      }
      renewal = setInterval(() => {
        renew(db, id, holder).then(
          (isWanted) => isWanted && cancelRequest(),
          // The database is away. Without it, nobody else gets the lock.
          () => {},
        );
      }, renewMs);
      renewal.unref();
    },
    async unlock() {
      clearInterval(renewal);
      await db.deleteFrom("uploadLocks").where("uploadId", "=", id).where("holder", "=", holder).execute();
    },
  };
}

const interrupted = () => new AppError("unavailable", "The upload was interrupted. Try again.");

/** @returns whether the lock was free. Its holder is asked for it otherwise */
async function acquire(db: Db, id: string, holder: string) {
  const { rows } = await sql<{ holder: string }>`
    insert into upload_locks as known (upload_id, holder, expires_at)
    values (${id}, ${holder}, clock_timestamp() + ${lifetime} * interval '1 second')
    on conflict (upload_id) do update set
      holder = case when known.expires_at < clock_timestamp() then excluded.holder else known.holder end,
      is_wanted = known.expires_at >= clock_timestamp(),
      expires_at = case when known.expires_at < clock_timestamp() then excluded.expires_at else known.expires_at end
    returning holder`.execute(db);
  return rows[0]?.holder === holder;
}

/** @returns whether the holder has to give up: another request waits, or has the lock already */
async function renew(db: Db, id: string, holder: string) {
  const row = await db
    .updateTable("uploadLocks")
    .set({ expiresAt: sql<Date>`clock_timestamp() + ${lifetime} * interval '1 second'` })
    .where("uploadId", "=", id)
    .where("holder", "=", holder)
    .returning("isWanted")
    .executeTakeFirst();
  return row?.isWanted ?? true;
}

/** Forgets the locks of servers that have ended. */
export const forgetOldLocks = (db: Db) =>
  db
    .deleteFrom("uploadLocks")
    .where("expiresAt", "<", sql<Date>`now() - interval '1 hour'`)
    .execute();

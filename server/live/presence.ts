import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { forgetStreams, lockStreams, noteStreams } from "#server/live/queries.ts";

/** In milliseconds: the time between two writes. */
const flushInterval = 1000;
/**
 * In milliseconds: the interval at which open streams are recorded again. A person whose streams were not recorded for
 * 90 s is away.
 */
const noteInterval = 25_000;

/** Runs a function once after some milliseconds. A test passes a clock of its own. */
export type Schedule = (run: () => void, delayMs: number) => void;

const scheduleByTimer: Schedule = (run, delayMs) => void setTimeout(run, delayMs).unref();

export type Presence = {
  /** Notes that a person has a stream open. Answers how to note that it is closed; that resolves once it is written. */
  readonly add: (streamId: string, personId: string) => () => Promise<void>;
};

/**
 * Records the people with open streams on this server in the database, for all servers.
 * Changes are collected and written together, at most once a second, in one transaction with one announcement. When a
 * server restarts, all of its windows reconnect at the same time; individual announcements would make every window
 * refetch for each of them.
 */
export function createPresence(db: Db, topics: readonly LiveTopic[], schedule: Schedule = scheduleByTimer): Presence {
  const open = new Map<string, string>();
  let added = new Map<string, string>();
  let removed = new Set<string>();
  let written = Promise.withResolvers<void>();
  /** Whether a write is pending, in progress, or less than the interval ago. */
  let isBusy = false;
  let isNoting = false;

  const requestFlush = () => {
    if (isBusy || (added.size === 0 && removed.size === 0)) return;
    isBusy = true;
    schedule(() => void flush(), 0);
  };
  const flush = async () => {
    const [adding, removing, done] = [added, removed, written];
    [added, removed, written] = [new Map<string, string>(), new Set<string>(), Promise.withResolvers<void>()];
    // Where the database is away, what is open is noted again later, and what is closed grows old.
    await writePresence(db, topics, adding, [...removing]).catch(() => {});
    done.resolve();
    schedule(() => {
      isBusy = false;
      requestFlush();
    }, flushInterval);
  };

  const noteLater = () => {
    if (isNoting || open.size === 0) return;
    isNoting = true;
    schedule(() => {
      isNoting = false;
      for (const [streamId, personId] of open) added.set(streamId, personId);
      requestFlush();
      noteLater();
    }, noteInterval);
  };

  return {
    add(streamId, personId) {
      open.set(streamId, personId);
      added.set(streamId, personId);
      requestFlush();
      noteLater();
      return () => {
        open.delete(streamId);
        added.delete(streamId);
        removed.add(streamId);
        requestFlush();
        return written.promise;
      };
    },
  };
}

/** Writes which streams have opened and closed, and announces it if a user came online or went offline. */
const writePresence = (
  db: Db,
  topics: readonly LiveTopic[],
  added: ReadonlyMap<string, string>,
  removed: readonly string[],
) =>
  db.transaction().execute(async (transaction) => {
    await lockStreams(transaction);
    const hasArrived = await noteStreams(transaction, added);
    const hasLeft = await forgetStreams(transaction, removed);
    if (hasArrived || hasLeft) await announcePresence(transaction, topics);
  });

/** Announces that a user came online or went offline. Call inside the caller's transaction. */
export async function announcePresence(transaction: Db, topics: readonly LiveTopic[]) {
  for (const topic of topics) await announce(transaction, topic, everybody);
}

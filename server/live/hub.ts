import { Client } from "pg";

import { type Change, everybody, liveChannel, readNotification } from "#server/lib/announce.ts";
import { createTurns } from "#server/live/turns.ts";

/** An open stream, as the hub knows it. */
type Listener = {
  readonly personId: string;
  /** What has changed for the person, oldest first. */
  readonly hear: (changes: readonly Change[]) => void;
  /** Changes may have been missed. The stream reads them from the database. */
  readonly look: () => void;
  /** The server stops, and waits for what is open. */
  readonly end: () => void;
};

/** Where the open streams of this server hear of changes. */
export type LiveHub = {
  /** @returns a function that stops listening */
  readonly listen: (listener: Listener) => () => void;
  /** The number of streams that listen. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

/** In milliseconds: how long until the database is asked again for its notifications, and the longest such wait. */
const firstRetry = 100;
const maxRetry = 10_000;

/**
 * Listens to the database on a separate connection. A notification says what has changed, so no stream has to ask for
 * it. If the connection breaks, it is reopened with increasing delays; all streams then look into the database, since
 * notifications in between were lost.
 */
export function openLiveHub(connectionString: string): LiveHub {
  const listeners = new Set<Listener>();
  let client: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let wait = firstRetry;

  const turns = createTurns((listener: Listener, changes: readonly Change[]) => listener.hear(changes));
  const listenersIn = (room: string) =>
    room === everybody ? listeners : [...listeners].filter(({ personId }) => personId === room);
  const lookIn = (room: string) => {
    for (const listener of listenersIn(room)) listener.look();
  };
  const tell = (payload: string | undefined) => {
    const change = readNotification(payload);
    if (!("id" in change)) lookIn(change.room);
    else if (change.room === everybody) turns.add(listeners, change);
    else for (const listener of listenersIn(change.room)) listener.hear([change]);
  };
  const connect = async () => {
    const attempt = new Client({ connectionString, application_name: "atrium-live", keepAlive: true });
    let isOver = false;
    const retry = () => {
      if (isOver) return;
      isOver = true;
      void attempt.end().catch(() => {});
      if (isClosed) return;
      timer = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, maxRetry);
    };
    attempt.on("error", retry);
    attempt.on("end", retry);
    client = attempt;
    try {
      await attempt.connect();
      await attempt.query(`listen ${liveChannel}`);
      wait = firstRetry;
      // Not before all streams are about to look: one that heard of a change would continue after it, and never look for
      // those that were missed before.
      attempt.on("notification", ({ payload }) => tell(payload));
      lookIn(everybody);
    } catch {
      retry();
    }
  };
  void connect();

  return {
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        turns.remove(listener);
      };
    },
    count: () => listeners.size,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { end } of listeners) end();
      await client?.end().catch(() => {});
    },
  };
}

/** For an app without a database to listen to: its streams look at every beat only. */
export const idleHub: LiveHub = { listen: () => () => {}, count: () => 0, close: async () => {} };

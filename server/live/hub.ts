import { Client } from "pg";

import { everybody, liveChannel } from "#server/lib/announce.ts";

/** An open stream, as the hub knows it. */
type Listener = {
  readonly personId: string;
  /** Something has changed for the person. */
  readonly wake: () => void;
  /** The server stops, and waits for what is open. */
  readonly end: () => void;
};

/** Where the open streams of this server hear that they should look for changes. */
export type LiveHub = {
  /** @returns a function that stops listening */
  readonly listen: (listener: Listener) => () => void;
  readonly close: () => Promise<void>;
};

/** In milliseconds: how long until the database is asked again for its notifications, and the longest such wait. */
const firstRetry = 100;
const maxRetry = 10_000;

/**
 * Listens to the database on a separate connection. If it breaks, it is reopened with increasing delays; all streams
 * are then woken, since notifications in between were lost.
 */
export function openLiveHub(connectionString: string): LiveHub {
  const listeners = new Set<Listener>();
  let client: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let wait = firstRetry;

  const wake = (room: string | undefined) => {
    for (const listener of listeners) if (room === everybody || room === listener.personId) listener.wake();
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
    attempt.on("notification", ({ payload }) => wake(payload));
    client = attempt;
    try {
      await attempt.connect();
      await attempt.query(`listen ${liveChannel}`);
      wait = firstRetry;
      wake(everybody);
    } catch {
      retry();
    }
  };
  void connect();

  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { end } of listeners) end();
      await client?.end().catch(() => {});
    },
  };
}

/** For an app without a database to listen to: its streams look at every beat only. */
export const idleHub: LiveHub = { listen: () => () => {}, close: async () => {} };

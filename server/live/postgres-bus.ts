import { Client } from "pg";

import { everybody, liveChannel, readNotification, writeNotification } from "#server/lib/live/announce.ts";
import type { LiveBus, Subscriber } from "#server/lib/live/live-bus.ts";

/** In milliseconds: how long until the database is asked again for its notifications, and the longest such wait. */
const firstRetry = 100;
const maxRetry = 10_000;

/**
 * Carries changes as notifications of the database, on a separate connection. If the connection breaks, it is reopened
 * with increasing delays; notifications in between are lost.
 */
export function openPostgresBus(connectionString: string): LiveBus {
  let listening: Client | undefined;
  const subscribe = ({ hear, look }: Subscriber) => {
    let client: Client | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    let wait = firstRetry;
    const tell = (payload: string | undefined) => {
      const change = readNotification(payload);
      if ("id" in change) hear(change);
      else look(change.room);
    };
    const connect = async () => {
      const attempt = new Client({ connectionString, application_name: "atrium-live", keepAlive: true });
      let isOver = false;
      const retry = () => {
        if (isOver) return;
        isOver = true;
        if (listening === attempt) listening = undefined;
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
        listening = attempt;
        look(everybody);
      } catch {
        retry();
      }
    };
    void connect();
    return async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    };
  };
  return {
    publish(change) {
      // Where the database is away, streams find the change when they next look.
      listening?.query("select pg_notify($1, $2)", [liveChannel, writeNotification(change)]).catch(() => {});
    },
    subscribe,
  };
}

import type { QueryClient } from "@tanstack/react-query";

import { LiveEvent, livePath } from "#contract/live.ts";
import { config } from "#web/app/config.ts";
import { accountHeaders } from "#web/lib/api-client.ts";
import { onReconnect, suspectConnection } from "#web/lib/connection.ts";
import { checkSession } from "#web/lib/follow-session.ts";
import { liveState, notifyTopic } from "#web/lib/live-topics.ts";
import { renewQueries } from "#web/lib/query-client.ts";
import { sessionLoss } from "#web/lib/session.ts";

/** In milliseconds: the wait before the first new attempt. It doubles up to a maximum and is shortened at random. */
const firstRetry = 500;
const maxRetry = 30_000;
/** In milliseconds: silence after which the stream counts as broken. The server sends something every 25 seconds. */
const maxSilence = 60_000;
/**
 * In milliseconds: the time after which a hidden window closes its connection. Browsers open at most six to one server.
 */
const hiddenFor = 10_000;

const eventId = /^\d+\.\d+\.\d+$/;

/** The wait before attempt number `attempt`, counted from 0; `chance` is from 0 to 1. */
export const retryAfter = (attempt: number, chance: number) =>
  Math.min(firstRetry * 2 ** attempt, maxRetry) * (0.5 + chance / 2);

/**
 * Follows changes made on other devices and in other windows, and invalidates the cached data. After an interruption it
 * continues from the last event received. @returns a function that stops it
 */
export function followChanges(queryClient: QueryClient) {
  let source: EventSource | undefined;
  let lastId: string | undefined;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const disconnect = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = undefined;
  };
  const reconnect = () => {
    disconnect();
    suspectConnection();
    // The stream ends with the session, without saying so.
    void checkSession();
    // A single failed attempt is not shown: a restarting server is back for the next one.
    if (attempt > 0) liveState.set("offline");
    retry = setTimeout(connect, retryAfter(attempt, Math.random()));
    attempt += 1;
  };
  const listenForSilence = () => {
    clearTimeout(silence);
    silence = setTimeout(reconnect, maxSilence);
  };
  const connect = () => {
    disconnect();
    // It connects once the session is back.
    if (sessionLoss.get() !== undefined) return;
    // The data shown is never older than the page.
    const from: Record<string, string> =
      lastId === undefined ? { age: `${Math.ceil(performance.now())}` } : { after: lastId };
    source = new EventSource(`${config.apiRoot}${livePath}?${new URLSearchParams({ ...from, ...accountHeaders() })}`);
    source.addEventListener("error", reconnect);
    source.addEventListener("message", ({ data, lastEventId }: MessageEvent<string>) => {
      attempt = 0;
      liveState.set("live");
      listenForSilence();
      if (eventId.test(lastEventId)) lastId = lastEventId;
      const event = LiveEvent.safeParse(JSON.parse(data));
      if (!event.success) return;
      if (event.data.isReset) void queryClient.invalidateQueries();
      if (event.data.topics.includes("session")) void checkSession();
      if (event.data.isReplaced) {
        // Wait until this window is used again; reconnecting at once, windows would close each other's streams in turn.
        disconnect();
        liveState.set("replaced");
      }
      for (const topic of event.data.topics) {
        notifyTopic(topic);
        void renewQueries(queryClient, [topic]);
      }
    });
    listenForSilence();
  };

  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(disconnect, hiddenFor);
    else if (!source) onOnline();
  };
  const onOnline = () => {
    attempt = 0;
    connect();
  };
  const onFocus = () => {
    if (liveState.get() === "replaced") onOnline();
  };
  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("online", onOnline);
  const stopListening = onReconnect(() => {
    const isWaiting = liveState.get() === "replaced" || document.hidden;
    if (!isWaiting && source?.readyState !== EventSource.OPEN) onOnline();
  });
  addEventListener("focus", onFocus);
  const stopFollowing = sessionLoss.subscribe(() => (sessionLoss.get() === undefined ? onOnline() : disconnect()));
  connect();
  return () => {
    disconnect();
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("online", onOnline);
    stopListening();
    stopFollowing();
    removeEventListener("focus", onFocus);
    liveState.set("connecting");
  };
}

import type { QueryClient } from "@tanstack/react-query";

import { getSession } from "#contract/session.ts";
import { LiveEvent, livePath } from "#contract/live.ts";
import { config } from "#web/app/config.ts";
import { accountHeaders, call } from "#web/lib/api-client.ts";
import { onReconnect, suspectConnection } from "#web/lib/connection.ts";
import { liveState, notifyTopic } from "#web/lib/live-topics.ts";
import { renewQueries } from "#web/lib/query-client.ts";
import { followOtherAccount, sessionLoss } from "#web/lib/session.ts";

/** In milliseconds: the wait before another attempt, doubled each time up to the longest, and shortened by chance. */
const firstRetry = 500;
const maxRetry = 30_000;
/** Without a word for so long the stream counts as broken: the server speaks every 25 seconds. */
const maxSilence = 60_000;
/** A window that nobody sees gives its connection back after this time: browsers open six to a server at the most. */
const hiddenFor = 10_000;

const eventId = /^\d+\.\d+\.\d+$/;

/** Asks whether somebody is still signed in here, and notes it if not. A server that is away says nothing. */
const checkSession = () =>
  call(getSession, {}, { quiet: true })
    .then(({ state }) => followOtherAccount() || (state !== "signed-in" && sessionLoss.set(state)))
    .catch(() => {});

/** How long to wait before attempt number `attempt`, of which the first is 0; `chance` is from 0 to 1. */
export const retryAfter = (attempt: number, chance: number) =>
  Math.min(firstRetry * 2 ** attempt, maxRetry) * (0.5 + chance / 2);

/**
 * Follows what changes for the person, on other devices and in other windows, and makes what is cached of it stale.
 * After a break it goes on from the last event that it has seen. Answers how to end it.
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
    // The stream ends with the session, and does not say so.
    void checkSession();
    // One failed attempt is nothing to tell: a server that restarts is back with the next.
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
    // Nothing that the page shows is older than the page.
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
        // Until somebody looks at this window again; at once, the windows would end each other's streams in turn.
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
  connect();
  return () => {
    disconnect();
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("online", onOnline);
    stopListening();
    removeEventListener("focus", onFocus);
    liveState.set("connecting");
  };
}

import type { QueryClient } from "@tanstack/react-query";

import { LiveEvent, livePath, type LiveTopic } from "#contract/live.ts";
import { office } from "#office";
import { accountHeaders } from "#web/lib/api/api-client.ts";
import { onReconnect, suspectConnection } from "#web/lib/api/connection.ts";
import { checkSession } from "#web/lib/session/follow-session.ts";
import { offerAnswers } from "#web/lib/live/live-answers.ts";
import { type LiveState, liveState, notifyTopic } from "#web/lib/live/live-topics.ts";
import { renewQueries } from "#web/lib/api/query-client.ts";
import { randomId } from "#web/lib/random-id.ts";
import { sessionLoss } from "#web/lib/session/session.ts";
import { locks, sharedName } from "#web/lib/windows/alone.ts";
import { leadWindows } from "#web/lib/windows/lead-windows.ts";

/** In milliseconds: the wait before the first new attempt. It doubles up to a maximum and is shortened at random. */
const firstRetry = 500;
const maxRetry = 30_000;
/** In milliseconds: silence after which the stream counts as broken. The server sends something every 25 seconds. */
const maxSilence = 60_000;
/**
 * In milliseconds: the time after which a hidden window closes its connection, where windows cannot share one. Browsers
 * open at most six to one server.
 */
const hiddenFor = 10_000;

const eventId = /^\d+\.\d+\.\d+$/;

/** The wait before attempt number `attempt`, counted from 0; `chance` is from 0 to 1. */
export const retryAfter = (attempt: number, chance: number) =>
  Math.min(firstRetry * 2 ** attempt, maxRetry) * (0.5 + chance / 2);

/** What the windows of a browser tell each other. One of them, the leader, has the stream. */
type Note =
  /** An event of the leader's stream, as it came. */
  | { readonly kind: "event"; readonly id: string; readonly data: string }
  /** The leader's stream has failed, and is opened again. */
  | { readonly kind: "broken"; readonly isOffline: boolean }
  /** There is a new leader. */
  | { readonly kind: "leading" }
  /** From a new window: asks for what has changed since its page was loaded, in milliseconds of the clock. */
  | { readonly kind: "hello"; readonly from: string; readonly since: number }
  | {
      readonly kind: "welcome";
      readonly to: string;
      readonly id: string | undefined;
      readonly data: LiveEvent;
      readonly state: LiveState;
    }
  /** From a window that is being used: the stream should be open. */
  | { readonly kind: "needed" };

/**
 * Follows changes made on other devices and in other windows, and invalidates the cached data. After an interruption it
 * continues from the last event received. One window of the browser has the stream and passes its events on, also while
 * it is hidden: over HTTP/1.1, browsers open at most six connections to a server. @returns a function that stops it
 */
export function followChanges(queryClient: QueryClient) {
  const ownId = randomId();
  const openedAt = performance.timeOrigin;
  /** When this window learned of each topic, and since when it knows of all. */
  const learnedAt = new Map<LiveTopic, number>();
  let knowsSince = openedAt;
  let lastId: string | undefined;
  let isLeading = false;
  /** Whether this window has learned what changed before it heard of the leader's events. */
  let isWelcome = false;
  let source: EventSource | undefined;
  let attempt = 0;
  let heardAt = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const channel = locks && new BroadcastChannel(sharedName("live"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  const tell = (note: Note) => channel?.postMessage(note);

  const disconnect = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = undefined;
  };
  const noteFailure = (isOffline: boolean) => {
    suspectConnection();
    // The stream ends with the session, without saying so.
    void checkSession();
    // A single failed attempt is not shown: a restarting server is back for the next one.
    if (isOffline) liveState.set("offline");
  };
  const reconnect = () => {
    disconnect();
    const isOffline = attempt > 0;
    noteFailure(isOffline);
    tell({ kind: "broken", isOffline });
    retry = setTimeout(connect, retryAfter(attempt, Math.random()));
    attempt += 1;
  };
  const onSilence = () => {
    if (isLeading) reconnect();
    // A hidden window looks for the leader once it is shown.
    else if (!document.hidden) leadership.take();
  };
  const listenForSilence = () => {
    heardAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(onSilence, maxSilence);
  };
  const apply = ({ topics, answers = {}, isReset, isReplaced }: LiveEvent) => {
    listenForSilence();
    if (isReset) {
      knowsSince = Date.now();
      void queryClient.invalidateQueries({ refetchType: document.hidden ? "none" : "active" });
    }
    if (topics.includes("session")) void checkSession();
    if (isReplaced) {
      // Wait until a window is used again; reconnecting at once, browsers would close each other's streams in turn.
      disconnect();
      liveState.set("replaced");
    }
    offerAnswers(answers);
    for (const topic of topics) {
      learnedAt.set(topic, Date.now());
      notifyTopic(topic);
      void renewQueries(queryClient, [topic]);
    }
  };
  const receive = (id: string, data: string) => {
    liveState.set("live");
    if ((isLeading || isWelcome) && eventId.test(id)) lastId = id;
    const event = LiveEvent.safeParse(JSON.parse(data));
    if (event.success) apply(event.data);
  };
  const connect = () => {
    disconnect();
    // It connects once the session is back.
    if (sessionLoss.get() !== undefined) return;
    // The data shown is never older than the page.
    const from: Record<string, string> =
      lastId === undefined ? { age: `${Math.ceil(performance.now())}` } : { after: lastId };
    source = new EventSource(`${office.apiRoot}${livePath}?${new URLSearchParams({ ...from, ...accountHeaders() })}`);
    source.addEventListener("error", reconnect);
    source.addEventListener("message", ({ data, lastEventId: id }: MessageEvent<string>) => {
      attempt = 0;
      tell({ kind: "event", id, data });
      receive(id, data);
    });
    listenForSilence();
  };
  const connectNow = () => {
    attempt = 0;
    connect();
  };
  const sayHello = () => {
    if (!isWelcome && !isLeading) tell({ kind: "hello", from: ownId, since: openedAt });
  };

  const onNote = (note: Note) => {
    if (note.kind === "event") receive(note.id, note.data);
    else if (note.kind === "broken") {
      noteFailure(note.isOffline);
      listenForSilence();
    } else if (note.kind === "leading") sayHello();
    else if (note.kind === "hello" && isLeading) {
      if (!source) connectNow();
      // What a page shows may have been read a moment before its time begins.
      const topics = [...learnedAt].flatMap(([topic, at]) => (at >= note.since - 1000 ? topic : []));
      const data = { topics, ...(note.since < knowsSince && { isReset: true }) };
      tell({ kind: "welcome", to: note.from, id: lastId, data, state: liveState.get() });
    } else if (note.kind === "welcome" && note.to === ownId && !isWelcome) {
      isWelcome = true;
      lastId = note.id;
      liveState.set(note.state);
      apply(note.data);
    } else if (note.kind === "needed" && isLeading && !source) connectNow();
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<Note>) => onNote(data));

  /** Opens the stream if it is closed, or asks the leader to. */
  const demand = () => {
    if (!isLeading && Date.now() - heardAt > maxSilence) leadership.take();
    else if (!isLeading) tell({ kind: "needed" });
    else if (!source) connectNow();
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (!document.hidden) demand();
    else if (!channel) hiding = setTimeout(disconnect, hiddenFor);
  };
  const onOnline = () => {
    if (isLeading) connectNow();
  };
  const onFocus = () => {
    if (liveState.get() === "replaced") demand();
  };
  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("online", onOnline);
  const stopListening = onReconnect(() => {
    const isWaiting = liveState.get() === "replaced" || (!channel && document.hidden);
    if (isLeading && !isWaiting && source?.readyState !== EventSource.OPEN) connectNow();
  });
  addEventListener("focus", onFocus);
  const stopFollowing = sessionLoss.subscribe(() => (sessionLoss.get() === undefined ? demand() : disconnect()));
  const leadership = leadWindows("live-leader", () => {
    isLeading = true;
    tell({ kind: "leading" });
    connectNow();
    return () => {
      isLeading = false;
      disconnect();
      listenForSilence();
    };
  });
  listenForSilence();
  sayHello();
  return () => {
    leadership.stop();
    channel?.close();
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

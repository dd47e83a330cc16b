import type { LiveTopic } from "#contract/live.ts";
import { createStore } from "#web/lib/store.ts";

// Separate from the stream itself, which loads after the first screen.

/**
 * The state of live updates. `offline` shows a sign in the footer while the server can be reached, and so does
 * `replaced`: too many windows of the person are open, and this one's stream was closed for a newer one.
 */
export type LiveState = "connecting" | "live" | "offline" | "replaced";

export const liveState = createStore<LiveState>("connecting");

const listeners = new Map<LiveTopic, Set<() => void>>();

/** Calls back on live updates of the topic, for data outside the query cache. */
export function onTopic(topic: LiveTopic, listener: () => void) {
  const own = listeners.get(topic) ?? new Set();
  listeners.set(topic, own.add(listener));
  return () => void own.delete(listener);
}

export function notifyTopic(topic: LiveTopic) {
  for (const listener of listeners.get(topic) ?? []) listener();
}

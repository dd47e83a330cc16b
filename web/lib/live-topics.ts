import type { LiveTopic } from "#contract/live.ts";
import { createStore } from "#web/lib/store.ts";

// Apart from the stream itself, which loads once the first screen stands.

/**
 * Whether changes of others reach this window. `offline` shows a sign in the footer while the server can be reached, and
 * so does `replaced`: too many windows of the person are open, and this one has given way to a newer one.
 */
export type LiveState = "connecting" | "live" | "offline" | "replaced";

export const liveState = createStore<LiveState>("connecting");

const listeners = new Map<LiveTopic, Set<() => void>>();

/** Calls back when something of the topic has changed elsewhere, for what is not in the query cache. */
export function onTopic(topic: LiveTopic, listener: () => void) {
  const own = listeners.get(topic) ?? new Set();
  listeners.set(topic, own.add(listener));
  return () => void own.delete(listener);
}

export function notifyTopic(topic: LiveTopic) {
  for (const listener of listeners.get(topic) ?? []) listener();
}

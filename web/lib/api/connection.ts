import { createStore } from "#web/lib/store.ts";

// Separate from `connection-monitor.ts`, which loads after the first screen.

/** `offline`: the browser has no network. `unreachable`: it has one, but the server does not respond. */
export type Connection = "online" | "offline" | "unreachable";

/** The last known state of the connection. */
export const connection = createStore<Connection>("online");

export const isConnected = () => connection.get() === "online";

/** Checks the connection, once its code has loaded. */
export const checker: {
  check?: (() => void) | undefined;
  /** Counts the server as unreachable until it is called with `false`. Requests are still sent. */
  simulateLoss?: ((isLost: boolean) => void) | undefined;
} = {};

/** Call when a request got no response, to check whether the connection is the reason. */
export const suspectConnection = () => checker.check?.();

/** Calls back each time the server can be reached again. @returns a function that stops listening */
export function onReconnect(listener: () => void) {
  let wasConnected = isConnected();
  return connection.subscribe(() => {
    const isNow = isConnected();
    if (isNow && !wasConnected) listener();
    wasConnected = isNow;
  });
}

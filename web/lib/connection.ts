import { createStore } from "#web/lib/store.ts";

// Apart from what finds out, which loads once the first screen stands: `connection-monitor.ts`.

/** `offline`: the browser has no network. `unreachable`: it has one, but the server does not answer. */
export type Connection = "online" | "offline" | "unreachable";

/** Whether the server can be reached, as far as is known. */
export const connection = createStore<Connection>("online");

/** Set once a chunk could not be loaded because the server has another build by now. */
export const hasNewVersion = createStore(false);

export const isConnected = () => connection.get() === "online";

type Suspicion = "connection" | "version";

/** Checks the connection, once its code has loaded. */
export const checker: { check?: ((suspicion: Suspicion) => void) | undefined } = {};

/** To be called when a request got no answer. Whether that was the connection is then found out. */
export const suspectConnection = () => checker.check?.("connection");

/** To be called when a chunk could not be loaded: the connection may be the reason, or a deployment. */
export const suspectVersion = () => checker.check?.("version");

/** Calls back each time the server can be reached again. Answers how to stop listening. */
export function onReconnect(listener: () => void) {
  let wasConnected = isConnected();
  return connection.subscribe(() => {
    const isNow = isConnected();
    if (isNow && !wasConnected) listener();
    wasConnected = isNow;
  });
}

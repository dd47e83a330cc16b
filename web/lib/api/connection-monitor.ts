import { getHealth } from "#contract/health.ts";
import { office } from "#office";
import { checker, type Connection, connection } from "#web/lib/api/connection.ts";

/** In milliseconds: the timeout after which the server counts as unreachable. */
const probeTimeoutMs = 2000;
/** In milliseconds: the minimum wait between probes while there is no connection. */
const minWaitMs = 1000;
const maxWaitMs = 15_000;
/** The number of probes at the minimum wait. Most interruptions are short, and their end should be noticed quickly. */
const promptProbes = 60;

/** The wait before probe number `attempt`, counted from 0, in milliseconds. */
export const waitBeforeProbe = (attempt: number) =>
  Math.min(minWaitMs * 1.5 ** Math.max(0, attempt - promptProbes), maxWaitMs);

export type Probe = () => Promise<boolean>;

const probeHealth: Probe = () =>
  fetch(`${office.apiRoot}${getHealth.path}`, { cache: "no-store", signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Monitors whether the server can be reached, and publishes it in `connection`. It probes when there is a reason: the
 * browser is offline, or a request, the live stream or a chunk got no response. It repeats the probe until
 * the connection is back. @returns a function that stops it
 */
export function monitorConnection({ probe = probeHealth } = {}) {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The current probe; results of earlier ones are outdated. */
  let current: Promise<boolean> | undefined;

  let isSimulated = false;

  const lost = (): Connection => (navigator.onLine ? "unreachable" : "offline");

  const settle = (isReached: boolean) => {
    current = undefined;
    clearTimeout(timer);
    connection.set(isReached ? "online" : lost());
    if (isReached) {
      attempt = 0;
      return;
    }
    // A hidden window probes when it becomes visible.
    if (document.hidden) return;
    timer = setTimeout(check, waitBeforeProbe(attempt));
    attempt += 1;
  };
  const check = () => {
    if (current) return;
    const asked = isSimulated ? Promise.resolve(false) : probe();
    current = asked;
    void asked.then((isReached) => current === asked && settle(isReached));
  };
  const onOffline = () => {
    attempt = 0;
    // A probe sent before the network was lost proves nothing.
    settle(false);
  };
  const onBack = () => {
    attempt = 0;
    current = undefined;
    if (connection.get() !== "online") check();
  };
  const onVisibility = () => void (document.hidden || onBack());

  addEventListener("offline", onOffline);
  addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onVisibility);
  checker.check = check;
  checker.simulateLoss = (isLost) => {
    isSimulated = isLost;
    if (isLost) onOffline();
    else onBack();
  };
  if (!navigator.onLine) onOffline();
  return () => {
    clearTimeout(timer);
    current = undefined;
    checker.check = undefined;
    checker.simulateLoss = undefined;
    removeEventListener("offline", onOffline);
    removeEventListener("online", onBack);
    document.removeEventListener("visibilitychange", onVisibility);
    connection.set("online");
  };
}

import { getHealth } from "#contract/health.ts";
import { config } from "#web/app/config.ts";
import { checker, type Connection, connection, hasNewVersion } from "#web/lib/connection.ts";

/** In milliseconds. Without an answer for so long, the server counts as unreachable. */
const probeTimeoutMs = 2000;
/** In milliseconds: the wait before the next probe while there is no connection. */
const minWaitMs = 1000;
const maxWaitMs = 15_000;
/** So many probes follow each other at the shortest wait. An interruption is short as a rule, and its end is to be seen. */
const promptProbes = 60;

/** How long to wait before probe number `attempt`, of which the first is 0, in milliseconds. */
export const waitBeforeProbe = (attempt: number) =>
  Math.min(minWaitMs * 1.5 ** Math.max(0, attempt - promptProbes), maxWaitMs);

export type Probe = () => Promise<boolean>;

const probeHealth: Probe = () =>
  fetch(`${config.apiRoot}${getHealth.path}`, { cache: "no-store", signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Finds out whether the server can be reached, and says so in `connection`. It asks when there is a reason: the browser
 * has lost its network, a request or the live stream got no answer, a chunk did not load. While there is no connection
 * it asks again and again. Answers how to end it.
 */
export function monitorConnection({ probe = probeHealth, isNewVersion = findNewVersion } = {}) {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The probe that counts: what an earlier one answers is out of date. */
  let current: Promise<boolean> | undefined;

  const lost = (): Connection => (navigator.onLine ? "unreachable" : "offline");

  const settle = (isReached: boolean) => {
    current = undefined;
    clearTimeout(timer);
    connection.set(isReached ? "online" : lost());
    if (isReached) {
      attempt = 0;
      return;
    }
    // A window that nobody sees asks again when it is seen.
    if (document.hidden) return;
    timer = setTimeout(check, waitBeforeProbe(attempt));
    attempt += 1;
  };
  const check = () => {
    if (current) return;
    const asked = probe();
    current = asked;
    void asked.then((isReached) => current === asked && settle(isReached));
  };
  const onOffline = () => {
    attempt = 0;
    // A probe that left before is no evidence for now.
    settle(false);
  };
  const onBack = () => {
    attempt = 0;
    current = undefined;
    if (connection.get() !== "online") check();
  };
  const onVisibility = () => void (document.hidden || onBack());
  const checkVersion = async () => {
    check();
    if (!hasNewVersion.get() && (await isNewVersion())) hasNewVersion.set(true);
  };

  addEventListener("offline", onOffline);
  addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onVisibility);
  checker.check = (suspicion) => (suspicion === "version" ? void checkVersion() : check());
  if (!navigator.onLine) onOffline();
  return () => {
    clearTimeout(timer);
    current = undefined;
    checker.check = undefined;
    removeEventListener("offline", onOffline);
    removeEventListener("online", onBack);
    document.removeEventListener("visibilitychange", onVisibility);
    connection.set("online");
  };
}

const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute("src");

/** Whether the page at this address starts with another script than the one that runs here. */
async function findNewVersion() {
  try {
    const response = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(probeTimeoutMs) });
    if (!response.ok) return false;
    const entry = entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    return entry !== undefined && entry !== null && entry !== entryOf(document);
  } catch {
    return false;
  }
}

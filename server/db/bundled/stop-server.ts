import { setTimeout as sleep } from "node:timers/promises";

import type { Place } from "#server/db/bundled/place.ts";
import { isAlive, isPostmaster, readPostmaster } from "#server/db/bundled/postmaster.ts";
import { pollMs, stopTimeoutMs } from "#server/db/bundled/timeouts.ts";

/** Stops PostgreSQL. Call while holding the lock `start`. */
export async function stopServer(place: Place) {
  const pid = readPostmaster(place.cluster)?.pid;
  if (pid === undefined || !isPostmaster(pid, place)) return;
  // A fast shutdown: open transactions are rolled back, and everything is written out.
  if (await endServer(place, pid, "SIGINT", stopTimeoutMs)) return;
  // An immediate one, which leaves the recovery to the next start.
  if (await endServer(place, pid, "SIGQUIT", stopTimeoutMs)) return;
  throw new Error(`The bundled PostgreSQL (process ${pid}) does not stop`);
}

async function endServer(place: Place, pid: number, signal: NodeJS.Signals, timeoutMs: number) {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!isPostmaster(pid, place)) {
      // A child of this process disappears once Node has noticed its end; another process may remain as a zombie.
      for (const noted = Date.now() + 1000; isAlive(pid) && Date.now() < noted;) await sleep(pollMs);
      return true;
    }
    await sleep(pollMs);
  }
  return false;
}

import path from "node:path";

import { waitForFileLock } from "#server/db/file-lock.ts";
import { startTimeoutMs } from "#server/db/bundled/timeouts.ts";
import { readIfThere } from "#server/db/bundled/read-if-there.ts";
import { readProcessSpace } from "#server/db/process-space.ts";

/**
 * A file that is locked with the operating system, which releases the lock when its last holder ends. Process ids are not
 * used for this: a container that starts on the directory of a killed one has the same ids again.
 *
 * - `start`: held exclusively while a process starts or stops PostgreSQL.
 * - `servers`: held shared by each process that uses the database. A process that gets it exclusively was the last.
 * - `cluster`: inherited by PostgreSQL and all of its processes. While it is held, PostgreSQL runs.
 */
export const lockFile = (root: string, name: "start" | "servers" | "cluster") => path.join(root, "locks", name);

/**
 * The file that records where the holders of the lock `cluster` run. Separate, because a locked file cannot be read on
 * Windows.
 */
export const holderFile = (root: string) => path.join(root, "locks", "cluster-holder");

export async function lockStart(root: string, signal?: AbortSignal) {
  const lock = await waitForFileLock(lockFile(root, "start"), { timeoutMs: startTimeoutMs, signal });
  if (!lock) throw new Error(`Another start on ${root} has not ended within ${startTimeoutMs / 1000} seconds`);
  return lock;
}

/** Returns whether the lock is held in another container, whose processes cannot be seen or stopped from here. */
export function isHeldElsewhere(root: string) {
  const holder = readIfThere(holderFile(root));
  return holder !== "" && holder !== readProcessSpace();
}

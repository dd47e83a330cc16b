import { mkdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { keepRunning } from "#server/db/bundled/keep-running.ts";
import { isHeldElsewhere, lockFile, lockStart } from "#server/db/bundled/locks.ts";
import { type Place, placeCluster, unprivileged } from "#server/db/bundled/place.ts";
import { connectionTo, isPostmaster, readPostmaster, tryConnect } from "#server/db/bundled/postmaster.ts";
import { findPrograms, type Programs } from "#server/db/bundled/programs.ts";
import { startServer } from "#server/db/bundled/start-server.ts";
import { stopServer } from "#server/db/bundled/stop-server.ts";
import { pollMs, startTimeoutMs } from "#server/db/bundled/timeouts.ts";
import { type FileLock, tryFileLock } from "#server/db/file-lock.ts";
import type { Log } from "#server/lib/log/request-log.ts";

/** A PostgreSQL that runs on the data directory. */
export type BundledDatabase = {
  readonly connectionString: string;
  /** Its programs are installed on this machine, and do not come with Atrium. */
  readonly isSystem: boolean;
  /**
   * Starts it again whenever it ends, until `stop` is called.
   *
   * @returns a function that says whether it is being started
   */
  keepRunning: (log: Log) => () => boolean;
  /** Stops it, unless another process of Atrium still uses it. */
  stop: () => Promise<void>;
};

type Options = {
  /** A loopback port with a password in place of the Unix socket: what Windows needs. */
  viaLoopback?: boolean;
  /** Where a database goes, and its programs, when the user that it must run as cannot enter this checkout. */
  refuge?: string;
  /** Ends the start early. A PostgreSQL that it has started by then is stopped again. */
  signal?: AbortSignal | undefined;
  /** How long to wait for another container that uses the directory: it may be stopping. */
  otherContainerTimeoutMs?: number;
  /** The folder of PostgreSQL's programs; see `findPrograms`. */
  bin?: string | undefined;
  /** Settings of PostgreSQL in place of ours, if it is started now. */
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the bundled PostgreSQL on a data directory, or joins the one that runs there already.
 * The locks that hold processes apart are in `bundled/locks.ts`.
 *
 * @throws where the platform has no binaries, or the database does not come up; the message says what to do
 */
export async function startBundledDatabase(
  dataDirectory: string,
  {
    viaLoopback = process.platform === "win32",
    refuge = "/var/lib/atrium",
    signal,
    otherContainerTimeoutMs = 15_000,
    bin,
    settings,
  }: Options = {},
): Promise<BundledDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  const root = realpathSync(dataDirectory);
  mkdirSync(path.join(root, "locks"), { recursive: true });
  const asUser = process.getuid?.() === 0 ? unprivileged : undefined;
  const starting = await lockStart(root, signal);
  try {
    // Files of versions before the locks.
    for (const name of ["starting.lock", "servers"]) rmSync(path.join(root, name), { recursive: true, force: true });
    const programs = findPrograms(asUser && refuge, bin);
    const cluster = placeCluster(root, asUser && refuge);
    const place = { root, cluster, viaLoopback, asUser, settings };
    const connectionString = await joinOrStart(programs, place, otherContainerTimeoutMs, signal);
    const use = tryFileLock(lockFile(root, "servers"), { isShared: true });
    const stopping = new AbortController();
    let watching: Promise<void> | undefined;
    let stopped: Promise<void> | undefined;
    const restart = async () => {
      const again = await lockStart(root, stopping.signal);
      try {
        // The pools know this address: on Windows, the port has to stay.
        await joinOrStart(programs, { ...place, connectionString }, otherContainerTimeoutMs, stopping.signal);
      } finally {
        again.release();
      }
    };
    return {
      connectionString,
      isSystem: programs.isSystem,
      keepRunning(log) {
        const isRunning = () => isPostmasterOf(place);
        const { isRestarting, ended } = keepRunning({ isRunning, start: restart, signal: stopping.signal, log });
        watching = ended;
        return isRestarting;
      },
      async stop() {
        stopping.abort();
        await watching;
        await (stopped ??= leave(place, use));
      },
    };
  } finally {
    starting.release();
  }
}

const isPostmasterOf = (place: Place) => {
  const running = readPostmaster(place.cluster);
  return running !== undefined && isPostmaster(running.pid, place);
};

/** Ends this process's use of the database, and stops PostgreSQL if no other process uses it. */
async function leave(place: Place, use: FileLock | undefined) {
  const starting = await lockStart(place.root);
  try {
    use?.release();
    const last = tryFileLock(lockFile(place.root, "servers"));
    if (!last) return;
    last.release();
    await stopServer(place);
  } finally {
    starting.release();
  }
}

/** Call while holding the lock `start`. @returns the address of the database */
async function joinOrStart(
  programs: Programs,
  place: Place,
  otherContainerTimeoutMs: number,
  signal: AbortSignal | undefined,
) {
  const file = lockFile(place.root, "cluster");
  const began = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryFileLock(file);
    if (lock) {
      try {
        return (await joinUnlocked(place, signal)) ?? (await startServer(programs, place, lock, signal));
      } finally {
        lock.release();
      }
    }
    const waitedMs = Date.now() - began;
    if (isHeldElsewhere(place.root)) {
      if (waitedMs > otherContainerTimeoutMs) {
        throw new Error(
          `${place.root} is in use by another container or machine: stop the Atrium there first, or run this command inside that container`,
        );
      }
    } else {
      const connectionString = await tryConnect(place);
      if (connectionString) return connectionString;
      if (waitedMs > startTimeoutMs) throw new Error(`The PostgreSQL that runs on ${place.cluster} does not answer`);
    }
    await sleep(pollMs);
  }
}

/**
 * Joins a PostgreSQL that runs without the lock `cluster`: on Windows, where a lock is not inherited, or started by a
 * version of Atrium before the locks.
 */
async function joinUnlocked(place: Place, signal: AbortSignal | undefined) {
  const running = readPostmaster(place.cluster);
  if (!running) return undefined;
  if (isPostmaster(running.pid, place)) {
    return connectionTo(place, () => !isPostmaster(running.pid, place), signal);
  }
  return tryConnect(place);
}

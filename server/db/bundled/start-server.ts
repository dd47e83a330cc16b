import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { childOptions, inherited } from "#server/db/bundled/child-process.ts";
import { createCluster } from "#server/db/bundled/create-cluster.ts";
import { holderFile } from "#server/db/bundled/locks.ts";
import { makeSocketDirectory, type Place, port } from "#server/db/bundled/place.ts";
import { connectionTo } from "#server/db/bundled/postmaster.ts";
import type { Programs } from "#server/db/bundled/programs.ts";
import { readIfThere } from "#server/db/bundled/read-if-there.ts";
import { pollMs, startTimeoutMs } from "#server/db/bundled/timeouts.ts";
import type { FileLock } from "#server/db/file-lock.ts";
import { readProcessSpace } from "#server/db/process-space.ts";

/** PostgreSQL's messages while processes of a crashed server are still ending. */
const stillEnding = /pre-existing shared memory block|lock file .* already exists/;

/** Starts PostgreSQL, and creates the cluster if necessary. @returns the address of the database */
export async function startServer(
  { bin, majorVersion }: Programs,
  place: Place,
  lock: FileLock,
  signal: AbortSignal | undefined,
) {
  // First, because initdb holds the lock as well.
  writeFileSync(holderFile(place.root), readProcessSpace());
  const version = readIfThere(path.join(place.cluster, "PG_VERSION")).trim();
  if (version === "") await createCluster(bin, place, lock);
  else requireVersion(place, version, majorVersion);
  removeStaleFiles(place);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      return await tryServer(bin, place, lock, signal);
    } catch (error) {
      if (!(error instanceof Error && stillEnding.test(error.message)) || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function requireVersion({ root, cluster }: Place, found: string, bundled: string) {
  if (found === bundled) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${found}, and this version of Atrium brings PostgreSQL ${bundled}: start the earlier version of Atrium, run "npm run db:backup", move ${root} away, and run "npm run db:restore -- <file>" with this version`,
  );
}

/**
 * Removes what a PostgreSQL that was killed left behind. PostgreSQL refuses to start when the process id in such a file
 * is in use, and in a new container it nearly always is. Call while holding the lock `cluster`, which says that
 * none runs. Without /proc, one of an earlier version of Atrium cannot be ruled out, and PostgreSQL's own check decides.
 */
function removeStaleFiles(place: Place) {
  if (process.platform !== "linux") return;
  rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
  if (place.viaLoopback) return;
  const socket = path.join(makeSocketDirectory(place), `.s.PGSQL.${port}`);
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
}

async function tryServer(bin: string, place: Place, lock: FileLock, signal: AbortSignal | undefined) {
  const { root, cluster, viaLoopback, settings: changed, connectionString } = place;
  const listen = viaLoopback
    ? {
        listen_addresses: "127.0.0.1",
        port: connectionString ? new URL(connectionString).port : String(await freePort()),
        unix_socket_directories: "",
      }
    : { listen_addresses: "", port: String(port), unix_socket_directories: makeSocketDirectory(place) };
  const settings = {
    ...listen,
    unix_socket_permissions: "0700",
    // Explicit, because durability depends on it: a commit that was acknowledged is on the disk.
    fsync: "on",
    shared_buffers: "64MB",
    timezone: "UTC",
    log_timezone: "UTC",
    ...changed,
  };
  const logFile = path.join(root, "postgres.log");
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(
    path.join(bin, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...childOptions(place),
      // A group of its own: Ctrl+C goes to ours, which then stops it when its requests are done.
      detached: true,
      stdio: ["ignore", log, log, inherited(lock)],
    },
  );
  closeSync(log);
  child.unref();
  const ended = endOf(child, logFile);
  try {
    return (await Promise.race([connectionTo(place, () => child.exitCode !== null, signal), ended])) ?? (await ended);
  } catch (error) {
    if (signal?.aborted) {
      child.kill("SIGINT");
      while (child.exitCode === null && child.signalCode === null) await sleep(pollMs);
    }
    throw error;
  }
}

/** Rejects when the program ends, which means that it did not start. */
const endOf = (child: ChildProcess, logFile: string) =>
  new Promise<never>((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      const said = readIfThere(logFile).trim().split("\n").slice(-5).join("\n");
      reject(new Error(`The bundled PostgreSQL ended with code ${code}. Its last words, from ${logFile}:\n${said}`));
    });
  });

/** A port of the loopback address that nothing uses at the moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

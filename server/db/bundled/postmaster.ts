import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { databaseUser, type Place } from "#server/db/bundled/place.ts";
import { readIfThere } from "#server/db/bundled/read-if-there.ts";
import { pollMs, startTimeoutMs } from "#server/db/bundled/timeouts.ts";

/** Parses the file that a running server writes into its directory; see the documentation of `postmaster.pid`. */
export function readPostmaster(cluster: string) {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const [pid = "", , , serverPort = "", socketDirectory = "", , , status = ""] = lines;
  return { pid: Number(pid), port: serverPort, socketDirectory, ready: status.trim() === "ready" };
}

/** Returns whether the process is the PostgreSQL of the directory, and not another one that has reused the id. */
export function isPostmaster(pid: number, { cluster }: Place) {
  if (process.platform !== "linux") return isAlive(pid);
  const [program = "", ...args] = readIfThere(`/proc/${pid}/cmdline`).split("\0");
  return path.basename(program) === "postgres" && args.includes(cluster);
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Waits until the server on the directory answers, and says how to reach it; undefined once it is gone. */
export async function connectionTo(place: Place, isGone: () => boolean, signal: AbortSignal | undefined) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (isGone()) return undefined;
    const connectionString = await tryConnect(place);
    if (connectionString) return connectionString;
    await sleep(pollMs);
  }
  throw new Error(`The bundled PostgreSQL does not answer; its log is ${path.join(place.root, "postgres.log")}`);
}

/** Returns the address of the server on the directory; undefined if none answers. */
export async function tryConnect({ root, cluster, viaLoopback }: Place) {
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.ready) return undefined;
  const password = viaLoopback ? readFileSync(path.join(root, "database-password"), "utf8") : "";
  const connectionString = viaLoopback
    ? `postgres://${databaseUser}:${password}@127.0.0.1:${postmaster.port}/postgres`
    : `postgres://${databaseUser}@/postgres?host=${encodeURIComponent(postmaster.socketDirectory)}&port=${postmaster.port}`;
  try {
    await answers(connectionString);
    return connectionString;
  } catch {
    return undefined;
  }
}

async function answers(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  await client.connect();
  await client.end();
}

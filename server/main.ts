import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { sql } from "kysely";

import { findMissingSecret } from "#server/auth/secret.ts";
import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { type OpenDatabase, openDatabase } from "#server/database.ts";
import { createConsoleLog } from "#server/lib/log/console-log.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { listen } from "#server/listen.ts";
import { type Office, openOffice, readBuiltApp } from "#server/office.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Milliseconds that requests in flight have when the server stops, after ATRIUM_DRAIN_SECONDS. Together with stopping the database, it stays below
 * the 10 seconds after which container runtimes kill.
 */
const graceTime = 7000;
/** A terminal signals the whole process group, and npm forwards the signal: that is one request to stop, not two. */
const repeatedSignalTime = 500;

/** Listens for stop signals. A further signal ends the grace period. */
function listenForStop() {
  const stop = new AbortController();
  const hurry = new AbortController();
  let stoppedAt = 0;
  const hear = () => {
    if (stop.signal.aborted) {
      if (performance.now() - stoppedAt > repeatedSignalTime) hurry.abort();
      return;
    }
    stoppedAt = performance.now();
    stop.abort();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, hear);
  return { stop: stop.signal, hurry: hurry.signal };
}

/** Also for a start that fails because the configuration is not valid. */
const openLog = () => createConsoleLog(process.env["ATRIUM_LOG_FORMAT"] === "json" ? "json" : "text");

type StopSignals = ReturnType<typeof listenForStop>;

async function run(signals: StopSignals) {
  loadEnvironmentFile(root);
  const config = readConfig(process.env, root);
  const missing = findMissingSecret(config);
  if (missing !== undefined) throw new Error(missing);
  const log = openLog();
  const database = await openDatabase(config, signals.stop, (message) => log("info", { message }));
  try {
    await serveUntilStop(config, database, log, signals);
  } finally {
    await database.close();
  }
}

async function serveUntilStop(config: Config, database: OpenDatabase, log: Log, { stop, hurry }: StopSignals) {
  const isDatabaseRestarting = database.keepRunning(log);
  const office = await openOffice(config, { ...database, isDatabaseRestarting }, { app: await readBuiltApp(), log });
  let stopServing: (() => Promise<void>) | undefined;
  let stopMetrics: (() => Promise<void>) | undefined;
  try {
    stopMetrics = await serveMetrics(office, config, log);
    const { origin, close } = await listen(office.fetch, config, log);
    stopServing = () => close({ graceMs: graceTime, hurry });
    // Before anything else is awaited: the first request needs the public address.
    office.begin(origin);
    log("info", { message: `Atrium is ready at ${origin}${config.basePath}` });
    log("info", { message: await describeDatabase(config, database) });
    if (!stop.aborted) await once(stop, "abort");
    await drain(office, config, hurry);
  } finally {
    await office.close(stopServing);
    await stopMetrics?.();
  }
}

/** Answers until a load balancer has noticed that this server stops. A further signal ends the wait. */
async function drain(office: Office, { drainMs }: Config, hurry: AbortSignal) {
  office.drain();
  await sleep(drainMs, undefined, { signal: hurry }).catch(() => {});
}

/** Serves metrics if they have a port. @returns a function that stops it */
async function serveMetrics({ metrics }: Office, { host, metricsPort }: Config, log: Log) {
  if (metrics === undefined || metricsPort === undefined) return undefined;
  const place = { host, port: metricsPort, variable: "ATRIUM_METRICS_PORT" };
  const { origin, close } = await listen(metrics.fetch, place, log);
  log("info", { message: `Metrics are at ${origin}/metrics` });
  return () => close({ graceMs: 0, hurry: AbortSignal.abort() });
}

/** Says what runs, since a bundled PostgreSQL is not updated with the system. */
async function describeDatabase({ databaseUrl, databaseDirectUrl }: Config, { db, isSystem }: OpenDatabase) {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const origin = isSystem ? "installed on this machine" : "bundled with Atrium";
  const place = databaseDirectUrl === undefined ? "at DATABASE_URL" : "through the pooler at DATABASE_URL";
  return `PostgreSQL ${rows[0]?.version}, ${databaseUrl === undefined ? origin : place}`;
}

const signals = listenForStop();
try {
  await run(signals);
} catch (error) {
  // A start that was stopped has not failed.
  if (!signals.stop.aborted) {
    const reason = error instanceof Error ? error.message : String(error);
    openLog()("error", { message: `Atrium cannot start: ${reason}` });
    process.exitCode = 1;
  }
}
// Interrupted work may still hold connections.
process.exit();

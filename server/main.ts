import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { createAdaptorServer } from "@hono/node-server";

import { readSecret } from "#server/auth/secret.ts";
import { prepareClose } from "#server/close-server.ts";
import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { type OpenDatabase, openDatabase } from "#server/database.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { startHousekeeping } from "#server/housekeeping.ts";
import { clientAddressOf } from "#server/lib/client-address.ts";
import { logToConsole } from "#server/lib/request-log.ts";
import { settleWithin } from "#server/lib/settle-within.ts";
import { watchProxies } from "#server/lib/untrusted-proxy.ts";
import { openLiveHub } from "#server/live/hub.ts";
import { fillCities } from "#server/maps/fill-cities.ts";
import { openMailServer, printMail } from "#server/mail.ts";
import { readAssets, readScriptHashes } from "#server/site/assets.ts";
import { createSite } from "#server/site/site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = fileURLToPath(new URL("../dist/web", import.meta.url));

/**
 * Milliseconds until an idle connection is closed. Longer than the minute for which proxies keep their connections, so
 * that a proxy never sends a request into a connection that is being closed.
 */
const keepAliveTime = 65_000;

/**
 * Milliseconds until a request has to be complete: longer than the largest upload takes at 1 Mbit/s. Every request but
 * an upload is answered sooner, see `server/app.ts`, and an upload that stands still is ended by its route.
 */
const requestTimeout = 60 * 60 * 1000;

/**
 * Milliseconds that requests in flight have when the server stops. Together with stopping the database, it stays below
 * the 10 seconds after which container runtimes kill.
 */
const graceTime = 7000;
/** Milliseconds that background work has to end. The database ends the rest. */
const backgroundTime = 1000;
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

type StopSignals = ReturnType<typeof listenForStop>;

async function run(signals: StopSignals) {
  loadEnvironmentFile(root);
  const config = readConfig(process.env, root);
  const database = await openDatabase(config, signals.stop);
  try {
    await serveUntilStop(config, database, signals);
  } finally {
    await database.close();
  }
}

async function serveUntilStop(config: Config, { db, connectionString }: OpenDatabase, { stop, hurry }: StopSignals) {
  const app = existsSync(built)
    ? { assets: await readAssets(built), scriptHashes: await readScriptHashes(built) }
    : { assets: new Map(), scriptHashes: [] };
  const hub = openLiveHub(connectionString);
  const uploadDirectory = path.join(config.dataDirectory, "uploads");
  const stopHousekeeping = startHousekeeping(db, uploadDirectory);
  const proxies = watchProxies(config.isTrustedProxy, logToConsole);
  // Known once the port is.
  let address = "";
  const site = createSite({
    ...config,
    ...app,
    ...signInOptions(config),
    db,
    hub,
    uploadDirectory,
    secret: config.secret ?? (await readSecret(config.dataDirectory)),
    verifiesEmail: !config.isDemo,
    operation: {
      isBundled: config.databaseUrl === undefined,
      isBehindProxy: config.isBehindProxy,
      hasUntrustedProxy: proxies.hasUntrusted,
      mailHost: config.mailServer && new URL(config.mailServer.url).hostname,
      mailFrom: config.mailServer?.from,
    },
    publicAddress: () => address,
    log: logToConsole,
    watch: proxies.watch,
  });
  const serverOptions = { keepAliveTimeout: keepAliveTime, requestTimeout };
  const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as Server;
  const closeServer = prepareClose(server);
  let filling: Promise<unknown> = Promise.resolve();
  try {
    const port = await listen(server, config);
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    const here = `http://${host}:${port}`;
    address = `${config.publicOrigin ?? here}${config.basePath}`;
    console.log(`Atrium is ready at ${here}${config.basePath}`);
    filling = fillCities(db, stop).catch((error: unknown) => {
      if (!stop.aborted) logToConsole("error", { error: "cities", message: String(error) });
    });
    if (!stop.aborted) await once(stop, "abort");
  } finally {
    stopHousekeeping();
    // Live streams stay open indefinitely; the server would wait for them.
    const hubClosed = hub.close();
    if (server.listening) await closeServer({ graceMs: graceTime, hurry });
    await settleWithin(backgroundTime, filling, hubClosed);
  }
}

/** @returns the port */
async function listen(server: Server, { port, host }: Config) {
  const listening = once(server, "listening");
  server.listen(port, host);
  try {
    await listening;
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new Error(`Port ${port} is taken: end what uses it, or set PORT to another`) : error;
  }
  server.on("error", (error) => logToConsole("error", { error: "listen", message: error.message }));
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

const signInOptions = ({ isDemo, providers, mailServer, isTrustedProxy }: Config) => ({
  demoUsername: isDemo ? demoUsername : undefined,
  providers,
  sendMail: mailServer ? openMailServer(mailServer.url, mailServer.from) : printMail,
  clientAddress: clientAddressOf(isTrustedProxy),
});

const signals = listenForStop();
try {
  await run(signals);
} catch (error) {
  // A start that was stopped has not failed.
  if (!signals.stop.aborted) {
    console.error(`Atrium cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
// Interrupted work may still hold connections.
process.exit();

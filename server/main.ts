import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { serve } from "@hono/node-server";

import { createProvider } from "#server/auth/providers.ts";
import { deleteExpired } from "#server/auth/sessions.ts";
import { type Config, loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { clientAddressOf } from "#server/lib/client-address.ts";
import { logToConsole } from "#server/lib/request-log.ts";
import { openLiveHub } from "#server/live/hub.ts";
import { tidyLive } from "#server/live/tidy.ts";
import { fillCities } from "#server/maps/fill-cities.ts";
import { openMailServer, printMail } from "#server/mail.ts";
import { readAssets, readScriptHashes } from "#server/site/assets.ts";
import { createSite } from "#server/site/site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = fileURLToPath(new URL("../dist/web", import.meta.url));

/**
 * How long a connection without a request stays open, in milliseconds: longer than the minute that proxies keep theirs
 * for. Were it shorter, a proxy would send a request into a connection that is just being closed.
 */
const keepAliveTime = 65_000;

/** How long open requests may take to end when the server stops, in milliseconds. */
const graceTime = 10_000;

async function start() {
  loadEnvironmentFile(root);
  const config = readConfig(process.env, root);
  const app = existsSync(built)
    ? { assets: await readAssets(built), scriptHashes: await readScriptHashes(built) }
    : { assets: new Map(), scriptHashes: [] };
  const { db, connectionString, close: closeDatabase } = await openDatabase(config);
  await deleteExpired(db);
  const hub = openLiveHub(connectionString);
  const stopTidying = tidyLive(db);
  // Known once the port is.
  let address = "";
  const site = createSite({
    ...config,
    ...app,
    ...signInOptions(config),
    db,
    hub,
    publicAddress: () => address,
    log: logToConsole,
  });
  const stopping = new AbortController();
  let filling: Promise<unknown> = Promise.resolve();
  const close = async () => {
    stopTidying();
    stopping.abort();
    await filling;
    await hub.close();
    await closeDatabase();
  };

  const serverOptions = { keepAliveTimeout: keepAliveTime };
  const server = serve({ fetch: site.fetch, port: config.port, hostname: config.host, serverOptions }, ({ port }) => {
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    const here = `http://${host}:${port}`;
    address = `${config.publicOrigin ?? here}${config.basePath}`;
    console.log(`Atrium is ready at ${here}${config.basePath}`);
    filling = fillCities(db, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) logToConsole("error", { error: "cities", message: String(error) });
    });
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    fail(isTaken ? new Error(`Port ${config.port} is taken: end what uses it, or set PORT to another`) : error);
    void close();
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const impatient = setTimeout(() => process.exit(1), graceTime);
    impatient.unref();
    // Streams are open for as long as somebody looks; the server waits for them otherwise.
    void hub.close();
    server.close(() => void close().then(() => process.exit(0)));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

const signInOptions = ({ isDemo, providers, mailServer, isTrustedProxy }: Config) => ({
  demoUsername: isDemo ? demoUsername : undefined,
  providers: providers.map(createProvider),
  sendMail: mailServer ? openMailServer(mailServer.url, mailServer.from) : printMail,
  clientAddress: clientAddressOf(isTrustedProxy),
});

function fail(error: unknown) {
  console.error(`Atrium cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

await start().catch(fail);

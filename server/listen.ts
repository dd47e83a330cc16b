import { once } from "node:events";
import type { Server } from "node:http";

import { createAdaptorServer } from "@hono/node-server";

import { prepareClose } from "#server/lib/http/close-server.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { readOnAfterRefusals } from "#server/lib/http/read-on.ts";

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

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

type Place = {
  readonly port: number;
  readonly host: string;
  /** The variable of the port. */
  readonly variable?: string;
};

/**
 * Serves over HTTP.
 *
 * @param port 0 for a free one
 * @returns the origin, such as `http://127.0.0.1:3000`, and a function that stops gracefully
 * @throws with the variable to change if the port is taken
 */
export async function listen(fetch: Fetch, { port, host, variable = "PORT" }: Place, log: Log) {
  const serverOptions = { keepAliveTimeout: keepAliveTime, requestTimeout };
  // Its own clean-up closes the connection after half a second.
  const server = createAdaptorServer({ fetch, serverOptions, autoCleanupIncoming: false }) as Server;
  const close = prepareClose(server);
  readOnAfterRefusals(server);
  const listening = once(server, "listening");
  server.listen(port, host);
  try {
    await listening;
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new Error(`Port ${port} is taken: end what uses it, or set ${variable} to another`) : error;
  }
  server.on("error", (error) => log("error", { error: "listen", message: error.message }));
  const address = server.address();
  const usedPort = typeof address === "object" && address ? address.port : port;
  return { origin: `http://${host.includes(":") ? `[${host}]` : host}:${usedPort}`, close };
}

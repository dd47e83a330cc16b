import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Interval at which idle connections are closed. */
const sweepMs = 100;

export type CloseOptions = {
  /** Time that requests in flight have before their connections are closed. */
  readonly graceMs: number;
  /** Ends the grace period early. */
  readonly hurry: AbortSignal;
};

/**
 * Prepares a server for a graceful stop. Call before the server listens, since it has to track every connection.
 *
 * @returns a function that closes the server and resolves when the last connection is closed
 */
export function prepareClose(server: Server) {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isClosing = false;

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_, response) => {
    responses.add(response);
    response.once("close", () => responses.delete(response));
    if (isClosing) endConnection(response);
  });

  return async ({ graceMs, hurry }: CloseOptions) => {
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of responses) endConnection(response);
    const sweep = () => {
      server.closeIdleConnections();
      // Browsers open connections in advance. Node counts a connection without a request as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    sweep();
    const sweeping = setInterval(sweep, sweepMs);
    const closeAll = () => server.closeAllConnections();
    const grace = setTimeout(closeAll, graceMs);
    hurry.addEventListener("abort", closeAll);
    if (hurry.aborted) closeAll();
    await closed;
    clearInterval(sweeping);
    clearTimeout(grace);
    hurry.removeEventListener("abort", closeAll);
  };
}

/**
 * Tells the client not to reuse this connection. If the response has begun, the connection is closed once it is idle.
 */
function endConnection(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("connection", "close");
}

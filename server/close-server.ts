import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How often connections that have become idle are closed. */
const sweepMs = 100;

export type CloseOptions = {
  /** How long requests in flight may take to end before their connections are closed. */
  readonly graceMs: number;
  /** Ends the grace time early. */
  readonly hurry: AbortSignal;
};

/**
 * Prepares a server for a stop that lets requests in flight end. To be called before it listens, because it has to know
 * of every connection.
 *
 * @returns how to close it; resolves when the last connection is closed
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
      // A browser opens connections in advance. Node counts one without a request as busy.
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

/** Tells the client to send nothing more on this connection. Too late where the answer has begun: it ends as idle. */
function endConnection(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("connection", "close");
}

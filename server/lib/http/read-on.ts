import type { IncomingMessage, Server } from "node:http";

/** How much of a request is read after its response. A reader that has given up may collect it in memory. */
const limits = { bytes: 8_000_000, milliseconds: 20_000 };

const checkMs = 100;

/**
 * Reads on when a request is answered before its body has ended, such as one that is too large. Clients send their body
 * before they read the response, and a connection that is closed meanwhile is a broken pipe to them. Above the limits it
 * is closed. Call before the server listens.
 */
export function readOnAfterRefusals(server: Server, { bytes, milliseconds } = limits) {
  server.prependListener("request", (incoming, outgoing) => {
    outgoing.once("finish", () => {
      if (!incoming.complete && !incoming.destroyed) readOn(incoming, bytes, milliseconds);
    });
  });
}

function readOn(incoming: IncomingMessage, bytes: number, milliseconds: number) {
  const { socket } = incoming;
  const first = socket.bytesRead;
  const began = performance.now();
  const checking = setInterval(() => {
    if (socket.bytesRead - first > bytes || performance.now() - began > milliseconds) socket.destroySoon();
  }, checkMs);
  incoming.once("close", () => clearInterval(checking));
  // A reader that expects no more may have paused the body.
  incoming.on("data", () => incoming.resume());
  incoming.resume();
}

import type { MiddlewareHandler } from "hono";

import { limitTime } from "#server/lib/http/time-limit.ts";

/** Bytes that are stored in a second, at least. */
const bytesPerSecond = 10_000_000;

/**
 * Answers an upload that has arrived, but is not stored in time, with an error. How long it takes to arrive does not
 * count. Work that has begun continues until it ends.
 *
 * @param milliseconds how long the smallest upload may take; a larger one has a second more for each 10 MB
 */
export const storageLimit =
  (milliseconds: number): MiddlewareHandler =>
  ({ req }, next) =>
    limitTime(next, (start) => {
      const startFor = (bytes: number) => start(milliseconds + (bytes / bytesPerSecond) * 1000);
      const { raw } = req;
      if (raw.body === null) return startFor(0);
      // Not written in place: the browser's type lacks `duplex`, which Node requires for a stream.
      const init = { body: whenRead(raw.body, startFor), duplex: "half" } as const;
      req.raw = new Request(raw, init);
    });

/** Passes a body on. @param ended called with its size once all of it has been read */
function whenRead(body: ReadableStream<Uint8Array>, ended: (bytes: number) => void) {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
      flush: () => ended(bytes),
    }),
  );
}

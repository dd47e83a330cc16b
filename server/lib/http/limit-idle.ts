import { AppError } from "#server/lib/errors.ts";

/**
 * Ends a request's body once no byte has arrived for a while. A large body may take hours on a slow connection, so a
 * limit of the total time does not fit. Time that the reader takes does not count.
 */
export function limitIdle(body: ReadableStream<Uint8Array>, milliseconds: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => {
        const error = new AppError("timeout", "The upload was interrupted for too long");
        controller.error(error);
        void reader.cancel(error).catch(() => {});
      }, milliseconds);
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

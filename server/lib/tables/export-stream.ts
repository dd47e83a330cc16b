import { AsyncLocalStorage } from "node:async_hooks";

type Slots = { readonly maxPerPerson: number; readonly maxTotal: number };

/** Limits concurrent exports, per person and in total. */
export function createSlots({ maxPerPerson, maxTotal }: Slots) {
  const running = new Map<string, number>();
  let total = 0;
  return {
    /** @returns a function that releases the slot, or the limit that was reached */
    take(personId: string): (() => void) | "person" | "total" {
      const own = running.get(personId) ?? 0;
      if (own >= maxPerPerson) return "person";
      if (total >= maxTotal) return "total";
      running.set(personId, own + 1);
      total += 1;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        total -= 1;
        const left = (running.get(personId) ?? 1) - 1;
        if (left > 0) running.set(personId, left);
        else running.delete(personId);
      };
    },
  };
}

type Limits = {
  /** Milliseconds a reader may pause. */
  readonly stallMs: number;
  /** Milliseconds for the whole export, so that a slow reader cannot hold a database connection indefinitely. */
  readonly maxMs: number;
};

/**
 * A response body that is produced on demand: nothing before it is read, and nothing after the reader has left or
 * stopped. The generator's `finally` blocks always run.
 *
 * @param onEnd called once, when all resources are released
 */
export function toExportStream(
  chunks: AsyncGenerator<Uint8Array, void>,
  { stallMs, maxMs }: Limits,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let stall: NodeJS.Timeout | undefined;
  let total: NodeJS.Timeout | undefined;
  let isOver = false;
  // Whoever reads the stream, its queries go to the database that was chosen for the request.
  const readNext = AsyncLocalStorage.bind(() => chunks.next());
  const end = async () => {
    isOver = true;
    clearTimeout(stall);
    clearTimeout(total);
    try {
      await chunks.return(undefined);
    } finally {
      onEnd();
    }
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      total = giveUpAfter(controller, maxMs, "The export took too long");
    },
    async pull(controller) {
      clearTimeout(stall);
      try {
        const next = await readNext();
        if (isOver) return;
        if (next.done === true) {
          await end();
          controller.close();
          return;
        }
        controller.enqueue(next.value as Uint8Array<ArrayBuffer>);
        stall = giveUpAfter(controller, stallMs, "The export was not read for too long");
      } catch (error) {
        await end();
        throw error;
      }
    },
    cancel: end,
  });

  function giveUpAfter(controller: ReadableStreamDefaultController, milliseconds: number, reason: string) {
    const timer = setTimeout(() => {
      controller.error(new Error(reason));
      // The reader is gone, so an error has no recipient.
      void end().catch(() => {});
    }, milliseconds);
    return timer.unref();
  }
}

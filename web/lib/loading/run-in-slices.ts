/** Work that can be interrupted where it yields, and its result. */
export type Steps<Result> = Generator<undefined, Result>;

/** Milliseconds without an interruption: half of a frame. */
const sliceMs = 8;

/** Does the work at once. */
export function runAtOnce<Result>(steps: Steps<Result>) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work in slices, between which keys, clicks and frames are handled.
 *
 * @returns the result; undefined if the work was aborted before
 */
export async function runInSlices<Result>(steps: Steps<Result>, signal: AbortSignal) {
  while (!signal.aborted) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await giveWay();
  }
  return undefined;
}

/** Safari cannot continue before other tasks that wait. */
const giveWay = () =>
  "scheduler" in globalThis && "yield" in scheduler
    ? // oxlint-disable-next-line compat/compat -- it is there
      scheduler.yield()
    : new Promise<void>((resolve) => void setTimeout(resolve));

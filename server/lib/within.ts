import { setTimeout as sleep } from "node:timers/promises";

/** @throws {Error} if the work takes longer; it continues, and its result is ignored */
export async function within<T>(timeoutMs: number, work: Promise<T>) {
  const timer = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error("It took too long");
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    for (const each of [work, late]) each.catch(() => {});
  }
}

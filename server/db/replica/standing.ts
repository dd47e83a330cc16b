/** Whether reads may go to the replica. Times are in milliseconds of one clock. */
export type Standing = {
  /** How often in a row it has failed, or was behind. */
  readonly failures: number;
  /** When that was found last. */
  readonly failedAt: number;
  /** Until then, reads go to the primary. */
  readonly retryAt: number;
};

type Pauses = { readonly firstPauseMs: number; readonly maxPauseMs: number };

export const inUse: Standing = { failures: 0, failedAt: Number.NEGATIVE_INFINITY, retryAt: Number.NEGATIVE_INFINITY };

/** Returns whether a read may ask the replica. */
export const mayAsk = ({ retryAt }: Standing, now: number) => now >= retryAt;

/** One read at a time asks a replica that has failed: others do not wait for its answer. */
export const afterAsking = (standing: Standing, now: number, pauses: Pauses): Standing =>
  standing.failures === 0 ? standing : { ...standing, retryAt: now + pauseAfter(standing.failures, pauses) };

/** @param askedAt when the read asked; reads that asked before the last failure say nothing new */
export function afterFailure(standing: Standing, askedAt: number, now: number, pauses: Pauses): Standing {
  if (askedAt < standing.failedAt) return standing;
  const failures = standing.failures + 1;
  return { failures, failedAt: now, retryAt: now + pauseAfter(failures, pauses) };
}

/** @param askedAt as for `afterFailure` */
export const afterSuccess = (standing: Standing, askedAt: number): Standing =>
  askedAt < standing.failedAt ? standing : inUse;

/** Doubles with each failure. */
const pauseAfter = (failures: number, { firstPauseMs, maxPauseMs }: Pauses) =>
  Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs);

export const startTimeoutMs = 60_000;

/** Milliseconds that a fast shutdown may take before an immediate one, from which the next start recovers. */
export const stopTimeoutMs = 30_000;

export const pollMs = 20;

export const startTimeoutMs = 60_000;

/** How long a fast shutdown may take before an immediate one, which the next start recovers from. */
export const stopTimeoutMs = 30_000;

export const pollMs = 20;

/**
 * In milliseconds: the length from which a session counts as healthy. Chrome ends a session in which nobody speaks after
 * 8 seconds (`kNoSpeechTimeoutMs` in Chromium's speech_recognizer_impl.cc), which must not delay the next one. Sessions
 * of this length cannot restart in a tight loop.
 */
const healthyAfterMs = 5000;
/**
 * In milliseconds: the wait after a healthy session. Browsers disconnect the microphone every 60 to 120 seconds
 * (specification §9), and what is said in between is lost.
 */
const promptDelayMs = 250;
/** In milliseconds: the wait after the first short session, and the maximum. The same as for live updates. */
const firstDelayMs = 500;
const maxDelayMs = 30_000;

/** What is known about a session when it ends. */
export type EndedSession = {
  readonly lengthMs: number;
  readonly hasHeard: boolean;
  /** Whether it ended because the recognition service could not be reached. */
  readonly hasLostNetwork: boolean;
};

/** Whether the session worked, however it ended. One that loses the network may take long to notice. */
export const isHealthy = ({ lengthMs, hasHeard, hasLostNetwork }: EndedSession) =>
  !hasLostNetwork && (hasHeard || lengthMs >= healthyAfterMs);

/**
 * The wait before the next session, in milliseconds.
 *
 * @param shortSessions the number of sessions in a row that were not healthy
 */
export const restartDelay = (shortSessions: number) =>
  shortSessions === 0 ? promptDelayMs : Math.min(firstDelayMs * 2 ** (shortSessions - 1), maxDelayMs);

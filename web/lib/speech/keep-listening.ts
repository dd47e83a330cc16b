import { judgeError, type SpeechFailure } from "#web/lib/speech/judge-error.ts";
import { createRecognizer } from "#web/lib/speech/recognizer.ts";
import { isHealthy, restartDelay } from "#web/lib/speech/restart-delay.ts";

/** Specification §9. */
const maxAlternatives = 5;

export type ListeningOptions = {
  /** A BCP 47 tag, such as "en-US". */
  readonly language: string;
  /** Called once for each phrase, with up to 5 alternatives from the most to the least likely. */
  readonly onHeard: (alternatives: readonly string[]) => void;
  /**
   * Called when the microphone opens or closes, also for a moment when the browser disconnects it, in a hidden window, and
   * by the returned function.
   */
  readonly onState: (isListening: boolean) => void;
  /** Called once listening has stopped for good, and once per outage with a `network` failure that is not final. */
  readonly onFailure: (failure: SpeechFailure) => void;
};

type Session = { readonly startedAt: number; hasHeard: boolean; hasLostNetwork: boolean };

/**
 * Listens while the window is visible. Starts a new session when one ends, later each time while they are short
 * (`restartDelay`). Stops if the user or the browser does not allow it. @returns a function that stops it
 */
export function keepListening({ language, onHeard, onState, onFailure }: ListeningOptions) {
  let session: Session | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;
  let shortSessions = 0;
  let networkErrors = 0;

  const setListening = (value: boolean) => {
    if (value === isListening) return;
    isListening = value;
    onState(value);
  };
  const forgetFailures = () => {
    shortSessions = 0;
    networkErrors = 0;
  };
  const closeSession = () => {
    if (session && isHealthy({ ...session, lengthMs: Date.now() - session.startedAt })) forgetFailures();
    session = undefined;
  };
  const onEnd = () => {
    shortSessions += 1;
    closeSession();
    timer = setTimeout(start, restartDelay(shortSessions));
    // Last, because the listener may stop listening.
    setListening(false);
  };
  const onError = (code: string) => {
    if (!session) return;
    const afterMs = Date.now() - session.startedAt;
    const failure = judgeError(code, { afterMs, networkErrors: networkErrors + 1 });
    if (!failure) return;
    if (failure.kind === "network" && !failure.isFinal) {
      session.hasLostNetwork = true;
      networkErrors += 1;
      if (networkErrors > 1) return;
    } else {
      stop();
    }
    onFailure(failure);
  };
  const recognizer = createRecognizer({
    language,
    maxAlternatives,
    onStart: () => setListening(true),
    onHeard: (alternatives) => {
      forgetFailures();
      if (session) session.hasHeard = true;
      onHeard(alternatives);
    },
    onError,
    onEnd,
  });
  const start = () => {
    // A hidden window waits until it is visible. After a network error, an offline one waits until it is online: attempts
    // would only use up the permitted errors.
    if (session || document.hidden || (networkErrors > 0 && !navigator.onLine)) return;
    clearTimeout(timer);
    session = { startedAt: Date.now(), hasHeard: false, hasLostNetwork: false };
    try {
      recognizer.start();
    } catch {
      // Such as an InvalidStateError, because another session is about to end.
      onEnd();
    }
  };
  const pause = () => {
    clearTimeout(timer);
    closeSession();
    recognizer.abort();
    setListening(false);
  };
  const onVisibility = () => (document.hidden ? pause() : start());
  const onOnline = () => {
    if (networkErrors > 0) start();
  };
  const stop = () => {
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("online", onOnline);
    pause();
  };

  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("online", onOnline);
  start();
  return stop;
}

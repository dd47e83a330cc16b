/** The part of a `SpeechRecognition` in use. TypeScript declares only its results. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
  addEventListener(type: "start" | "end", listener: () => void): void;
  addEventListener(type: "error", listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: "result", listener: (event: ResultEvent) => void): void;
};

type ResultEvent = { readonly resultIndex: number; readonly results: ArrayLike<SpeechRecognitionResult> };

type SpeechWindow = {
  readonly SpeechRecognition?: new () => Recognition;
  /** Chrome, Edge and Safari. */
  readonly webkitSpeechRecognition?: new () => Recognition;
};

export type RecognizerOptions = {
  /** A BCP 47 tag, such as "en-US". */
  readonly language: string;
  readonly maxAlternatives: number;
  readonly onStart: () => void;
  /** Called once for each final result, with its alternatives from the most to the least likely: trimmed, never empty. */
  readonly onHeard: (alternatives: readonly string[]) => void;
  /** Called with the `error` of a `SpeechRecognitionErrorEvent`. `onEnd` follows. */
  readonly onError: (code: string) => void;
  readonly onEnd: () => void;
};

const findConstructor = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as SpeechWindow;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether the browser has the Web Speech API. It may still block the microphone. */
export const isSpeechSupported = () => findConstructor() !== undefined;

/**
 * Recognizes speech with the Web Speech API, one session at a time.
 *
 * @returns `start`, which begins a session and throws if the browser refuses, and `abort`, which ends it without events
 */
export function createRecognizer(options: RecognizerOptions) {
  const { language, maxAlternatives, onStart, onHeard, onError, onEnd } = options;
  let current: Recognition | undefined;

  const start = () => {
    const Constructor = findConstructor();
    if (!Constructor) throw new Error("The browser has no speech recognition");
    // A new one for each session, because some browsers refuse to start one again.
    const recognition = new Constructor();
    current = recognition;
    recognition.lang = language;
    recognition.maxAlternatives = maxAlternatives;
    recognition.interimResults = false;
    recognition.continuous = isContinuousReliable();
    const isCurrent = () => current === recognition;
    recognition.addEventListener("start", () => isCurrent() && onStart());
    recognition.addEventListener("error", ({ error }) => isCurrent() && onError(error));
    recognition.addEventListener("end", () => {
      if (!isCurrent()) return;
      current = undefined;
      onEnd();
    });
    recognition.addEventListener("result", (event) => {
      for (const alternatives of readFinalResults(event)) {
        // An earlier result may have aborted the session.
        if (isCurrent()) onHeard(alternatives);
      }
    });
    recognition.start();
  };

  const abort = () => {
    const aborted = current;
    current = undefined;
    aborted?.abort();
  };

  return { start, abort };
}

/**
 * Whether `continuous` reports only complete phrases as final results. In Chrome on Android, it also reports each guess
 * at an unfinished phrase as one (`handleResults` in Chromium's SpeechRecognitionImpl.java). Without it, a session ends
 * after one phrase.
 */
const isContinuousReliable = () => !navigator.userAgent.includes("Android");

/** The final results of an event, without those of earlier events. */
const readFinalResults = ({ resultIndex, results }: ResultEvent) =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map(readAlternatives)
    .filter((alternatives) => alternatives.length > 0);

const readAlternatives = (result: ArrayLike<SpeechRecognitionAlternative>) =>
  Array.from(result, ({ transcript }) => transcript.trim()).filter((text) => text !== "");

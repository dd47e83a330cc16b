import { expect, type Page } from "@playwright/test";

/** The settings of a session, and whether it listens. */
type SessionState = {
  readonly lang: string;
  readonly maxAlternatives: number;
  readonly continuous: boolean;
  readonly isRunning: boolean;
};

/** Controls the latest session of the page. `hear` and `end` return whether it was running. */
type SpeechScript = {
  readonly countStarts: () => number;
  readonly readSession: () => SessionState | undefined;
  readonly hear: (alternatives: string[]) => boolean;
  readonly end: (outcome: { error?: string; afterMs: number }) => boolean;
};

declare global {
  interface Window {
    /** Drives the scripted recognizer. */
    speechScript?: SpeechScript;
    /** The failure of each following start. */
    plannedSpeechFailure?: { readonly code: string; readonly delayMs: number } | undefined;
  }
}

/** Replaces the browser's speech recognition by one that the test drives. Call before the first `goto`. */
export const installRecognizer = (page: Page) => page.addInitScript(installScript);

/** Removes the browser's speech recognition. Call before the first `goto`. */
export const removeRecognizer = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
  });

/** Speaks one phrase, as the alternatives that the browser recognizes. Waits until a session is running. */
export const hear = (page: Page, ...alternatives: string[]) =>
  drive(page, () => page.evaluate((heard) => window.speechScript?.hear(heard), alternatives));

/**
 * Ends the session with an error, at once or `afterMs` milliseconds later. Waits until a session is running.
 *
 * @param code a `SpeechRecognitionErrorCode`, such as "network"
 */
export const fail = (page: Page, code: string, { afterMs = 0 } = {}) =>
  drive(page, () => page.evaluate((outcome) => window.speechScript?.end(outcome), { error: code, afterMs }));

/** Ends the session without an error, as browsers do every 60 to 120 seconds. Waits until a session is running. */
export const disconnect = (page: Page) =>
  drive(page, () => page.evaluate(() => window.speechScript?.end({ afterMs: 0 })));

/**
 * Makes each following start fail, also after a reload, until `planSuccess`.
 *
 * @param code a `SpeechRecognitionErrorCode`, such as "not-allowed"
 * @param delayMs the time from the start to the error
 */
export const planFailure = (page: Page, code: string, delayMs: number) => plan(page, { code, delayMs });

/** Makes the following starts succeed again. */
export const planSuccess = (page: Page) => plan(page, undefined);

/** The number of sessions that were started since the page was loaded. */
export const countStarts = (page: Page) => page.evaluate(() => window.speechScript?.countStarts() ?? 0);

/** The latest session, or undefined before the first one. */
export const readSession = (page: Page) => page.evaluate(() => window.speechScript?.readSession());

/** Repeats an action until it meets a running session. */
const drive = (page: Page, act: () => Promise<boolean | undefined>) =>
  expect.poll(act, { message: `A session of speech recognition is running at ${page.url()}` }).toBe(true);

async function plan(page: Page, failure: Window["plannedSpeechFailure"]) {
  const store = (planned: typeof failure) => {
    window.plannedSpeechFailure = planned;
  };
  await page.addInitScript(store, failure);
  await page.evaluate(store, failure);
}

/** Runs in the page. */
function installScript() {
  const sessions: ScriptedRecognition[] = [];

  /** As strict as the browsers: `end` follows each error, and a session starts once. */
  class ScriptedRecognition extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    state: "new" | "starting" | "running" | "ended" = "new";
    results: object[] = [];

    start() {
      if (this.state !== "new") throw new DOMException("recognition has already started", "InvalidStateError");
      sessions.push(this);
      this.state = "starting";
      const failure = window.plannedSpeechFailure;
      if (failure) setTimeout(() => this.finish(failure.code), failure.delayMs);
      // A microphone that is not allowed does not open.
      if (!failure?.code.endsWith("not-allowed")) queueMicrotask(() => this.open());
    }
    abort() {
      queueMicrotask(() => this.finish("aborted"));
    }
    open() {
      if (this.state !== "starting") return;
      this.state = "running";
      this.fire("start");
    }
    hear(alternatives: string[]) {
      const transcripts = alternatives.slice(0, this.maxAlternatives).map((transcript) => ({ transcript }));
      this.results.push(Object.assign(transcripts, { isFinal: true }));
      this.fire("result", { resultIndex: this.results.length - 1, results: this.results });
      if (!this.continuous) this.finish();
    }
    finish(error?: string) {
      if (this.state !== "starting" && this.state !== "running") return;
      this.state = "ended";
      if (error !== undefined) this.fire("error", { error });
      this.fire("end");
    }
    fire(type: string, details: object = {}) {
      this.dispatchEvent(Object.assign(new Event(type), details));
    }
  }

  const drive = (act: (session: ScriptedRecognition) => void) => {
    const latest = sessions.at(-1);
    if (latest?.state !== "running") return false;
    act(latest);
    return true;
  };
  window.speechScript = {
    countStarts: () => sessions.length,
    readSession: () => {
      const latest = sessions.at(-1);
      if (!latest) return undefined;
      const { lang, maxAlternatives, continuous, state } = latest;
      return { lang, maxAlternatives, continuous, isRunning: state === "running" };
    },
    hear: (alternatives) => drive((session) => session.hear(alternatives)),
    end: ({ error, afterMs }) =>
      drive((session) => {
        if (afterMs > 0) setTimeout(() => session.finish(error), afterMs);
        else session.finish(error);
      }),
  };
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
    Object.defineProperty(window, name, { value: ScriptedRecognition, configurable: true });
  }
}

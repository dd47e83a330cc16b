import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The pitches of the notes that were started, in hertz. */
    recordedPitches?: number[];
  }
}

/**
 * Replaces the audio device by one that records the notes started in it, each of which ends at once. Allows motion, so
 * that sounds are heard. Only trusted input counts as a gesture: to Chromium, so does everything that Playwright evaluates
 * in the page, such as an assertion. Call before the first `goto`.
 */
export async function recordAudio(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(installRecorder);
}

/** The pitches that were started since the page was loaded, in hertz, rounded. */
export const readPitches = (page: Page) => page.evaluate(() => window.recordedPitches ?? []);

/** Runs in the page. */
function installRecorder() {
  const pitches: number[] = [];
  window.recordedPitches = pitches;
  class RecordedContext {
    currentTime = 0;
    destination = {};
    resume = async () => {};
    suspend = async () => {};
    close = async () => {};
    createGain = () => ({
      connect() {},
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    });
    createOscillator = () => {
      let pitch = 0;
      return {
        connect() {},
        frequency: { setValueAtTime: (value: number) => void (pitch = value) },
        start: () => void pitches.push(Math.round(pitch)),
        stop() {},
        addEventListener: (_type: "ended", listener: () => void) => queueMicrotask(listener),
      };
    };
  }
  Object.defineProperty(window, "AudioContext", { value: RecordedContext });
  const activation = { hasBeenActive: false };
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, ({ isTrusted }) => (activation.hasBeenActive ||= isTrusted), { capture: true });
  }
  Object.defineProperty(navigator, "userActivation", { value: activation });
}

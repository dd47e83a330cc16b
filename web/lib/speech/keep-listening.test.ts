import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepListening } from "#web/lib/speech/keep-listening.ts";

/** The sessions that were started, and when, in milliseconds since the beginning of the test. */
let sessions: FakeRecognition[];
let starts: number[];
/** Called by each start. */
let onStart: (session: FakeRecognition) => void;
let hasNetwork: boolean;
let beginning: number;

class FakeRecognition extends EventTarget {
  abort = vi.fn();
  start() {
    sessions.push(this);
    starts.push(Date.now() - beginning);
    onStart(this);
  }
  fire(type: string, details: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }
  hear(...transcripts: string[]) {
    const alternatives = transcripts.map((transcript) => ({ transcript }));
    this.fire("result", { resultIndex: 0, results: [Object.assign(alternatives, { isFinal: true })] });
  }
  fail(error: string) {
    this.fire("error", { error });
    this.fire("end");
  }
}

const opens = (session: FakeRecognition) => session.fire("start");
/** In milliseconds: the length of a session that ends at once. */
const instant = 10;
/** A session that opens, and ends after a time, with an error if there is one. */
const endsAfter = (lengthMs: number, error?: string) => (session: FakeRecognition) => {
  opens(session);
  setTimeout(() => (error === undefined ? session.fire("end") : session.fail(error)), lengthMs);
};

const listener = { onHeard: vi.fn(), onState: vi.fn(), onFailure: vi.fn() };
let stop: () => void;
const listen = () => {
  stop = keepListening({ language: "en-US", ...listener });
};
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const states = () => listener.onState.mock.calls.map(([isListening]) => isListening as boolean);
const failures = () => listener.onFailure.mock.calls.map(([failure]) => failure as object);
const latest = () => sessions.at(-1);
/** The waits from the end of each session to the start of the next one, if all sessions last as long. */
const waits = (lengthMs: number) => starts.slice(1).map((at, index) => at - (starts[index] ?? 0) - lengthMs);

const setHidden = (hidden: boolean) => {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event("visibilitychange"));
};
const setNetwork = (isOnline: boolean) => {
  hasNetwork = isOnline;
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  listener.onHeard.mockReset();
  listener.onState.mockReset();
  sessions = [];
  starts = [];
  onStart = opens;
  hasNetwork = true;
  beginning = Date.now();
  stop = () => {};
  const browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  vi.stubGlobal("dispatchEvent", browser.dispatchEvent.bind(browser));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("navigator", {
    userAgent: "Chrome",
    get onLine() {
      return hasNetwork;
    },
  });
  vi.stubGlobal("SpeechRecognition", FakeRecognition);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("spec §9: listening continues when the browser disconnects the microphone ten times, after 90 seconds each", () => {
  onStart = endsAfter(90_000);
  listen();
  pass(10 * 90_250);
  expect(starts).toHaveLength(11);
  expect(waits(90_000)).toEqual(Array.from({ length: 10 }, () => 250));
  expect(failures()).toEqual([]);
});

test("sessions that end at once do not restart in a loop", () => {
  onStart = endsAfter(instant);
  listen();
  pass(30_000 * 10);
  expect(waits(instant).slice(0, 10)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  expect(starts.length).toBeLessThan(17);
});

test("silence, after which Chrome ends a session in 8 seconds, does not delay the next one", () => {
  onStart = endsAfter(8000, "no-speech");
  listen();
  pass(60_000);
  expect(new Set(waits(8000))).toEqual(new Set([250]));
  expect(failures()).toEqual([]);
});

test("a healthy session ends the growing delay", () => {
  onStart = endsAfter(instant);
  listen();
  pass(instant + 500 + instant + 1000 + instant + 2000);
  onStart = endsAfter(60_000);
  pass(instant + 4000 + 60_000);
  pass(249);
  expect(starts).toHaveLength(5);
  pass(1);
  expect(starts).toHaveLength(6);
});

test("a browser that ends its session after each phrase listens again at once", () => {
  listen();
  for (let phrase = 1; phrase <= 10; phrase += 1) {
    pass(1000);
    latest()?.hear("inbox");
    latest()?.fire("end");
    pass(250);
  }
  expect([listener.onHeard.mock.calls.length, starts.length]).toEqual([10, 11]);
});

test("a start that throws counts as a short session", () => {
  onStart = () => {
    throw new DOMException("recognition has already started", "InvalidStateError");
  };
  listen();
  pass(500 + 1000 + 2000);
  expect(waits(0)).toEqual([500, 1000, 2000]);
  expect([states(), failures()]).toEqual([[], []]);
});

test("spec §9: up to 5 alternatives are requested, and arrive in order", () => {
  listen();
  latest()?.hear("inbox", "in box", "in books", "in vox", "ink");
  expect(latest()).toMatchObject({ lang: "en-US", maxAlternatives: 5 });
  expect(listener.onHeard.mock.calls).toEqual([[["inbox", "in box", "in books", "in vox", "ink"]]]);
});

test("the state follows the microphone", () => {
  onStart = () => {};
  listen();
  expect(states()).toEqual([]);
  latest()?.fire("start");
  latest()?.fire("end");
  pass(500);
  latest()?.fire("start");
  stop();
  expect(states()).toEqual([true, false, true, false]);
});

test.each([
  ["not-allowed", 0, { kind: "blocked", service: false }],
  ["not-allowed", 200, { kind: "blocked", service: false }],
  ["not-allowed", 3000, { kind: "denied", service: false }],
  ["service-not-allowed", 10, { kind: "blocked", service: true }],
  ["service-not-allowed", 201, { kind: "denied", service: true }],
  ["audio-capture", 300, { kind: "no-microphone" }],
  ["language-not-supported", 300, { kind: "language" }],
])("spec §8: %s after %d ms ends listening for good", (error, afterMs, failure) => {
  onStart = (session) => setTimeout(() => session.fail(error), afterMs);
  listen();
  pass(afterMs);
  setHidden(true);
  setHidden(false);
  setNetwork(true);
  pass(600_000);
  expect([starts.length, failures()]).toEqual([1, [failure]]);
});

test("the microphone is closed before its failure is reported", () => {
  listen();
  latest()?.fail("audio-capture");
  const [closed, reported] = [listener.onState, listener.onFailure].map(({ mock }) => mock.invocationCallOrder.at(-1));
  expect(states()).toEqual([true, false]);
  expect(closed).toBeLessThan(reported ?? 0);
});

test.each(["no-speech", "aborted", "bad-grammar"])("%s is an ordinary end", (error) => {
  listen();
  latest()?.fail(error);
  pass(500);
  expect([starts.length, failures()]).toEqual([2, []]);
});

const interrupted = { kind: "network", isFinal: false };
const lost = { kind: "network", isFinal: true };

test("spec §8: a network error is reported once per outage, and listening continues when it is over", () => {
  onStart = endsAfter(100, "network");
  listen();
  pass(100);
  expect(failures()).toEqual([interrupted]);
  pass(500 + 100 + 1000 + 100);
  expect([waits(100), failures()]).toEqual([[500, 1000], [interrupted]]);

  onStart = endsAfter(90_000);
  pass(2000 + 90_000);
  onStart = endsAfter(100, "network");
  pass(250 + 100);
  expect(failures()).toEqual([interrupted, interrupted]);
});

test("what is heard ends an outage", () => {
  onStart = endsAfter(100, "network");
  listen();
  onStart = opens;
  pass(100 + 500);
  latest()?.hear("inbox");
  latest()?.fail("network");
  expect(failures()).toEqual([interrupted, interrupted]);
});

test.each([
  ["at once", instant],
  ["after a timeout of a minute", 60_000],
])("spec §8: listening stops after 5 network errors in a row, each %s", (_, lengthMs) => {
  onStart = endsAfter(lengthMs, "network");
  listen();
  pass(600_000);
  setNetwork(true);
  pass(600_000);
  expect(waits(lengthMs)).toEqual([500, 1000, 2000, 4000]);
  expect(failures()).toEqual([interrupted, lost]);
  expect(states().at(-1)).toBe(false);
});

test("an outage that the browser notices is waited for, and ends with the online event", () => {
  onStart = endsAfter(100, "network");
  listen();
  setNetwork(false);
  pass(600_000);
  expect([starts.length, failures()]).toEqual([1, [interrupted]]);
  setHidden(true);
  setHidden(false);
  expect(starts).toHaveLength(1);
  onStart = opens;
  setNetwork(true);
  expect(starts).toHaveLength(2);
  pass(600_000);
  expect([starts.length, states().at(-1)]).toEqual([2, true]);
});

test("the online event replaces the wait for the next attempt", () => {
  onStart = endsAfter(instant, "network");
  listen();
  pass(instant + 500 + instant + 1000 + instant);
  expect(starts).toHaveLength(3);
  setNetwork(true);
  expect(starts).toHaveLength(4);
  onStart = opens;
  pass(instant + 3999);
  expect(starts).toHaveLength(4);
  pass(1);
  expect(starts).toHaveLength(5);
});

test("the online event does not interrupt a session that is running", () => {
  onStart = endsAfter(instant, "network");
  listen();
  onStart = opens;
  pass(instant + 500);
  setNetwork(true);
  pass(600_000);
  expect([starts.length, states()]).toEqual([2, [true, false, true]]);
});

test("without an outage, the online event changes nothing", () => {
  onStart = endsAfter(instant);
  listen();
  pass(instant);
  setNetwork(true);
  expect(starts).toHaveLength(1);
});

test("a browser that is offline may recognize speech itself", () => {
  hasNetwork = false;
  listen();
  latest()?.hear("inbox");
  latest()?.fire("end");
  pass(250);
  expect([starts.length, failures()]).toEqual([2, []]);
});

test("a hidden window does not listen, and listens again when it is visible", () => {
  listen();
  setHidden(true);
  expect(latest()?.abort).toHaveBeenCalledTimes(1);
  latest()?.fail("aborted");
  pass(600_000);
  expect([starts.length, states()]).toEqual([1, [true, false]]);
  setHidden(false);
  expect([starts.length, states()]).toEqual([2, [true, false, true]]);
});

test("hiding the window cancels the next start, and keeps the delay", () => {
  onStart = endsAfter(instant);
  listen();
  pass(instant + 500 + instant + 1000 + instant);
  setHidden(true);
  pass(600_000);
  expect(starts).toHaveLength(3);
  setHidden(false);
  expect(starts).toHaveLength(4);
  pass(instant + 3999);
  expect(starts).toHaveLength(4);
  pass(1);
  expect(starts).toHaveLength(5);
});

test("listening that begins in a hidden window waits until it is visible", () => {
  Object.assign(document, { hidden: true });
  listen();
  pass(600_000);
  expect(starts).toEqual([]);
  setHidden(false);
  expect(starts).toHaveLength(1);
});

test("stopping ends the session and everything that would start another", () => {
  listen();
  stop();
  expect(latest()?.abort).toHaveBeenCalledTimes(1);
  latest()?.hear("inbox");
  latest()?.fail("network");
  setHidden(true);
  setHidden(false);
  setNetwork(true);
  pass(600_000);
  expect([starts.length, listener.onHeard.mock.calls, failures(), states()]).toEqual([1, [], [], [true, false]]);
});

test("stopping between sessions cancels the next start", () => {
  listen();
  latest()?.fire("end");
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, (stopOnce: () => void) => void, () => void]>([
  ["what is heard", (stopOnce) => listener.onHeard.mockImplementation(stopOnce), () => latest()?.hear("stop")],
  ["the state", (stopOnce) => listener.onState.mockImplementation(stopOnce), () => latest()?.fire("end")],
])("the listener may stop it by %s", (_, arrange, act) => {
  listen();
  arrange(() => stop());
  act();
  latest()?.fire("end");
  pass(600_000);
  expect(starts).toHaveLength(1);
});

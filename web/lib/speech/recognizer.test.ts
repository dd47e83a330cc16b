import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createRecognizer, isSpeechSupported } from "#web/lib/speech/recognizer.ts";

/** A result as browsers deliver it: its alternatives, final unless stated otherwise. */
const result = (transcripts: string[], isFinal = true) =>
  Object.assign(
    transcripts.map((transcript) => ({ transcript, confidence: 0.9 })),
    { isFinal },
  );

class FakeRecognition extends EventTarget {
  static all: FakeRecognition[] = [];
  lang = "";
  continuous = false;
  interimResults = true;
  maxAlternatives = 1;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    super();
    FakeRecognition.all.push(this);
  }
  fire(type: string, details: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }
}

const sessions = FakeRecognition.all;
const heard = { onStart: vi.fn(), onHeard: vi.fn(), onError: vi.fn(), onEnd: vi.fn() };
const create = () => createRecognizer({ language: "en-US", maxAlternatives: 5, ...heard });

beforeEach(() => {
  sessions.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal("SpeechRecognition", FakeRecognition);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["SpeechRecognition", true],
  ["webkitSpeechRecognition", true],
  ["mozSpeechRecognition", false],
])("a browser with %s is supported: %s", (name, expected) => {
  vi.stubGlobal("SpeechRecognition", undefined);
  vi.stubGlobal(name, FakeRecognition);
  expect(isSpeechSupported()).toBe(expected);
  if (expected) expect(() => create().start()).not.toThrow();
  else expect(() => create().start()).toThrow("no speech recognition");
});

test("a session has the language, the number of alternatives, and final results only", () => {
  create().start();
  expect(sessions[0]).toMatchObject({ lang: "en-US", maxAlternatives: 5, continuous: true, interimResults: false });
  expect(sessions[0]?.start).toHaveBeenCalledTimes(1);
});

test("on Android, a session ends after one phrase, because it reports guesses as final otherwise", () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile" });
  create().start();
  expect(sessions[0]?.continuous).toBe(false);
});

test("spec §9: the 5 alternatives arrive in order, trimmed, and without empty ones", () => {
  create().start();
  sessions[0]?.fire("result", {
    resultIndex: 0,
    results: [result([" inbox", "in box ", "in books", "in vox", "ink"])],
  });
  sessions[0]?.fire("result", { resultIndex: 0, results: [result(["", "  ", " mute "])] });
  sessions[0]?.fire("result", { resultIndex: 0, results: [result([" "]), result([])] });
  expect(heard.onHeard.mock.calls).toEqual([[["inbox", "in box", "in books", "in vox", "ink"]], [["mute"]]]);
});

test("each final result arrives once, and interim ones do not", () => {
  create().start();
  const [first, second, third] = [result(["inbox"]), result(["mute"]), result(["help"])];
  sessions[0]?.fire("result", { resultIndex: 0, results: [result(["in"], false)] });
  sessions[0]?.fire("result", { resultIndex: 0, results: [first] });
  sessions[0]?.fire("result", { resultIndex: 1, results: [first, second, third, result(["st"], false)] });
  expect(heard.onHeard.mock.calls).toEqual([[["inbox"]], [["mute"]], [["help"]]]);
});

test("the start, an error and the end are reported in order", () => {
  create().start();
  sessions[0]?.fire("start");
  sessions[0]?.fire("error", { error: "network" });
  sessions[0]?.fire("end");
  expect([heard.onStart.mock.calls, heard.onError.mock.calls, heard.onEnd.mock.calls]).toEqual([
    [[]],
    [["network"]],
    [[]],
  ]);
});

test("nothing is reported after an abort, not even the rest of an event", () => {
  const recognizer = create();
  heard.onHeard.mockImplementationOnce(() => recognizer.abort());
  recognizer.start();
  sessions[0]?.fire("result", { resultIndex: 0, results: [result(["stop"]), result(["inbox"])] });
  for (const type of ["start", "error", "end"]) sessions[0]?.fire(type, { error: "aborted" });
  expect(heard.onHeard.mock.calls).toEqual([[["stop"]]]);
  expect([heard.onStart, heard.onError, heard.onEnd].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  expect(sessions[0]?.abort).toHaveBeenCalledTimes(1);
});

test("each session has its own object, and events of an earlier one are ignored", () => {
  const recognizer = create();
  recognizer.start();
  sessions[0]?.fire("end");
  recognizer.start();
  sessions[0]?.fire("end");
  expect([sessions.length, heard.onEnd.mock.calls.length]).toEqual([2, 1]);
  sessions[1]?.fire("end");
  expect(heard.onEnd).toHaveBeenCalledTimes(2);
});

test("an abort without a session does nothing", () => {
  const recognizer = create();
  recognizer.abort();
  recognizer.start();
  sessions[0]?.fire("end");
  recognizer.abort();
  expect(sessions[0]?.abort).not.toHaveBeenCalled();
});

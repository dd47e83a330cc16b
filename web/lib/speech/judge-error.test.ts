import { expect, test } from "vitest";

import { judgeError, type SpeechFailure } from "#web/lib/speech/judge-error.ts";

test.each<[string, number, number, SpeechFailure | undefined]>([
  ["not-allowed", 0, 1, { kind: "blocked", service: false }],
  ["not-allowed", 200, 1, { kind: "blocked", service: false }],
  ["not-allowed", 201, 1, { kind: "denied", service: false }],
  ["not-allowed", 60_000, 1, { kind: "denied", service: false }],
  ["service-not-allowed", 200, 1, { kind: "blocked", service: true }],
  ["service-not-allowed", 201, 1, { kind: "denied", service: true }],
  ["audio-capture", 10, 1, { kind: "no-microphone" }],
  ["language-not-supported", 10, 1, { kind: "language" }],
  ["network", 10, 1, { kind: "network", isFinal: false }],
  ["network", 10, 4, { kind: "network", isFinal: false }],
  ["network", 10, 5, { kind: "network", isFinal: true }],
  ["network", 10, 6, { kind: "network", isFinal: true }],
  ["no-speech", 8000, 1, undefined],
  ["aborted", 10, 1, undefined],
  ["bad-grammar", 10, 1, undefined],
  ["phrases-not-supported", 10, 1, undefined],
  ["", 10, 5, undefined],
])("spec §8: %s after %d ms, network error %d", (code, afterMs, networkErrors, expected) => {
  expect(judgeError(code, { afterMs, networkErrors })).toEqual(expected);
});

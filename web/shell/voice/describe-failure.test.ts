import { expect, test } from "vitest";

import { createTranslate } from "#web/lib/i18n/i18n.ts";
import type { SpeechFailure } from "#web/lib/speech/judge-error.ts";
import { describeFailure } from "#web/shell/voice/describe-failure.ts";

const t = createTranslate("en");

test.each<[SpeechFailure, string, RegExp]>([
  [{ kind: "blocked", service: false }, "The microphone is blocked", /^Allow it for this page/],
  [{ kind: "denied", service: false }, "You did not allow the microphone", /^Voice commands need it/],
  [{ kind: "blocked", service: true }, "Speech recognition is not allowed", /use another browser/],
  [{ kind: "denied", service: true }, "Speech recognition is not allowed", /use another browser/],
  [{ kind: "no-microphone" }, "No microphone was found", /^Connect a microphone/],
  [{ kind: "language" }, "The browser does not recognize this language", /^Ask your administrator/],
  [{ kind: "network", isFinal: false }, "The speech service cannot be reached", /continue once/],
  [{ kind: "network", isFinal: true }, "The speech service cannot be reached", /^Voice commands are off/],
])("spec §8: %j says what to do", (failure, title, text) => {
  expect(describeFailure(failure, t)).toEqual({ title, text: expect.stringMatching(text) });
});

import { expect, test } from "vitest";

import { createTranslate } from "#web/lib/i18n/i18n.ts";
import { type BrowserFacts, describeBrowser } from "#web/screens/diagnostics/describe-browser.ts";

const able: BrowserFacts = {
  isSecure: true,
  hasClipboard: true,
  hasNotifications: true,
  hasSpeech: true,
  hasWebGl: true,
  reducesMotion: false,
  languages: ["en-GB", "de"],
  screen: { width: 1440, height: 900 },
  quotaBytes: 2_000_000,
};

const missing = (facts: Partial<BrowserFacts>) =>
  describeBrowser({ ...able, ...facts }, createTranslate("en"))
    .filter(({ state }) => state === "warning")
    .map(({ name }) => name);

test.each<[Partial<BrowserFacts>, readonly string[]]>([
  [{}, []],
  [{ isSecure: false, hasClipboard: false }, ["Secure context", "Clipboard"]],
  [{ hasWebGl: false }, ["WebGL"]],
  [{ hasSpeech: false, hasNotifications: false }, ["Notifications", "Speech recognition"]],
  [{ reducesMotion: true, quotaBytes: undefined }, []],
])("without %j, these are missing: %j", (facts, names) => {
  expect(missing(facts)).toEqual(names);
});

test("every missing feature says what does not work", () => {
  const checks = describeBrowser({ ...able, isSecure: false, hasWebGl: false }, createTranslate("en"));
  expect(checks.filter(({ state, note }) => state === "warning" && note === undefined)).toEqual([]);
});

import { expect, test } from "vitest";

import { isMuteKey } from "#web/shell/sounds/mute-key.ts";

const pressed = {
  key: "M",
  code: "KeyM",
  altKey: true,
  shiftKey: true,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
};

test.each<[string, Partial<typeof pressed>, boolean]>([
  ["Alt+Shift+M", {}, true],
  ["the letter in another place (French)", { code: "Semicolon" }, true],
  ["another letter in its place (Dvorak)", { key: "L" }, false],
  ["no Latin letter (Arabic)", { key: "ة" }, true],
  ["a letter with an accent (Option on a Mac)", { key: "Â" }, true],
  ["another key", { key: "N", code: "KeyN" }, false],
  ["without Alt, as in typing", { altKey: false }, false],
  ["without Shift", { shiftKey: false }, false],
  ["with Ctrl, as for AltGr on Windows", { ctrlKey: true }, false],
  ["with Command", { metaKey: true }, false],
  ["held down", { repeat: true }, false],
])("%s", (_, change, expected) => {
  expect(isMuteKey({ ...pressed, ...change })).toBe(expected);
});

import { expect, test } from "vitest";

import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";

const press = (key: string, keyCode: number, isComposing = false) => ({ key, keyCode, isComposing }) as KeyboardEvent;

test.each([
  ["Enter", press("Enter", 13), true],
  ["Enter that accepts a candidate, in Chrome and Firefox", press("Enter", 229, true), false],
  ["the same in Safari, after the composition", press("Enter", 229), false],
  ["another key", press("a", 65), false],
])("%s", (_, event, expected) => {
  expect(isEnter(event)).toBe(expected);
  expect(isEnter({ key: event.key, nativeEvent: event })).toBe(expected);
});

test("the other keys of an input method are told by it, too", () => {
  expect(isComposing(press("Escape", 229))).toBe(true);
  expect(isComposing(press("Escape", 27))).toBe(false);
});

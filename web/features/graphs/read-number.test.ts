import { expect, test } from "vitest";

import { readNumber } from "#web/features/graphs/read-number.ts";

test.each([
  ["12", "en", { value: 12 }],
  [" 1,234.5 ", "en", { value: 1234.5 }],
  ["1.234,5", "de", { value: 1234.5 }],
  ["1 234,5", "fr", { value: 1234.5 }],
  ["+7", "en", { value: 7 }],
  [".5", "en", { value: 0.5 }],
  ["12.", "en", { value: 12 }],
  ["-0", "en", { value: 0 }],
  ["1,234.5", "ar-u-nu-latn", { value: 1234.5 }],
  ["", "en", { fault: "empty" }],
  ["   ", "en", { fault: "empty" }],
  ["-3", "en", { fault: "negative" }],
  ["1e999", "en", { fault: "not-a-number" }],
  ["1e3", "en", { fault: "not-a-number" }],
  ["0x10", "en", { fault: "not-a-number" }],
  ["Infinity", "en", { fault: "not-a-number" }],
  ["12 apples", "en", { fault: "not-a-number" }],
  ["1.2.3", "en", { fault: "not-a-number" }],
  ["=cmd()", "en", { fault: "not-a-number" }],
  ["9999999999999", "en", { fault: "too-large" }],
])("%j in %s", (text, language, expected) => {
  expect(readNumber(text, language)).toEqual(expected);
});

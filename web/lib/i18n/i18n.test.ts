import { expect, test } from "vitest";

import { createTranslate, fillIn } from "#web/lib/i18n/i18n.ts";

test.each([
  ["one with a text", "Hello {{name}}", { name: "Mei" }, "Hello Mei"],
  ["one with a number, twice", "{{n}} of {{n}}", { n: 0 }, "0 of 0"],
  ["one without a value stays as it is", "Hello {{name}}", {}, "Hello {{name}}"],
  ["those inside a value are not filled in", "{{a}}{{b}}", { a: "{{b}}", b: "$&" }, "{{b}}$&"],
])("placeholders are filled in: %s", (_, text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected);
});

const messages = { one: "{{count}} message", other: "{{count}} messages" } as const;

const arabic = {
  "{{count}} messages_zero": "لا رسائل",
  "{{count}} messages_one": "رسالة واحدة",
  "{{count}} messages_two": "رسالتان",
  "{{count}} messages_few": "{{count}} رسائل",
  "{{count}} messages_many": "{{count}} رسالة",
  "{{count}} messages_other": "{{count}} رسالة (أخرى)",
};

test.each([
  ["en", undefined, 1, "1 message"],
  ["en", undefined, 1234, "1,234 messages"],
  ["fr", { "{{count}} messages_one": "{{count}} message" }, 0, "0 message"],
  ["de", { "{{count}} messages_other": "{{count}} Nachrichten" }, 12_345, "12.345 Nachrichten"],
  ["ar", arabic, 0, "لا رسائل"],
  ["ar", arabic, 1, "رسالة واحدة"],
  ["ar", arabic, 2, "رسالتان"],
  ["ar", arabic, 3, "3 رسائل"],
  ["ar", arabic, 11, "11 رسالة"],
  ["ar", arabic, 100, "100 رسالة (أخرى)"],
])(
  "a plural has the form of its language, and English where it is missing: %s %o %i",
  (language, words, count, expected) => {
    expect(createTranslate(language, words)(messages, { count })).toBe(expected);
  },
);

test("a plural that is not translated has the forms of English", () => {
  expect(createTranslate("de", {})(messages, { count: 1 })).toBe("1 message");
  expect(createTranslate("ar", {})(messages, { count: 3 })).toBe("3 messages");
});

test.each([
  [1, "1st percentile"],
  [2, "2nd percentile"],
  [3, "3rd percentile"],
  [11, "11th percentile"],
  [95, "95th percentile"],
])("an ordinal has the form of its number: %i", (count, expected) => {
  const percentile = {
    ordinal: true,
    one: "{{count}}st percentile",
    two: "{{count}}nd percentile",
    few: "{{count}}rd percentile",
    other: "{{count}}th percentile",
  } as const;
  expect(createTranslate("en")(percentile, { count })).toBe(expected);
});

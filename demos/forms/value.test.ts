import { expect, test } from "vitest";

import { messagesOf } from "./testing.ts";
import { submitValue, validateValue, type ValueRules } from "./value.ts";

const cases: readonly (readonly [rules: ValueRules, value: string, message: string | undefined])[] = [
  [{}, "", undefined],
  [{}, "anything", undefined],
  [{ required: true }, "", "This field is required"],
  [{ required: true }, "  ", "This field is required"],
  [{ required: true }, "x", undefined],
  [{ email: true }, "", undefined],
  [{ email: true }, "mei", "Please enter a valid email address"],
  [{ email: true }, " mei@example.org ", undefined],
  [{ minlength: 3 }, "", undefined],
  [{ minlength: 3 }, "ab ", "Please enter more characters"],
  [{ minlength: 3 }, "abc", undefined],
  [{ maxlength: 3 }, "abcd", "Please enter fewer characters"],
  [{ maxlength: 3 }, " abc ", undefined],
  [{ required: true, email: true, minlength: 20 }, "", "This field is required"],
  [{ required: true, email: true, minlength: 20 }, "mei", "Please enter a valid email address"],
  [{ required: true, email: true, minlength: 20 }, "mei@example.org", "Please enter more characters"],
  [{ required: true, message: "Your code, please" }, "", "Your code, please"],
  [{ email: true, message: "Your code, please" }, "x", "Your code, please"],
  [{ minlength: 3, message: "Your code, please" }, "x", "Your code, please"],
  [{ maxlength: 3, message: "Your code, please" }, "abcd", "Your code, please"],
  [{ required: true, message: "  " }, "", "This field is required"],
  [{ required: true, message: "Your code, please" }, "x", undefined],
];

test.each(cases)("(§5) Generic: the rules %j and the value %j: %j", (rules, value, message) => {
  expect(validateValue(rules, value)).toBe(message);
  expect(messagesOf(submitValue, { value, rules })).toEqual(message === undefined ? {} : { value: message });
});

test.each([
  [{ rules: {} }, { value: "This value is not valid" }],
  [{ value: "x".repeat(2001), rules: {} }, { value: "The text is too long" }],
  [{ value: "", rules: { minlength: 1.5 } }, { "rules.minlength": "Enter a whole number" }],
  [{ value: "", rules: { minlength: -1 } }, { "rules.minlength": "Enter a number between 0 and 2000" }],
  [{ value: "", rules: { maxlength: 2001 } }, { "rules.maxlength": "Enter a number between 0 and 2000" }],
  [
    { value: "", rules: { minlength: 5, maxlength: 4 } },
    { "rules.maxlength": "Enter a number that is at least the minimum length" },
  ],
  [{ value: "abcd", rules: { minlength: 4, maxlength: 4 } }, {}],
])("the request %j: %j", (values, messages) => {
  expect(messagesOf(submitValue, values)).toEqual(messages);
});

import { expect, test } from "vitest";

import { cleanInput } from "#server/lib/clean-input.ts";
import { AppError } from "#server/lib/errors.ts";

const nest = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

test.each([
  ["a text", "plain"],
  ["nothing", undefined],
  ["an object of everything", { a: [1, null, true, { b: "é🙂" }] }],
  ["32 levels", nest(32)],
  ["20,000 values less the array", Array.from({ length: 19_999 }, () => 0)],
])("%s is left as it is", (_, value) => {
  expect(cleanInput(value)).toEqual(structuredClone(value));
});

test.each([
  ["33 levels", nest(33), "The request is nested too deeply"],
  ["20,000 levels", nest(20_000), "The request is nested too deeply"],
  ["20,000 values and their array", Array.from({ length: 20_000 }, () => 0), "The request contains too many values"],
  ["a NUL", "a\0", "Text cannot contain NUL characters"],
  ["a NUL inside", [{ a: "\0" }], "Text cannot contain NUL characters"],
  ["a NUL in a name", { "a\0": 1 }, "Text cannot contain NUL characters"],
  ["half a pair in a name", { "a\uD800": 1 }, "Field names must be valid Unicode"],
])("%s is refused", (_, value, message) => {
  expect(() => cleanInput(value)).toThrow(new AppError("invalid_input", message));
});

test("half of a surrogate pair is replaced wherever it stands, and nothing else", () => {
  expect(cleanInput({ a: ["cut \uD83D", "whole 🙂"], b: { c: "\uDE42" } })).toEqual({
    a: ["cut \uFFFD", "whole 🙂"],
    b: { c: "\uFFFD" },
  });
});

test("a field called __proto__ is a field, and no prototype", () => {
  const value = JSON.parse('{"__proto__": "cut \\ud83d"}') as object;
  expect(cleanInput(value)).toBe(value);
  expect([Object.getPrototypeOf(value), JSON.stringify(value)]).toEqual([Object.prototype, '{"__proto__":"cut �"}']);
});

import { expect, test } from "vitest";

import { cleanInput } from "#server/lib/http/clean-input.ts";
import { AppError } from "#server/lib/errors.ts";

const nest = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

test.each([
  ["a text", "plain"],
  ["undefined", undefined],
  ["an object with values of every type", { a: [1, null, true, { b: "é🙂" }] }],
  ["32 levels", nest(32)],
  ["an array of 19,999 values", Array.from({ length: 19_999 }, () => 0)],
])("%s: the input stays unchanged", (_, value) => {
  expect(cleanInput(value)).toEqual(structuredClone(value));
});

test.each([
  ["33 levels", nest(33), "The request is nested too deeply"],
  ["20,000 levels", nest(20_000), "The request is nested too deeply"],
  ["an array of 20,000 values", Array.from({ length: 20_000 }, () => 0), "The request contains too many values"],
  ["a NUL", "a\0", "Text cannot contain NUL characters"],
  ["a NUL in a nested text", [{ a: "\0" }], "Text cannot contain NUL characters"],
  ["a NUL in a field name", { "a\0": 1 }, "Text cannot contain NUL characters"],
  ["half a surrogate pair in a field name", { "a\uD800": 1 }, "Field names must be valid Unicode"],
])("%s: the input is rejected", (_, value, message) => {
  expect(() => cleanInput(value)).toThrow(new AppError("invalid_input", message));
});

test("half a surrogate pair is replaced at any depth, and nothing else changes", () => {
  expect(cleanInput({ a: ["cut \uD83D", "whole 🙂"], b: { c: "\uDE42" } })).toEqual({
    a: ["cut \uFFFD", "whole 🙂"],
    b: { c: "\uFFFD" },
  });
});

test("a field named __proto__ is cleaned as a field and does not set the prototype", () => {
  const value = JSON.parse('{"__proto__": "cut \\ud83d"}') as object;
  expect(cleanInput(value)).toBe(value);
  expect([Object.getPrototypeOf(value), JSON.stringify(value)]).toEqual([Object.prototype, '{"__proto__":"cut �"}']);
});

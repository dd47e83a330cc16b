import { expect, test } from "vitest";

import { readingMinutes } from "./reading-time.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  ["an empty text", "", 1],
  ["one word", "Hello", 1],
  ["200 words", words(200), 1],
  ["201 words", words(201), 2],
  ["600 words", words(600), 3],
  ["punctuation and numbers between 400 words", words(400).replaceAll(" ", " – "), 2],
  ["line breaks instead of spaces", words(600).replaceAll(" ", "\n"), 3],
  ["Japanese, which has no spaces", "私は毎日本を読みます。".repeat(100), 4],
])("the reading time of %s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

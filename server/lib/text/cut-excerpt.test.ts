import { expect, test } from "vitest";

import { cutExcerpt } from "#server/lib/text/cut-excerpt.ts";

test.each([
  ["a short text is whole", "one two", "one two"],
  ["a long one ends with a word", "one two three", "one two…"],
  ["a long word is cut", "Donaudampfschifffahrt", "Donau…"],
])("%s", (_, text, excerpt) => expect(cutExcerpt(text, 10)).toBe(excerpt));

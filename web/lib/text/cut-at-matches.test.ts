import { expect, test } from "vitest";

import { cutAtMatches } from "#web/lib/text/cut-at-matches.ts";

const marked = (text: string, q: string) =>
  cutAtMatches(text, q)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

test.each([
  ["Invoice 2041", "inv", "[Inv]oice 2041"],
  ["One and one", "one", "[One] and [one]"],
  ["Invoice for May", "may inv", "[Inv]oice for [May]"],
  ["100% (a+b)", "% (a+b)", "100[%] [(a+b)]"],
  ["nothing here", "", "nothing here"],
  ["<b>bold</b>", "<b>", "[<b>]bold</b>"],
])("%j searched for %j", (text, q, expected) => {
  expect(marked(text, q)).toBe(expected);
});

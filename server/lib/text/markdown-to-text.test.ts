import { expect, test } from "vitest";

import { markdownToText } from "#server/lib/text/markdown-to-text.ts";

test.each([
  ["emphasis", "We *do*, but **only** before __noon__", "We do, but only before noon"],
  ["headings and lists", "## Fridays\n\n- one\n- [x] two\n\n1. three", "Fridays one two three"],
  ["links and images", "Tell [Lindqvist](https://freight.example) ![the van](van.png) soon", "Tell Lindqvist soon"],
  ["code", "Run `labels --today`\n\n```js\nif (a < b && c) {}\n```", "Run labels --today if (a < b && c) {}"],
  [
    "a quotation and a table",
    "> Told\n\n| Region | Time |\n| --- | --- |\n| North | 11:00 |",
    "Told Region Time North 11:00",
  ],
  ["typed HTML", "The <b>tag</b> &amp; the sign &", "The <b>tag</b> & the sign &"],
  ["no markup", "2 * 3 * 4, snake_case_name", "2 * 3 * 4, snake_case_name"],
])("%s", (_, markdown, text) => expect(markdownToText(markdown)).toBe(text));

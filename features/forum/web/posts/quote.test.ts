import { expect, test } from "vitest";

import { quoteHtml } from "./quote.ts";

const quoted = (name: string, html: string) => `<blockquote><p><strong>${name}</strong></p>${html}</blockquote><p></p>`;
const inner = "<blockquote><p>old</p><blockquote><p>older</p></blockquote></blockquote>";

test.each([
  ["Mei", "<p>Hi</p>", "Mei", "<p>Hi</p>"],
  ["A & <b>", "<p>Hi</p>", "A &amp; &lt;b&gt;", "<p>Hi</p>"],
  ["Mei", `${inner}<p>new</p>`, "Mei", "<p>new</p>"],
  ["Mei", `<p>a</p>${inner}<p>b</p>${inner}`, "Mei", "<p>a</p><p>b</p>"],
  // Nothing but a quote is quoted as a whole.
  ["Mei", inner, "Mei", inner],
])("%s: %s", (name, html, shownName, shown) => {
  expect(quoteHtml(name, html)).toBe(quoted(shownName, shown));
});

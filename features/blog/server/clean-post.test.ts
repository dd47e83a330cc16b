import { expect, test } from "vitest";

import { cleanPostBody, toColumns } from "#features/blog/server/clean-post.ts";

test.each([
  ["a heading of the first level", "<h1>One</h1><h3>Two</h3>", "<h2>One</h2><h3>Two</h3>"],
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a handler", `<h1 onclick="x()">a</h1>`, "<h2>a</h2>"],
  ["a link to a script", `<p><a href="javascript:x()">a</a></p>`, "<p><a>a</a></p>"],
  ["the text of a tag", "<p>&lt;h1&gt;</p>", "<p>&lt;h1&gt;</p>"],
])("%s is cleaned", (_, html, clean) => {
  expect(cleanPostBody(html)).toBe(clean);
  expect(cleanPostBody(clean)).toBe(clean);
});

test("the text and the reading time follow from the body, and from nothing else", () => {
  const body = `<h2>Title</h2><p>${"word ".repeat(500)}</p>`;
  expect(toColumns({ body })).toMatchObject({ bodyText: `Title ${"word ".repeat(500).trim()}`, readingTime: 3 });
  expect(toColumns({ title: "New" })).toEqual({ title: "New" });
});

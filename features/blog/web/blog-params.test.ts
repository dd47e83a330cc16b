import { expect, test } from "vitest";

import { readBlogParams } from "#features/blog/web/blog-params.ts";

test.each([
  [{}, {}],
  [
    { q: "two words ", tag: "Office", page: 3 },
    { q: "two words ", tag: "office", page: 3 },
  ],
  [
    { q: 2026, tag: 7 },
    { q: "2026", tag: "7" },
  ],
  [{ q: "", tag: " ", page: 1 }, {}],
  [{ q: ["a"], tag: {}, page: "x" }, {}],
  [{ page: -2 }, {}],
  [{ page: 2.5 }, {}],
  [{ page: 1e12 }, {}],
  [
    { q: "x".repeat(300), tag: "y".repeat(40) },
    { q: "x".repeat(200), tag: "y".repeat(30) },
  ],
])("the address %j shows %j", (search, params) => {
  expect(readBlogParams(search)).toEqual({ q: undefined, tag: undefined, page: undefined, ...params });
});

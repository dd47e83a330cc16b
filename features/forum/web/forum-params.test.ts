import { expect, test } from "vitest";

import {
  hrefOfPost,
  newBeyondPage,
  openAt,
  pageOfPost,
  PostsParams,
  toPost,
  TopicsParams,
  toTopic,
  unreadPosts,
} from "./forum-params.ts";

const id = "3f2c1f7e-6f0e-4a53-8d0c-0d4dd0c1a001";

test("invalid parameters are ignored, and a number is a word", () => {
  expect(TopicsParams.parse({ section: "x", q: 2026, only: "read", page: 0, write: "yes" })).toEqual({ q: "2026" });
  expect(TopicsParams.parse({ section: "help", q: "lamp", only: "unread", page: 2, write: 1 })).toEqual({
    section: "help",
    q: "lamp",
    only: "unread",
    page: 2,
    write: 1,
  });
  expect(TopicsParams.parse({ q: "x".repeat(201) })).toEqual({});
  expect(PostsParams.parse({ topic: "1", page: "2", post: 1.5 })).toEqual({});
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [61, 4],
])("post %i is on page %i", (number, page) => {
  expect(pageOfPost(number)).toBe(page);
});

test("a link to a post names its page, and a topic opens at its first unread post", () => {
  expect(toTopic({ id, readNumber: 0, lastNumber: 30 })).toEqual({ topic: id });
  expect(toTopic({ id, readNumber: 30, lastNumber: 30 })).toEqual({ topic: id });
  expect(toTopic({ id, readNumber: 26, lastNumber: 30 })).toEqual({ topic: id, page: 2, post: 27 });
  expect(toPost(id, 27)).toEqual({ topic: id, page: 2, post: 27 });
  expect(hrefOfPost(id, 27)).toBe(`/forum-post?topic=${id}&page=2&post=27`);
});

test.each([
  [0, 5, 1, 5],
  [3, 5, 4, 2],
  [5, 5, 1, 0],
  [6, 5, 1, 0],
])("read up to %i of %i, it opens at %i with %i unread", (readNumber, lastNumber, opens, unread) => {
  expect(openAt({ readNumber, lastNumber })).toBe(opens);
  expect(unreadPosts({ readNumber, lastNumber })).toBe(unread);
});

test.each([
  // On the last page, new posts appear until it is full.
  [15, 17, 1, 0, 21],
  [15, 22, 1, 2, 21],
  // On an earlier page, all of them are further on.
  [45, 47, 1, 2, 46],
  [45, 45, 1, 0, 46],
])("known %i of %i on page %i: %i new, from %i", (known, lastNumber, page, count, first) => {
  expect(newBeyondPage({ known, lastNumber, page })).toEqual({ count, first });
});

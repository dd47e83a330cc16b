import { expect, test } from "vitest";

import type { Post } from "#features/posts/contract.ts";
import { setLiked } from "#features/posts/web/queries.ts";

const post: Post = {
  id: "a",
  author: { username: "mei", name: "Mei", picture: "" },
  body: "Hello",
  createdAt: "2026-01-01T00:00:00.000Z",
  isMine: false,
  likes: 3,
  isLiked: false,
  comments: [],
};

test("a repeated like counts once, and can be undone", () => {
  const liked = setLiked(post, true);
  expect(liked).toMatchObject({ likes: 4, isLiked: true });
  expect(setLiked(liked, true)).toBe(liked);
  expect(setLiked(liked, false)).toEqual(post);
});

import { z } from "zod/mini";

import { Done, endpoint, Timestamp } from "#contract/endpoint.ts";
import { Author } from "#contract/users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    posts: true;
  }
}

export const maxPost = 2000;
export const maxComment = 500;

/** The number of posts in one response. */
export const postsPage = 20;

const words = (max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, { error: "Enter some text" }), z.maxLength(max, { error: "The text is too long" }));

export const Comment = z.object({
  id: z.uuid(),
  author: Author,
  body: z.string(),
  createdAt: z.iso.datetime(),
  /** True for the person's own, which they may delete. */
  isMine: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const Post = z.object({
  id: z.uuid(),
  author: Author,
  body: z.string(),
  createdAt: z.iso.datetime(),
  isMine: z.boolean(),
  likes: z.number(),
  isLiked: z.boolean(),
  /** Oldest first. */
  comments: z.array(Comment),
});
export type Post = z.infer<typeof Post>;

const params = z.object({ id: z.uuid() });

export const listPosts = endpoint({
  method: "GET",
  path: "/posts.json",
  summary: "Twenty posts, newest first: of everybody, or of one author; older ones with the last one's date and id",
  readsFrom: "replica",
  query: z.object({
    before: z.optional(Timestamp),
    /** Used with `before`: of posts with the same time, the last one already received. */
    last: z.optional(z.uuid()),
    author: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.array(Post),
});

export const addPost = endpoint({
  method: "POST",
  path: "/posts.json",
  summary: "Add a post. Idempotent for the same id",
  body: z.object({ id: z.uuid(), body: words(maxPost) }),
  response: Post,
});

export const deletePost = endpoint({
  method: "DELETE",
  path: "/posts.json/{id}",
  summary: "Delete one's own post with its comments",
  params,
  response: Done,
});

export const likePost = endpoint({
  method: "PUT",
  path: "/posts.json/{id}/like",
  summary: "Like or unlike a post",
  params,
  body: z.object({ isLiked: z.boolean() }),
  response: Post,
});

export const addComment = endpoint({
  method: "POST",
  path: "/posts.json/{id}/comments",
  summary: "Add a comment to a post. Idempotent for the same id",
  params,
  body: z.object({ id: z.uuid(), body: words(maxComment) }),
  response: Post,
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/comments.json/{id}",
  summary: "Delete one's own comment",
  params,
  response: Done,
});

import { z } from "zod/mini";

import { commentFields } from "#contract/comment-fields.ts";
import {
  AnsweredVersion,
  Done,
  endpoint,
  oneLine,
  pageOf,
  pageQuery,
  searchText,
  versionedChanges,
} from "#contract/endpoint.ts";
import { Author } from "#contract/users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    blog: true;
  }
}

/** The number of posts on a page. */
export const blogPageSize = 8;
/** The number of comments in one response. */
export const blogCommentsSize = 20;

const maxPostTitle = 150;
export const maxPostSummary = 400;
export const maxPostTags = 8;
const maxPostTag = 30;

/** In characters of HTML: many times the longest article. */
const maxPostBody = 200_000;

/** The address of the feed, relative to the API. It is XML, so it is not an `endpoint`. */
export const blogFeedPath = "/blog/feed.xml";

const PostTitle = z
  .string({ error: "Enter a title" })
  .check(
    z.trim(),
    z.minLength(1, { error: "Enter a title" }),
    z.maxLength(maxPostTitle, { error: "The title is too long" }),
    oneLine,
  );

/** Line breaks become spaces. */
const PostSummary = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s+/g, " ").trim()),
  z.maxLength(maxPostSummary, { error: "The text is too long" }),
  oneLine,
);

/** Lower case, so that "Office" and "office" are one tag. */
const PostTag = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: "Enter a tag" }),
    z.maxLength(maxPostTag, { error: "A tag has at most 30 characters" }),
    oneLine,
  );

const PostTags = z.array(PostTag).check(
  z.maxLength(maxPostTags, { error: "Enter at most 8 tags" }),
  z.overwrite((tags) => [...new Set(tags)]),
);

/** HTML, which the server sanitizes. May be empty: a draft is saved while it is unfinished. */
const PostBody = z.string().check(z.maxLength(maxPostBody, { error: "The text is too long" }));

/** The fields of a post that its author edits. */
const PostFields = z.object({ title: PostTitle, summary: PostSummary, tags: PostTags, body: PostBody });
export type BlogPostFields = z.infer<typeof PostFields>;

/** A post in a list. */
export const BlogPostRow = z.object({
  id: z.uuid(),
  author: Author,
  title: z.string(),
  /** The summary, or the beginning of the text. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  /** In minutes. */
  readingTime: z.int(),
  commentCount: z.int(),
  isPublished: z.boolean(),
  /** The time of the first publication, which unpublishing keeps. */
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  /** True for the person's own, which they may change. */
  isMine: z.boolean(),
});
export type BlogPostRow = z.infer<typeof BlogPostRow>;

export const BlogPost = z.extend(BlogPostRow, {
  summary: z.string(),
  /** Sanitized HTML. Its headings begin at the second level. */
  body: z.string(),
  version: AnsweredVersion,
});
export type BlogPost = z.infer<typeof BlogPost>;

/** Without the e-mail address, which never leaves the server. */
export const BlogComment = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The picture of the account that has sent it. */
  picture: z.string(),
  /** The website of its author; empty if there is none. */
  url: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  isMine: z.boolean(),
});
export type BlogComment = z.infer<typeof BlogComment>;

const RecentComment = z.extend(z.pick(BlogComment, { id: true, name: true, picture: true, createdAt: true }), {
  /** The beginning of the comment. */
  excerpt: z.string(),
  post: z.object({ id: z.uuid(), title: z.string() }),
});
export type RecentComment = z.infer<typeof RecentComment>;

const TagCount = z.object({ tag: z.string(), count: z.int() });
export type TagCount = z.infer<typeof TagCount>;

const params = z.object({ id: z.uuid() });

export const listBlogPosts = endpoint({
  method: "GET",
  path: "/blog/posts.json",
  summary: "A page of the published posts, newest first: of all, of a tag, or those that contain every word of `q`",
  readsFrom: "replica",
  query: z.object({
    ...pageQuery,
    q: z.optional(searchText),
    tag: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(maxPostTag))),
  }),
  response: pageOf(BlogPostRow),
});

export const listBlogDrafts = endpoint({
  method: "GET",
  path: "/blog/drafts.json",
  summary: "The person's unpublished posts, the most recently changed first",
  query: z.object(pageQuery),
  response: pageOf(BlogPostRow),
});

export const listBlogTags = endpoint({
  method: "GET",
  path: "/blog/tags.json",
  summary: "The tags of the published posts with the number of posts, the most frequent first",
  readsFrom: "replica",
  response: z.array(TagCount),
});

export const listRecentComments = endpoint({
  method: "GET",
  path: "/blog/comments.json",
  summary: "The latest comments on published posts",
  response: z.array(RecentComment),
});

export const getBlogPost = endpoint({
  method: "GET",
  path: "/blog/posts.json/{id}",
  summary: "A published post, or one's own draft",
  params,
  response: BlogPost,
});

export const addBlogPost = endpoint({
  method: "POST",
  path: "/blog/posts.json",
  summary: "Add a post as a draft. Its HTML is sanitized. Idempotent for the same id",
  body: z.extend(PostFields, { id: z.uuid() }),
  response: BlogPost,
});

export const updateBlogPost = endpoint({
  method: "PATCH",
  path: "/blog/posts.json/{id}",
  summary: "Change one's own post. Fields that have changed since the given version are a conflict",
  params,
  body: versionedChanges(PostFields),
  response: BlogPost,
});

export const publishBlogPost = endpoint({
  method: "PUT",
  path: "/blog/posts.json/{id}/published",
  summary: "Publish or unpublish one's own post. A post without text cannot be published",
  params,
  body: z.object({ isPublished: z.boolean() }),
  response: BlogPost,
});

export const deleteBlogPost = endpoint({
  method: "DELETE",
  path: "/blog/posts.json/{id}",
  summary: "Delete one's own post. It can be restored for a day",
  params,
  response: Done,
});

export const restoreBlogPost = endpoint({
  method: "POST",
  path: "/blog/posts.json/{id}/restore",
  summary: "Restore a deleted post",
  params,
  response: BlogPost,
});

export const listBlogComments = endpoint({
  method: "GET",
  path: "/blog/posts.json/{id}/comments",
  summary: "A page of the comments on a post, newest first",
  params,
  query: z.object(pageQuery),
  response: pageOf(BlogComment),
});

export const addBlogComment = endpoint({
  method: "POST",
  path: "/blog/posts.json/{id}/comments",
  summary: "Comment on a published post. The e-mail address is stored and never returned. Idempotent for the same id",
  params,
  body: z.object({ id: z.uuid(), ...commentFields }),
  response: BlogComment,
});

export const deleteBlogComment = endpoint({
  method: "DELETE",
  path: "/blog/comments.json/{id}",
  summary: "Delete one's own comment. It can be restored for a day",
  params,
  response: Done,
});

export const restoreBlogComment = endpoint({
  method: "POST",
  path: "/blog/comments.json/{id}/restore",
  summary: "Restore a deleted comment",
  params,
  response: BlogComment,
});

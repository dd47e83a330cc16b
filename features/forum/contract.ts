import { z } from "zod/mini";

import {
  AnsweredVersion,
  Done,
  endpoint,
  oneLine,
  pageOf,
  pageQuery,
  searchText,
  several,
  Timestamp,
  versionedChanges,
} from "#contract/endpoint.ts";
import { Author } from "#contract/users.ts";
import { english } from "#contract/text/english.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    forum: true;
  }
}

const maxTopicTitle = 120;
/** In characters of HTML. */
const maxForumPost = 20_000;

/** The posts of one page of a topic. Their numbers are its range: a deleted post keeps its number. */
export const forumPostsPage = 20;
export const forumTopicsPage = 20;

/** The names of a post's likes in one response; `likes` counts all. */
export const maxLikers = 10;

export const sectionKeys = ["announcements", "help", "ideas", "product", "off-topic"] as const;
const SectionKey = z.enum(sectionKeys, { error: "Choose a section" });
export type SectionKey = z.infer<typeof SectionKey>;

/** In English: the keys of the translations. Another section needs an entry here and in `sectionKeys`, and no table. */
export const sectionTexts: Readonly<Record<SectionKey, { readonly title: string; readonly text: string }>> = {
  announcements: { title: english("Announcements"), text: english("News that everyone should know") },
  help: { title: english("Help"), text: english("Questions and answers about daily work") },
  ideas: { title: english("Ideas"), text: english("Suggestions to discuss and to refine") },
  product: { title: english("Product"), text: english("Features, releases and customer feedback") },
  "off-topic": { title: english("Off topic"), text: english("Everything else that colleagues talk about") },
};

/** A post as lists refer to it. */
const PostReference = z.object({
  topicId: z.uuid(),
  title: z.string(),
  /** In its topic, from 1. */
  number: z.number(),
  author: Author,
  createdAt: z.iso.datetime(),
});

export const ForumSection = z.object({
  key: SectionKey,
  topics: z.number(),
  posts: z.number(),
  /** Topics with posts that the user has not read. */
  unread: z.number(),
  /** Everything up to this moment counts as read; null if the user has marked nothing. */
  readAt: z.nullable(z.iso.datetime()),
  latest: z.nullable(PostReference),
});
export type ForumSection = z.infer<typeof ForumSection>;

export const TopicRow = z.object({
  id: z.uuid(),
  section: SectionKey,
  title: z.string(),
  author: Author,
  createdAt: z.iso.datetime(),
  /** Without the first post. */
  replies: z.number(),
  /** The number of its latest post. */
  lastNumber: z.number(),
  /** The number of the last post that the user has read; 0 if none. */
  readNumber: z.number(),
  latest: z.object({ author: Author, createdAt: z.iso.datetime() }),
});
export type TopicRow = z.infer<typeof TopicRow>;

export const ForumPost = z.object({
  id: z.uuid(),
  /** In its topic, from 1. */
  number: z.number(),
  author: Author,
  /** Sanitized HTML; empty if it is deleted. */
  body: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
  /** True for the user's own, which they may edit and delete. */
  isMine: z.boolean(),
  likes: z.number(),
  isLiked: z.boolean(),
  /** The names of the first who liked it. */
  likers: z.array(z.string()),
  version: AnsweredVersion,
});
export type ForumPost = z.infer<typeof ForumPost>;

const ActivePerson = z.object({ author: Author, posts: z.number() });
export type ActivePerson = z.infer<typeof ActivePerson>;

export const TopicPage = z.object({
  /** Null if there is no topic at all. */
  topic: z.nullable(TopicRow),
  data: z.array(ForumPost),
  /** The people with the most posts in the topic, on all of its pages. */
  people: z.array(ActivePerson),
});
export type TopicPage = z.infer<typeof TopicPage>;

const params = z.object({ id: z.uuid() });

const Body = z
  .string({ error: "Enter some text" })
  .check(
    z.trim(),
    z.minLength(1, { error: "Enter some text" }),
    z.maxLength(maxForumPost, { error: "The text is too long" }),
  );

export const listSections = endpoint({
  method: "GET",
  path: "/forum/sections.json",
  summary: "The sections of the forum with their counts and latest posts",
  readsFrom: "replica",
  response: z.array(ForumSection),
});

export const listTopics = endpoint({
  method: "GET",
  path: "/forum/topics.json",
  summary: "Topics, newest activity first: of one section or of all, that contain every word, or that are unread",
  readsFrom: "replica",
  query: z.object({
    ...pageQuery,
    section: z.optional(SectionKey),
    q: z.optional(searchText),
    only: z.optional(z.enum(["unread"])),
  }),
  response: pageOf(TopicRow),
});

export const listTopicPosts = endpoint({
  method: "GET",
  path: "/forum/posts.json",
  summary: "A topic and one page of its posts; without a topic, that with the newest activity",
  query: z.object({ topic: z.optional(z.uuid()), page: pageQuery.page }),
  response: TopicPage,
});

export const getForumPost = endpoint({
  method: "GET",
  path: "/forum/posts.json/{id}",
  summary: "A post",
  params,
  response: ForumPost,
});

export const getForumActivity = endpoint({
  method: "GET",
  path: "/forum/activity.json",
  summary: "The latest posts of all sections, and who has written most in the last 30 days",
  readsFrom: "replica",
  response: z.object({
    latest: z.array(z.extend(PostReference, { id: z.uuid(), excerpt: z.string() })),
    people: z.array(ActivePerson),
  }),
});
export type ForumActivity = z.infer<(typeof getForumActivity)["response"]>;

export const markSections = endpoint({
  method: "PUT",
  path: "/forum/sections.json/read",
  summary: "Mark all topics of sections as read up to a moment; null removes the mark",
  access: "viewer",
  body: z.object({ marks: several(z.object({ section: SectionKey, readAt: z.nullable(Timestamp) })) }),
  response: Done,
});

export const addTopic = endpoint({
  method: "POST",
  path: "/forum/topics.json",
  summary: "Add a topic with its first post, which has the same id. Idempotent for the same id",
  body: z.object({
    id: z.uuid(),
    section: SectionKey,
    title: z
      .string({ error: "Enter a title" })
      .check(
        z.trim(),
        z.minLength(1, { error: "Enter a title" }),
        z.maxLength(maxTopicTitle, { error: "The title must be at most 120 characters long" }),
        oneLine,
      ),
    body: Body,
  }),
  response: TopicRow,
});

export const markTopic = endpoint({
  method: "PUT",
  path: "/forum/topics.json/{id}/read",
  summary: "Mark the posts of a topic as read up to a number. The mark never moves back",
  access: "viewer",
  params,
  body: z.object({ number: z.int().check(z.gte(1), z.lte(1_000_000_000)) }),
  response: Done,
});

export const addForumPost = endpoint({
  method: "POST",
  path: "/forum/topics.json/{id}/posts",
  summary: "Reply to a topic. Idempotent for the same id",
  params,
  body: z.object({ id: z.uuid(), body: Body }),
  response: ForumPost,
});

export const changeForumPost = endpoint({
  method: "PATCH",
  path: "/forum/posts.json/{id}",
  summary: "Edit one's own post. If it has changed since the version, 409",
  params,
  body: versionedChanges(z.object({ body: Body })),
  response: ForumPost,
});

export const deleteForumPost = endpoint({
  method: "DELETE",
  path: "/forum/posts.json/{id}",
  summary: "Delete one's own post; the first one with its topic, unless it has replies. It can be restored for a day",
  params,
  response: Done,
});

export const restoreForumPost = endpoint({
  method: "POST",
  path: "/forum/posts.json/{id}/restore",
  summary: "Restore one's own deleted post",
  params,
  response: ForumPost,
});

export const likeForumPost = endpoint({
  method: "PUT",
  path: "/forum/posts.json/{id}/like",
  summary: "Like or unlike a post",
  params,
  body: z.object({ isLiked: z.boolean() }),
  response: ForumPost,
});

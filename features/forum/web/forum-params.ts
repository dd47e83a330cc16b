import { z } from "zod/mini";

import { forumPostsPage, sectionKeys } from "#features/forum/contract.ts";

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const Page = z.int().check(z.gte(1), z.lte(1_000_000));

/** The parameters of the list of topics. Invalid ones are ignored. */
export const TopicsParams = z.object({
  section: optional(z.enum(sectionKeys)),
  /** A number is read as one, and is a word like any other. */
  q: optional(
    z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), z.string().check(z.maxLength(200)))),
  ),
  only: optional(z.enum(["unread"])),
  page: optional(Page),
  /** The form for a new topic is open. */
  write: optional(z.literal(1)),
});
export type TopicsParams = z.infer<typeof TopicsParams>;

/** The parameters of a topic: without one, that with the newest activity. */
export const PostsParams = z.object({
  topic: optional(z.uuid()),
  page: optional(Page),
  /** The number of the post to scroll to. */
  post: optional(Page),
});
export type PostsParams = z.infer<typeof PostsParams>;

/** The page of a topic that has a post. */
export const pageOfPost = (number: number) => Math.max(Math.ceil(number / forumPostsPage), 1);

type Reading = { readonly lastNumber: number; readonly readNumber: number };

/** The parameters of a link to a post. */
export const toPost = (topic: string, number: number): PostsParams => ({
  topic,
  page: pageOfPost(number),
  post: number,
});

/** The parameters of a link that opens a topic: at the first unread post, or at its beginning. */
export const toTopic = ({ id, ...reading }: Reading & { readonly id: string }): PostsParams => {
  const number = openAt(reading);
  return number === 1 ? { topic: id } : toPost(id, number);
};

/** The same link as an address, for components that take one. */
export const hrefOfPost = (topic: string, number: number) => {
  const search = Object.entries(toPost(topic, number)).map(([name, value]) => `${name}=${value}`);
  return `/forum-post?${search.join("&")}`;
};

export const unreadPosts = ({ lastNumber, readNumber }: Reading) => Math.max(lastNumber - readNumber, 0);

/** The post at which a topic opens: the first unread one, or the first if nothing or everything is read. */
export const openAt = ({ lastNumber, readNumber }: Reading) => (readNumber < lastNumber ? readNumber + 1 : 1);

type Opening = {
  /** The number of the latest post when the page was opened. */
  readonly known: number;
  /** The number of the latest post now. */
  readonly lastNumber: number;
  readonly page: number;
};

/** The posts written since the page was opened that it has no room for. */
export function newBeyondPage({ known, lastNumber, page }: Opening) {
  const first = Math.max(known, page * forumPostsPage) + 1;
  return { first, count: Math.max(lastNumber - first + 1, 0) };
}

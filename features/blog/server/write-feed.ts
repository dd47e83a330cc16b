import type { BlogPostRow } from "#features/blog/contract.ts";

type Feed = {
  readonly title: string;
  readonly description: string;
  /** The address of the app, with a slash at its end. */
  readonly address: string;
  /** The address of the feed itself. */
  readonly feedAddress: string;
  readonly posts: readonly Pick<BlogPostRow, "id" | "title" | "excerpt" | "tags" | "author" | "publishedAt">[];
};

/** Writes the posts as RSS 2.0. A post is identified by its id, so that readers know it under another address too. */
export function writeFeed({ title, description, address, feedAddress, posts }: Feed) {
  const items = posts.map((post) => [
    "<item>",
    element("title", post.title),
    element("link", `${address}#/blog/${post.id}`),
    `<guid isPermaLink="false">urn:uuid:${escapeXml(post.id)}</guid>`,
    element("dc:creator", post.author.name),
    ...(post.publishedAt ? [element("pubDate", new Date(post.publishedAt).toUTCString())] : []),
    ...post.tags.map((tag) => element("category", tag)),
    element("description", post.excerpt),
    "</item>",
  ]);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    "<channel>",
    element("title", title),
    element("link", `${address}#/blog`),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedAddress)}"/>`,
    element("description", description),
    ...items.flat(),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML 1.0 does not allow in any form. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as the content of an element or of a quoted attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, "").replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

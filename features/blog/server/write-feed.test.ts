import { expect, test } from "vitest";

import { escapeXml, writeFeed } from "#features/blog/server/write-feed.ts";

test.each([
  ["markup", `<b title="a">R&D's</b>`, "&lt;b title=&quot;a&quot;&gt;R&amp;D&#39;s&lt;/b&gt;"],
  ["an escaped text", "&amp;", "&amp;amp;"],
  ["the end of a section", "]]>", "]]&gt;"],
  ["control characters", "a\u0000b\u000Bc\uFFFEd", "abcd"],
  ["half of a pair", "a\uD83Db", "ab"],
  ["an emoji, tabs and line breaks", "😀\t\n", "😀\t\n"],
])("%s is escaped", (_, text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});

test("a post is an item with an absolute link, a date, an author and its tags", () => {
  const xml = writeFeed({
    title: "Blog",
    description: "News",
    address: "https://office.example/",
    feedAddress: "https://office.example/api/blog/feed.xml",
    posts: [
      {
        id: "6f1d3f6e-0000-4000-8000-000000000000",
        title: "Q&A",
        excerpt: "<p>",
        tags: ["office", "r&d"],
        author: { username: "mei", name: "Mei Tanaka", picture: "" },
        publishedAt: "2026-11-20T09:30:00.000Z",
      },
    ],
  });
  expect(xml.split("\n").slice(2)).toEqual([
    "<channel>",
    "<title>Blog</title>",
    "<link>https://office.example/#/blog</link>",
    `<atom:link rel="self" type="application/rss+xml" href="https://office.example/api/blog/feed.xml"/>`,
    "<description>News</description>",
    "<item>",
    "<title>Q&amp;A</title>",
    "<link>https://office.example/#/blog/6f1d3f6e-0000-4000-8000-000000000000</link>",
    `<guid isPermaLink="false">urn:uuid:6f1d3f6e-0000-4000-8000-000000000000</guid>`,
    "<dc:creator>Mei Tanaka</dc:creator>",
    "<pubDate>Fri, 20 Nov 2026 09:30:00 GMT</pubDate>",
    "<category>office</category>",
    "<category>r&amp;d</category>",
    "<description>&lt;p&gt;</description>",
    "</item>",
    "</channel>",
    "</rss>",
    "",
  ]);
});

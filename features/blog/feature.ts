import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Blog",
  screens: [
    {
      path: "/blog",
      title: "Blog",
      menu: "App views",
      order: 50,
      keywords: ["articles", "posts", "comments", "news", "rss", "write"],
    },
    { path: "/blog/$post", title: "Article", parent: "/blog", isTitledByData: true },
    { path: "/blog/new", title: "New post", parent: "/blog", keywords: ["write", "article"] },
    { path: "/blog/$post/edit", title: "Edit post", parent: "/blog" },
  ],
  actions: [{ title: "New post", href: "/blog/new", icon: "file-pencil", order: 30, keywords: ["write", "article"] }],
  hits: { kind: "articles", title: "Articles", icon: "file", order: 70 },
} as const satisfies Feature;

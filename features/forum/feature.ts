import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Forum",
  screens: [
    {
      path: "/forum",
      title: "Forum",
      icon: "messages",
      menu: "App views",
      order: 40,
      keywords: ["discussions", "sections", "questions", "board", "community"],
    },
    {
      path: "/forum-topic",
      title: "Topics",
      parent: "/forum",
      keywords: ["topics", "threads", "discussions", "unread"],
    },
    {
      path: "/forum-post",
      title: "Forum posts",
      parent: "/forum-topic",
      isTitledByData: true,
      keywords: ["posts", "replies", "discussion", "answers"],
    },
  ],
  hits: { kind: "topics", title: "Topics", icon: "message", order: 60 },
} as const satisfies Feature;

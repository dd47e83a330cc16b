import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Social",
  screens: [
    {
      path: "/dashboard-social",
      title: "Social",
      icon: "users",
      menu: "top",
      order: 30,
      keywords: ["posts", "feed", "comments", "likes", "people", "wall"],
    },
  ],
  timeline: {
    topic: "posts",
    groups: [
      {
        name: "posts",
        title: "Posts",
        order: 10,
        kinds: [{ kind: "post", title: "You wrote a post", icon: "write", color: "blue", isQuoted: true }],
      },
      {
        name: "comments",
        title: "Comments",
        order: 20,
        kinds: [{ kind: "comment", title: "You commented on a post", icon: "comment", color: "teal", isQuoted: true }],
      },
    ],
    figures: [
      { name: "posts", title: "Posts", order: 10 },
      { name: "likes", title: "Likes", order: 20 },
    ],
  },
} as const satisfies Feature;

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
} as const satisfies Feature;

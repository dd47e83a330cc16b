import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Projects",
  screens: [
    {
      path: "/projects",
      title: "Projects",
      icon: "briefcase",
      menu: "App views",
      order: 30,
      keywords: ["budget", "progress", "contacts"],
    },
  ],
  hits: { kind: "projects", title: "Projects", icon: "briefcase", order: 40 },
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Maps",
  screens: [
    {
      path: "/maps",
      title: "Maps",
      icon: "map",
      menu: "top",
      order: 70,
      keywords: ["cities", "places", "world", "geography"],
    },
  ],
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Nestable lists",
  screens: [
    {
      path: "/ui/nestable-lists",
      title: "Nestable lists",
      menu: "UI",
      order: 90,
      keywords: ["tree", "drag", "sort", "order", "outline", "json"],
    },
  ],
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Nested lists",
  screens: [
    {
      path: "/ui/nestable-lists",
      title: "Nested lists",
      menu: "UI",
      order: 90,
      keywords: ["tree", "drag", "sort", "order", "outline", "json", "Nestable"],
    },
  ],
} as const satisfies Feature;

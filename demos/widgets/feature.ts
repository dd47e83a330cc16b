import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Widgets",
  screens: [
    {
      path: "/widgets",
      title: "Widgets",
      icon: "widgets",
      menu: "UI",
      order: 5,
      keywords: ["todo", "tasks", "grid"],
    },
  ],
} as const satisfies Feature;

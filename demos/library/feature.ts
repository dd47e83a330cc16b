import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Tree view",
  screens: [
    {
      path: "/ui/tree-view",
      title: "Tree view",
      menu: "UI",
      order: 80,
      keywords: ["folders", "files", "documents", "hierarchy", "checkboxes", "drag and drop"],
    },
  ],
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Documents",
  screens: [
    {
      path: "/form/editors",
      title: "Editors",
      menu: "Forms",
      order: 80,
      keywords: ["rich text", "markdown", "code", "write"],
    },
    {
      path: "/ckeditor",
      title: "Document editor",
      menu: "Forms",
      order: 90,
      keywords: ["documents", "page", "write", "print", "ckeditor"],
    },
  ],
  hits: { kind: "documents", title: "Documents", icon: "file-pencil", order: 75 },
} as const satisfies Feature;

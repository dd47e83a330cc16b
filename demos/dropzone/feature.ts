import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Drop zone",
  screens: [
    {
      path: "/form/dropzone",
      title: "Drop zone",
      menu: "Forms",
      order: 100,
      keywords: ["upload", "files", "storage", "attachments"],
    },
  ],
} as const satisfies Feature;

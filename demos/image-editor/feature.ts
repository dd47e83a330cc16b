import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Image editor",
  needs: ["dropzone"],
  screens: [
    {
      path: "/form/image-editor",
      title: "Image editor",
      menu: "Forms",
      order: 110,
      keywords: ["crop", "picture", "photo", "rotate", "resize"],
    },
  ],
} as const satisfies Feature;

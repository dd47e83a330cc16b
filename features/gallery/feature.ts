import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Gallery",
  screens: [
    {
      path: "/gallery",
      title: "Gallery",
      icon: "widgets",
      menu: "App views",
      order: 20,
      keywords: ["pictures", "photos", "albums", "images", "upload"],
    },
  ],
} as const satisfies Feature;

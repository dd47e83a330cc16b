import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Email templates",
  screens: [
    {
      path: "/email-template",
      title: "Email templates",
      menu: "App views",
      order: 45,
      keywords: ["mail", "welcome", "receipt", "newsletter", "html", "eml"],
    },
  ],
} as const satisfies Feature;

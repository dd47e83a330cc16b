import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Email templates",
  screens: [
    {
      path: "/email-template",
      title: "Email templates",
      menu: "Other",
      order: 40,
      keywords: ["mail", "welcome", "receipt", "newsletter", "html", "eml"],
    },
  ],
} as const satisfies Feature;

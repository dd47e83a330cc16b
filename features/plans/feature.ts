import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Plans",
  screens: [
    {
      path: "/pricing-table",
      title: "Pricing table",
      menu: "E-commerce",
      order: 50,
      keywords: ["plans", "prices", "subscription", "upgrade"],
    },
  ],
} as const satisfies Feature;

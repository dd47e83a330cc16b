import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Dashboard",
  needs: ["visits"],
  screens: [
    {
      path: "/dashboard",
      title: "Dashboard",
      icon: "dashboard",
      menu: "top",
      order: 20,
      keywords: ["figures", "statistics", "visits", "overview"],
    },
  ],
} as const satisfies Feature;

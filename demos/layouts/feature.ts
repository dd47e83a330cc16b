import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Layouts",
  screens: [
    {
      path: "/app-layout",
      title: "App layout",
      menu: "Appearance",
      order: 10,
      keywords: ["fixed", "header", "navigation", "ribbon", "footer", "right to left", "options"],
    },
    {
      path: "/app-layouts",
      title: "Layout presets",
      menu: "Appearance",
      order: 20,
      keywords: ["app layouts", "compact", "boxed", "top menu", "mirrored"],
    },
  ],
} as const satisfies Feature;

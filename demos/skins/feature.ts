import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Skins",
  screens: [
    {
      path: "/prebuilt-skins",
      title: "Prebuilt skins",
      menu: "Appearance",
      order: 30,
      keywords: ["colors", "themes", "dark", "contrast", "editor", "export"],
    },
  ],
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Icons",
  screens: [
    {
      path: "/ui/icons-font-awesome",
      title: "Font Awesome icons",
      menu: "UI",
      order: 30,
      keywords: ["icons", "symbols", "brands", "SVG"],
    },
    {
      path: "/ui/icons-glyph",
      title: "Bootstrap icons",
      menu: "UI",
      order: 40,
      keywords: ["icons", "symbols", "Bootstrap Icons", "SVG", "Glyphicons"],
    },
    { path: "/ui/icons-flags", title: "Flags", menu: "UI", order: 50, keywords: ["icons", "countries", "SVG"] },
  ],
} as const satisfies Feature;

import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Components",
  needs: ["maps"],
  screens: [
    {
      path: "/ui/general",
      title: "General",
      menu: "UI",
      order: 10,
      keywords: ["notices", "dialogs", "tabs", "accordion", "tooltip", "carousel", "badges", "components"],
    },
    {
      path: "/ui/buttons",
      title: "Buttons",
      menu: "UI",
      order: 20,
      keywords: ["menus", "toolbar", "icons", "actions", "components"],
    },
    {
      path: "/ui/typography",
      title: "Typography",
      menu: "UI",
      order: 60,
      keywords: ["text", "fonts", "headings", "sizes", "weights"],
    },
    {
      path: "/ui/grid",
      title: "Grid",
      menu: "UI",
      order: 70,
      keywords: ["layout", "columns", "breakpoints", "resize"],
    },
    {
      path: "/ui/jquery-ui",
      title: "Interactive components",
      menu: "UI",
      order: 100,
      keywords: [
        "autocomplete",
        "date picker",
        "slider",
        "spinner",
        "sortable",
        "selectable",
        "components",
        "jQuery UI",
      ],
    },
  ],
} as const satisfies Feature;

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { screens } from "#contract/screens/screens.ts";

import { root } from "../lib/run-command.ts";

/**
 * The routes of the specification, by area and by the folder that has them. Those of features that are removed are not expected.
 * `e2e/screens.spec.ts` opens each screen of the registry.
 */
const areas: readonly (readonly [area: string, folder: string, routes: readonly string[]])[] = [
  ["Entry", "web/screens", ["/home", "/login", "/real-login", "/register", "/forgot-password", "/lock"]],
  ["App views", "features/projects", ["/projects"]],
  ["App views", "features/blog", ["/blog"]],
  ["App views", "features/gallery", ["/gallery"]],
  ["App views", "features/forum", ["/forum", "/forum-topic", "/forum-post"]],
  ["App views", "web/screens", ["/profile", "/timeline"]],
  ["General", "features/calendar", ["/calendar"]],
  ["General", "features/dashboard", ["/dashboard"]],
  ["General", "features/posts", ["/dashboard-social"]],
  ["E-commerce", "features/orders", ["/e-commerce/orders"]],
  ["E-commerce", "features/products", ["/e-commerce/products-view", "/e-commerce/products-detail"]],
  [
    "Forms",
    "demos/forms",
    [
      "/form/elements",
      "/form/layouts",
      "/form/validation",
      "/form/bootstrap-forms",
      "/form/bootstrap-validation",
      "/form/plugins",
      "/form/wizards",
    ],
  ],
  ["Forms", "features/documents", ["/form/editors"]],
  ["Forms", "demos/dropzone", ["/form/dropzone"]],
  ["Forms", "demos/image-editor", ["/form/image-editor"]],
  [
    "Graphs",
    "demos/graphs",
    [
      "/graphs/flot",
      "/graphs/morris",
      "/graphs/sparkline",
      "/graphs/easy-pie",
      "/graphs/dygraphs",
      "/graphs/chartjs",
      "/graphs/highchart-tables",
    ],
  ],
  [
    "Inbox",
    "features/inbox",
    ["/inbox/$folder", "/inbox/$folder/detail/$message", "/inbox/$folder/replay/$message", "/inbox/$folder/compose"],
  ],
  ["Tables", "demos/tables", ["/tables/normal", "/tables/datatables", "/tables/jqgrid"]],
  ["UI", "demos/components", ["/ui/general", "/ui/buttons", "/ui/grid", "/ui/jquery-ui", "/ui/typography"]],
  ["UI", "demos/icons", ["/ui/icons-font-awesome", "/ui/icons-glyph", "/ui/icons-flags"]],
  ["UI", "demos/library", ["/ui/tree-view"]],
  ["UI", "demos/nested-lists", ["/ui/nestable-lists"]],
  ["Other", "features/maps", ["/maps"]],
  ["Other", "features/plans", ["/pricing-table"]],
  ["Other", "features/orders", ["/invoice"]],
  ["Other", "web/screens", ["/404", "/500", "/blank", "/test", "/search", "/different-versions"]],
  ["Other", "features/email-templates", ["/email-template"]],
  ["Other", "features/documents", ["/ckeditor"]],
  ["Other", "demos/layouts", ["/app-layout", "/app-layouts"]],
  ["Other", "demos/skins", ["/prebuilt-skins"]],
  ["Other", "demos/widgets", ["/widgets"]],
];

const installed = areas.filter(([, folder]) => existsSync(join(root, folder)));

test.each(installed)("spec §2: the screens of %s in %s are registered", (_, __, routes) => {
  const registered = screens.map(({ path }) => path);
  expect(routes.filter((route) => !registered.includes(route))).toEqual([]);
});

import { expect, test } from "vitest";

import { screens } from "#contract/screens.ts";

/**
 * The routes of the specification, by area. `e2e/screens.spec.ts` opens each screen of the registry. Delete the routes of
 * features that you remove.
 */
const areas: Readonly<Record<string, readonly string[]>> = {
  Entry: ["/home", "/login", "/real-login", "/register", "/forgot-password", "/lock"],
  "App views": ["/projects", "/blog", "/gallery", "/forum", "/forum-topic", "/forum-post", "/profile", "/timeline"],
  General: ["/calendar", "/dashboard", "/dashboard-social"],
  "E-commerce": ["/e-commerce/orders", "/e-commerce/products-view", "/e-commerce/products-detail"],
  Forms: [
    "/form/elements",
    "/form/layouts",
    "/form/validation",
    "/form/bootstrap-forms",
    "/form/bootstrap-validation",
    "/form/plugins",
    "/form/wizards",
    "/form/editors",
    "/form/dropzone",
    "/form/image-editor",
  ],
  Graphs: [
    "/graphs/flot",
    "/graphs/morris",
    "/graphs/sparkline",
    "/graphs/easy-pie",
    "/graphs/dygraphs",
    "/graphs/chartjs",
    "/graphs/highchart-tables",
  ],
  Inbox: [
    "/inbox/$folder",
    "/inbox/$folder/detail/$message",
    "/inbox/$folder/replay/$message",
    "/inbox/$folder/compose",
  ],
  Tables: ["/tables/normal", "/tables/datatables", "/tables/jqgrid"],
  UI: [
    "/ui/general",
    "/ui/buttons",
    "/ui/icons-font-awesome",
    "/ui/icons-glyph",
    "/ui/icons-flags",
    "/ui/grid",
    "/ui/tree-view",
    "/ui/nestable-lists",
    "/ui/jquery-ui",
    "/ui/typography",
  ],
  Other: [
    "/maps",
    "/pricing-table",
    "/invoice",
    "/404",
    "/500",
    "/blank",
    "/test",
    "/email-template",
    "/search",
    "/ckeditor",
    "/app-layout",
    "/different-versions",
    "/app-layouts",
    "/prebuilt-skins",
    "/widgets",
  ],
};

test.each(Object.entries(areas))("spec §2: the screens of %s are registered", (_, routes) => {
  const registered = screens.map(({ path }) => path);
  expect(routes.filter((route) => !registered.includes(route))).toEqual([]);
});

import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { index, layout, physical, rootRoute, route } from "@tanstack/virtual-file-routes";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of routes that features have, which are mounted in the shell. */
const ofFeatures = globSync("{features,demos}/*/web/routes", { cwd: root })
  .toSorted()
  .map((folder) => physical(`../../${folder.replaceAll("\\", "/")}`));

/**
 * What the router's generator reads and writes: the routes of the platform in `web/routes`, and in its shell those of each
 * feature.
 */
export const routeFiles = {
  routesDirectory: `${root}web/routes`,
  generatedRouteTree: `${root}generated/route-tree.gen.ts`,
  virtualRouteConfig: rootRoute("__root.tsx", [
    layout("_shell.tsx", [physical("_shell"), ...ofFeatures]),
    layout("_entry.tsx", [physical("_entry")]),
    index("index.tsx"),
    route("/api/$", "api.$.tsx"),
  ]),
  quoteStyle: "double",
  semicolons: true,
} as const;

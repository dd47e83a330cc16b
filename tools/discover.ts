import { pathToFileURL } from "node:url";

import { Generator, getConfig } from "@tanstack/router-generator";

import { discoverParts } from "./discover-parts.ts";
import { root } from "./run-command.ts";
import { routeFiles } from "./route-files.ts";

/** Writes what follows from the folders of features into `generated/`, which is not committed. */
export async function discover() {
  discoverParts();
  await new Generator({ config: getConfig({ ...routeFiles, disableLogging: true }, root), root }).run();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await discover();

import { pathToFileURL } from "node:url";

import { Generator, getConfig } from "@tanstack/router-generator";

import { knownGroups } from "#contract/screens/menu-groups.ts";
import { platformActions } from "#contract/screens/platform-actions.ts";
import { platformFirstSteps } from "#contract/screens/platform-first-steps.ts";
import { platformScreens } from "#contract/screens/platform-screens.ts";

import { discoverParts } from "./discover/discover-parts.ts";
import { discoverScreens } from "./discover/discover-screens.ts";
import { discoverServer } from "./discover/discover-server.ts";
import { discoverWords } from "./discover/discover-words.ts";
import { needsOf, readFeatures } from "./lib/read-features.ts";
import { routeFiles } from "./build/route-files.ts";
import { root } from "./lib/run-command.ts";

/** Writes what follows from the folders of features into `generated/`, which is not committed. */
export async function discover() {
  const features = await readFeatures();
  discoverScreens({ platform: platformScreens, platformActions, platformFirstSteps, knownGroups, features });
  discoverServer(needsOf(features));
  discoverParts();
  discoverWords();
  await new Generator({ config: getConfig({ ...routeFiles, disableLogging: true }, root), root }).run();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await discover();

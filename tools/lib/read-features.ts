import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Feature } from "#contract/feature.ts";

import { root } from "./run-command.ts";

/**
 * Reads what the features say of themselves, by the names of their folders.
 *
 * @throws {Error} if a folder has no `feature.ts`, or if two have the same name
 */
export async function readFeatures(directory = root): Promise<ReadonlyMap<string, Feature>> {
  const features = new Map<string, Feature>();
  for (const folder of globSync("{features,demos}/*/", { cwd: directory }).toSorted()) {
    const file = join(directory, folder, "feature.ts");
    if (!existsSync(file)) throw new Error(`${folder} has no feature.ts, which says what it is`);
    const name = folder.split(/[/\\]/)[1] ?? "";
    if (features.has(name)) throw new Error(`Two features are called ${name}`);
    const { feature } = (await import(pathToFileURL(file).href)) as { readonly feature: Feature };
    features.set(name, feature);
  }
  return features;
}

/** The folder of a feature: `features/todo`, `demos/icons`. */
export const folderOf = (name: string, directory = root) =>
  existsSync(join(directory, "features", name)) ? `features/${name}` : `demos/${name}`;

/** What each feature needs, by name. */
export const needsOf = (features: ReadonlyMap<string, Feature>) =>
  new Map(Array.from(features, ([name, { needs = [] }]) => [name, needs] as const));

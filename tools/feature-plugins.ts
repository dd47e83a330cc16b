import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import { root } from "./run-command.ts";

/**
 * The Vite plugins of features: `tools/vite-plugin.ts` of a folder exports a function `plugin`.
 *
 * @throws {Error} if it does not
 */
export const featurePlugins = (directory = root): Promise<Plugin[]> =>
  Promise.all(
    globSync("{features,demos}/*/tools/vite-plugin.ts", { cwd: directory })
      .toSorted()
      .map(async (file) => {
        const { plugin } = (await import(pathToFileURL(path.join(directory, file)).href)) as {
          readonly plugin?: () => Plugin;
        };
        if (!plugin) throw new Error(`${file} exports no function "plugin"`);
        return plugin();
      }),
  );

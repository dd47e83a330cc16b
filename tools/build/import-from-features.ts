import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "../lib/run-command.ts";

/**
 * What the features that have a file export from it under a name, such as `plugin` of `tools/vite-plugin.ts`.
 *
 * @throws {Error} if one of the files exports nothing of that name
 */
export const importFromFeatures = <Value>(file: string, name: string, directory = root): Promise<Value[]> =>
  Promise.all(
    globSync(`{features,demos}/*/${file}`, { cwd: directory })
      .toSorted()
      .map(async (found) => {
        const module = (await import(pathToFileURL(path.join(directory, found)).href)) as Readonly<
          Record<string, Value>
        >;
        const value = module[name];
        if (value === undefined) throw new Error(`${found} does not export ${name}`);
        return value;
      }),
  );

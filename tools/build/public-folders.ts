import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { normalizePath, type Plugin } from "vite";

import { root } from "../lib/run-command.ts";

/** Where the development server has the files outside of its root, by their absolute paths. */
const devPrefix = "/@fs/";

/**
 * Adds the folders `public/` of features to Vite's: `features/<name>/public/pictures/lamp.svg` has the address
 * `pictures/lamp.svg`. Vite has only one such folder, in which a deleted feature would leave its pictures behind.
 */
export function publicFolders(directory = root): Plugin {
  const folders = globSync("{features,demos}/*/public/", { cwd: directory })
    .toSorted()
    .map((folder) => path.join(directory, folder));
  return {
    name: "atrium-public-folders",
    generateBundle() {
      for (const [fileName, file] of listFiles([path.join(directory, "web", "public"), ...folders])) {
        // Vite copies its own.
        if (folders.some((folder) => isInside(folder, file)))
          this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const file = findFile(folders, request.url ?? "");
        if (file !== undefined) request.url = devPrefix + encodeURI(normalizePath(file).replace(/^\//, ""));
        next();
      });
    },
  };
}

const isInside = (folder: string, file: string) => file.startsWith(folder + path.sep);

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The files of the folders by their addresses. @throws {Error} if two have the same address */
function listFiles(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const name of globSync("**/*", { cwd: folder }).toSorted()) {
      const file = path.join(folder, name);
      if (!isFile(file)) continue;
      const address = normalizePath(name);
      const other = files.get(address);
      if (other !== undefined) throw new Error(`Two files have the address ${address}: ${other} and ${file}`);
      files.set(address, file);
    }
  }
  return files;
}

/** The file that a request asks for, if it is in one of the folders. */
function findFile(folders: readonly string[], url: string) {
  const name = decodeURIComponent(url.replace(/[?#].*$/, ""));
  return folders
    .map((folder) => ({ folder, file: path.join(folder, name) }))
    .find(({ folder, file }) => isInside(folder, file) && isFile(file))?.file;
}

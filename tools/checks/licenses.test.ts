import satisfies from "spdx-satisfies";
import { expect, test } from "vitest";

import lockfile from "../../package-lock.json" with { type: "json" };
import { listFiles, readTree } from "../changed/git.ts";
import { readGraph } from "../changed/graph.ts";

type Installed = {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const installed: ReadonlyMap<string, Installed> = new Map(Object.entries(lockfile.packages));

/** By SPDX's names: those that let an office use, change and pass on what it builds, whether its own code is open or not. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Unicode-3.0",
  // For files of the package alone, which are passed on as they are.
  "MPL-2.0",
  // Of drawings and fonts; they ask for attribution, which NOTICE gives.
  "CC-BY-4.0",
  "OFL-1.1",
];

/** Packages whose package.json names no license, with the place where they do. */
const namedElsewhere: Readonly<Record<string, string>> = {
  "combine-errors": "MIT, in its Readme.md",
};

/** The folder of a dependency, as Node finds it from the folder of a package. */
function folderOf(dependency: string, from: string): string | undefined {
  for (let parent = from; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf("/node_modules/")))) {
    const folder = `${parent}/node_modules/${dependency}`.replace(/^\//, "");
    if (installed.has(folder)) return folder;
    if (parent === "" || !parent.includes("/node_modules/")) {
      return installed.has(`node_modules/${dependency}`) ? `node_modules/${dependency}` : undefined;
    }
  }
}

/** The folders of packages whose code browsers get: those that the app imports, and what these depend on. */
function packagesOfBrowsers() {
  const files = listFiles().filter((file) => /^(web|contract|(features|demos)\/[^/]+\/web)\/(?!.*\.test\.)/.test(file));
  const { packages } = readGraph(readTree(files));
  const imported = new Set(files.flatMap((file) => [...(packages.get(file) ?? [])]));
  const names = [...imported].map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "");
  const folders = new Set(names.flatMap((name) => folderOf(name, "") ?? []));
  for (const folder of folders)
    for (const name of Object.keys(installed.get(folder)?.dependencies ?? {})) {
      const next = folderOf(name, folder);
      if (next !== undefined) folders.add(next);
    }
  return folders;
}

test("what is installed on servers or sent to browsers has a license that an office can accept", () => {
  const ofServers = [...installed].flatMap(([folder, { dev, link }]) => (folder === "" || dev || link ? [] : [folder]));
  const folders = new Set(ofServers).union(packagesOfBrowsers());
  expect(folders.size).toBeGreaterThan(200);
  const refused = [...folders].flatMap((folder) => {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const license = installed.get(folder)?.license;
    if (license === undefined) return name in namedElsewhere ? [] : [`${name}: none`];
    return satisfies(license, allowed) ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});

test("a license that asks an office to publish its code is refused, unless there is a choice", () => {
  expect(satisfies("AGPL-3.0-only", allowed)).toBe(false);
  expect(satisfies("(MIT OR GPL-3.0-or-later)", allowed)).toBe(true);
});

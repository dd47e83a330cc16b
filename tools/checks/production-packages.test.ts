import { posix } from "node:path";

import { expect, test } from "vitest";

import packageJson from "../../package.json" with { type: "json" };
import { listFiles, readTree } from "../changed/git.ts";
import { readGraph } from "../changed/graph.ts";

/** The package of a specifier: `@tus/server` of `@tus/server/types`; undefined for Node's modules and our own. */
const packageOf = (specifier: string) => /^(?!node:|#)(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];

test("the dependencies are the packages that the server and its library import, and no others", () => {
  const files = listFiles();
  const { names, packages } = readGraph(readTree(files));
  // Without features, nothing may import a file of the library.
  const entries = [
    "server/{main,commands/*-command}.ts",
    "server/lib/**/!(*test*).ts",
    "{features,demos}/*/server/feature.ts",
  ];
  const reached = new Set(files.filter((file) => entries.some((entry) => posix.matchesGlob(file, entry))));
  const imported = new Set<string>();
  // A set that grows is iterated to its new end.
  for (const file of reached) {
    for (const path of names.get(file)?.keys() ?? []) reached.add(path);
    for (const specifier of packages.get(file) ?? []) imported.add(packageOf(specifier) ?? "");
  }
  imported.delete("");
  expect([...imported].toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted());
});

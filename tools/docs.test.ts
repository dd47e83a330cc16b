import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

import packageJson from "../package.json" with { type: "json" };
import { root } from "./run-command.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

/** Paths of the project in backticks and links. Paths with a placeholder are skipped. */
function pathsIn(document: string) {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/`((?:contract|server|web|features|demos|e2e|tools|docs|bench)\/[^`<>…*]*)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  return [
    ...named.map(([, path = ""]) => join(root, path)),
    ...linked.map(([, path = ""]) => resolve(root, dirname(document), path)),
  ];
}

test.each(documents)("%s refers only to existing files", (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(documents)("%s refers only to existing commands", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/(?:^|`)npm (?:run )?([a-z:-]+)/gm)].map(([, name = ""]) => name);
  const known = ["ci", "install", ...Object.keys(packageJson.scripts)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

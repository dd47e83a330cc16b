import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

import packageJson from "../../package.json" with { type: "json" };
import { marksIn, withoutFeatures } from "./doc-blocks.ts";
import { readFeatures } from "../lib/read-features.ts";
import { root } from "../lib/run-command.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

/** Records of the past may name features that have been removed since. */
const isDecision = (document: string) => /^docs.decisions/.test(document);

const textOf = (document: string) => readFileSync(join(root, document), "utf8");

/**
 * Whether a path does not have to exist: in a decision, one into the folder of a feature that has been removed; elsewhere,
 * that of all features, which Git does not keep if all have been removed.
 */
function isRemoved(path: string, document: string) {
  const [folder, name] = /^(?:features|demos)\/([^/]*)/.exec(path) ?? [];
  return folder !== undefined && (name === "" || isDecision(document)) && !existsSync(join(root, folder));
}

/** Paths of the project in backticks and links. Paths with a placeholder are skipped. */
function pathsIn(document: string) {
  const text = textOf(document);
  const named = [...text.matchAll(/`((?:contract|server|web|features|demos|e2e|tools|docs|bench)\/[^`<>…*]*)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  return [
    ...named.flatMap(([, path = ""]) => (isRemoved(path, document) ? [] : [join(root, path)])),
    ...linked.map(([, path = ""]) => resolve(root, dirname(document), path)),
  ];
}

test.each(documents)("%s refers only to existing files", (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(documents)("%s refers only to existing commands", (document) => {
  const named = [...textOf(document).matchAll(/(?:^|`)npm (?:run )?([a-z:-]+)/gm)].map(([, name = ""]) => name);
  const known = ["ci", "install", "sbom", ...Object.keys(packageJson.scripts)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** The paths into the folder of a feature, and the addresses of its screens in backticks, in a text. */
function mentionsOf(name: string, screens: readonly { readonly path: string }[], text: string) {
  const paths = text.matchAll(new RegExp(String.raw`\b(?:features|demos)/${name}(?![\w-])[^\s\`)]*`, "g"));
  const addresses = Array.from(text.matchAll(/`#?(\/[^`?\s]*)/g), ([, address = ""]) => address);
  // `/blog` for `/blog/$post`.
  const starts = screens.map(({ path }) => path.replace(/\/\$.*$/, ""));
  return [
    ...Array.from(paths, ([path]) => path),
    ...addresses.filter((address) => starts.some((start) => address === start || address.startsWith(`${start}/`))),
  ];
}

const features = await readFeatures();

test.each(documents.filter((document) => !isDecision(document)))(
  "%s leaves with a feature what it says of it",
  (document) => {
    const text = textOf(document);
    const left = Array.from(features, ([name, { screens = [] }]) =>
      mentionsOf(name, screens, withoutFeatures(text, new Set([name]))),
    );
    expect(left.flat()).toEqual([]);
  },
);

test.each(documents)("%s has marks of features that are there", (document) => {
  expect(marksIn(textOf(document)).filter((names) => !names.some((name) => features.has(name)))).toEqual([]);
});

test("what a document says of a feature is found, and of others is not", () => {
  const screens = [{ path: "/notes/$note" }, { path: "/notes-of-all" }];
  const text = `
- \`features/notes/server/routes.ts\` <!-- feature: notes -->
- \`#/notes/7?tab=1\`, \`/notes\` and \`#/notes-of-all\` <!-- feature: notes -->
- \`/notes/7\` and \`git rm demos/notes\`, without a mark
- \`#/notes-of-mine\`, \`features/notes-of-mine/web/\`, \`web/notes/\`
`;
  expect(mentionsOf("notes", screens, withoutFeatures(text, new Set(["notes"])))).toEqual(["demos/notes", "/notes/7"]);
  expect(mentionsOf("notes", screens, text)).toHaveLength(6);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import stylelint from "stylelint";
import { expect, test } from "vitest";

import { office } from "#office";

import { configuredTokens } from "../build/configured-styles.ts";
import { root } from "../lib/run-command.ts";

/** The rules that a declaration violates in a file at this path. */
const rulesBroken = (declaration: string, path?: string) => rulesBrokenBy(`.planted {\n  ${declaration};\n}\n`, path);

async function rulesBrokenBy(code: string, path = "web/ui/planted.module.css") {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(root, path),
    cwd: root,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  ["color: #fff", "color-no-hex"],
  ["background: white", "color-named"],
  ["border: 1px solid rgb(0 0 0 / 10%)", "function-disallowed-list"],
  ["color: oklch(0.7 0.1 200)", "function-disallowed-list"],
  ["margin-left: 0", "property-disallowed-list"],
  ["padding-right: 0", "property-disallowed-list"],
  ["left: 0", "property-disallowed-list"],
  ["border-right-width: 1px", "property-disallowed-list"],
  ["border-top-left-radius: 4px", "property-disallowed-list"],
  ["text-align: left", "declaration-property-value-disallowed-list"],
  ["float: right", "declaration-property-value-disallowed-list"],
  ["padding: 0 1px 0 2px", "declaration-property-value-disallowed-list"],
  ["margin: 0 calc(1px + 2px) 0 var(--space-2)", "declaration-property-value-disallowed-list"],
  ["font-size: 13px", "declaration-property-value-disallowed-list"],
  ["z-index: 4", "declaration-property-value-disallowed-list"],
  ["z-index: -1", "declaration-property-value-disallowed-list"],
  ["padding: 0 8px", "declaration-property-value-disallowed-list"],
  ["margin-block-start: -4px", "declaration-property-value-disallowed-list"],
  ["gap: 1.5em", "declaration-property-value-disallowed-list"],
  ["padding-inline: var(--space-2) 30px", "declaration-property-value-disallowed-list"],
  ["margin-inline-begin: 0", "property-no-unknown"],
  ["display: blok", "declaration-property-value-no-unknown"],
  ["interpolate-size: allow-keywords", "plugin/use-baseline"],
  ["corner-shape: squircle", "plugin/use-baseline"],
  ["hanging-punctuation: first", "plugin/use-baseline"],
])("%s is rejected", async (declaration, rule) => {
  expect(await rulesBroken(declaration)).toEqual([rule]);
});

test.each([
  "color: var(--text)",
  "color: currentcolor",
  "font-size: var(--text-2xl)",
  "font-size: inherit",
  "z-index: var(--z-raised)",
  "margin-inline-start: var(--space-2-5)",
  "margin: 0 calc(-1 * var(--space-4))",
  "margin: -1px auto 0",
  "padding: 0 var(--space-2) 1px var(--space-2)",
  "padding-inline-end: calc(40px + var(--space-1))",
  "user-select: none",
])("%s is allowed", async (declaration) => {
  expect(await rulesBroken(declaration)).toEqual([]);
});

test.each([
  ["(width < 900px)", ["media-feature-name-disallowed-list"]],
  ["(max-width: 599.98px)", ["media-feature-name-disallowed-list"]],
  ["(--phone)", []],
  ["(hover: hover)", []],
])("@media %s", async (query, rules) => {
  expect(await rulesBrokenBy(`@media ${query} {\n  .planted {\n    color: var(--text);\n  }\n}\n`)).toEqual(rules);
});

test("a container query may have a literal width", async () => {
  expect(await rulesBrokenBy("@container (width < 420px) {\n  .planted {\n    gap: 0;\n  }\n}\n")).toEqual([]);
});

/** The custom properties that are read without a fallback but never set. */
function findUnset(text: string) {
  const set = new Set([...text.matchAll(/["'`]?(--[\w-]+)["'`]?\]?(?::|, )/g)].map(([, name = ""]) => name));
  const read = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  return [...new Set(read)].filter((name) => !set.has(name) && !name.startsWith("--mantine-"));
}

test("every custom property that a sheet reads is set somewhere", () => {
  const sources = globSync("{web,{features,demos}/*/web}/**/*.{css,ts,tsx}", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  expect(findUnset([...sources, configuredTokens(office)].join("\n"))).toEqual([]);
  expect(findUnset(".a { --b: 0; gap: var(--b); margin: var(--space-9); padding: var(--c, 0); }")).toEqual([
    "--space-9",
  ]);
});

test.each(["web/ui/theme/tokens.css", "web/ui/skins/smart-style-0.css"])(
  "colour literals are allowed in %s, physical properties are not",
  async (path) => {
    expect(await rulesBroken("--text: #222", path)).toEqual([]);
    expect(await rulesBroken("left: 0", path)).toEqual(["property-disallowed-list"]);
  },
);

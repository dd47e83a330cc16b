import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { office } from "#office";

import { configuredStyles } from "../build/configured-styles.ts";
import { criticalCss } from "./plugin.ts";
import { root } from "../lib/run-command.ts";
import { layerOf, layerOrder } from "../build/style-layers.ts";

const inRoot = (file: string) => join(root, file);

/** The top level of a sheet: selectors, and at-rules with their names. */
function topLevelOf(css: string) {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === "{") {
      if (depth === 0) found.push(css.slice(start, at).trim());
      depth += 1;
    } else if (css[at] === "}" || (css[at] === ";" && depth === 0)) {
      if (css[at] === "}") depth -= 1;
      start = at + 1;
    }
  }
  return found;
}

const unlayeredIn = (css: string) => topLevelOf(css).filter((rule) => !rule.startsWith("@layer "));

/** The sheets as a build writes them. */
async function buildSheets(input: readonly string[]) {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    root: join(root, "web"),
    plugins: [configuredStyles(office)],
    build: { write: false, rolldownOptions: { input: [...input] } },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
}

test("every style sheet of the app and of the libraries is built into a layer", async () => {
  const ours = globSync("{web,{features,demos}/*/web}/**/*.css", { cwd: root }).map(inRoot);
  const { resolve } = createRequire(import.meta.url);
  const scripts = globSync("{web,{features,demos}/*/web}/**/*.{ts,tsx}", { cwd: root }).map((file) =>
    readFileSync(inRoot(file), "utf8"),
  );
  const libraries = scripts.flatMap((text) =>
    [...text.matchAll(/^import "([^"#]+\.css)";$/gm)].map(([, sheet = ""]) => resolve(sheet)),
  );
  expect(libraries.length).toBeGreaterThan(5);
  const built = await buildSheets([...ours, ...libraries]);
  expect(built.length).toBeGreaterThan(100);
  expect(built.flatMap(unlayeredIn)).toEqual([]);
});

test("a rule outside every layer is found", () => {
  expect(unlayeredIn("@layer a,b;@layer a{.c{color:red}}.d{color:red}@media print{.e{color:red}}")).toEqual([
    ".d",
    "@media print",
  ]);
});

test("the critical CSS declares the layers first and has no rules outside them", () => {
  const css = criticalCss();
  expect(css.replaceAll(", ", ",")).toMatch(new RegExp(`^${layerOrder.replaceAll(", ", ",")}`));
  expect(unlayeredIn(css)).toEqual([]);
});

test.each([
  ["web/ui/theme/reset.css", "reset"],
  ["web/ui/theme/forced-colors.css", "forced"],
  ["web/ui/theme/more-contrast.css", "forced"],
  ["web/ui/skins/smart-style-0.css", "base"],
  ["web/ui/actions/button.module.css", "ui.parts"],
  ["web/ui/table/data-table.module.css", "ui"],
  ["web/shell/frame.css", "shell"],
  ["web/screens/search/search-box.module.css", "features"],
  ["features/inbox/web/mailbox.module.css?used", "features"],
  ["demos/icons/web/icons.module.css", "features"],
  ["node_modules/@mantine/core/styles/Input.css", "libraries"],
])("%s is in the layer %s", (file, layer) => {
  expect(layerOf(inRoot(file))).toBe(layer);
});

test("a folder without a layer throws an error", () => {
  expect(() => layerOf(inRoot("elsewhere/a.css"))).toThrow("is in no folder that has a layer");
});

import { join } from "node:path";

import stylelint from "stylelint";
import { expect, test } from "vitest";

import { root } from "./run-command.ts";

/** The rules that a declaration breaks, in the file of that name. */
async function rulesBroken(declaration: string, path = "web/ui/planted.module.css") {
  const { results } = await stylelint.lint({
    code: `.planted {\n  ${declaration};\n}\n`,
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
  ["margin-left: 4px", "property-disallowed-list"],
  ["padding-right: 4px", "property-disallowed-list"],
  ["left: 0", "property-disallowed-list"],
  ["border-right-width: 1px", "property-disallowed-list"],
  ["border-top-left-radius: 4px", "property-disallowed-list"],
  ["text-align: left", "declaration-property-value-disallowed-list"],
  ["float: right", "declaration-property-value-disallowed-list"],
  ["padding: 0 4px 0 8px", "declaration-property-value-disallowed-list"],
  ["margin-inline-begin: 0", "property-no-unknown"],
  ["display: blok", "declaration-property-value-no-unknown"],
])("%s is caught", async (declaration, rule) => {
  expect(await rulesBroken(declaration)).toEqual([rule]);
});

test.each(["color: var(--text)", "margin-inline-start: 4px", "padding: 0 8px 4px 8px", "color: currentcolor"])(
  "%s stands",
  async (declaration) => {
    expect(await rulesBroken(declaration)).toEqual([]);
  },
);

test.each(["web/ui/theme/tokens.css", "web/ui/skins/smart-style-0.css"])("a colour stands in %s", async (path) => {
  expect(await rulesBroken("--text: #222", path)).toEqual([]);
  expect(await rulesBroken("left: 0", path)).toEqual(["property-disallowed-list"]);
});

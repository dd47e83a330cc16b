import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const directory = fileURLToPath(new URL(".", import.meta.url));
const root = path.join(directory, "..", "..", "..");

const color = /^(#(?:[\da-f]{3}){1,2}|rgb\([^)]*\)|var\(--[\w-]+\)|transparent)$/;
const paint =
  /^--(radius|navigation-item-radius|page-background|surface-cover|frame-filter|header-shadow|shadow-[1-3])$/;

/** The declarations of a sheet that may change the size, position or meaning of an element. */
const findForbidden = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([\w-]+):\s*([^;{}]+);/g)]
    .filter(([, name = "", value = ""]) => {
      const isToken = name.startsWith("--") && (color.test(value) || paint.test(name));
      return !isToken && name !== "color-scheme";
    })
    .map(([declaration]) => declaration);

// The browser tests rely on this: beyond the first skin, they check only contrast (docs/decisions/0027-test-time.md).
test("a skin sets colours, corners and shadows, and nothing that moves or hides an element", () => {
  const sheets = globSync("*.css", { cwd: directory });
  expect(sheets.length).toBeGreaterThan(7);
  for (const sheet of sheets)
    expect(findForbidden(readFileSync(path.join(directory, sheet), "utf8")), sheet).toEqual([]);
});

test("no other sheet names a skin", () => {
  const sheets = globSync("{web,{features,demos}/*/web}/**/*.css", { cwd: root, exclude: ["web/ui/skins/**"] });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.filter((sheet) => readFileSync(path.join(root, sheet), "utf8").includes("data-skin="));
  // The first skin is the default of the tokens.
  expect(found.map((sheet) => path.basename(sheet))).toEqual(["tokens.css"]);
});

test.each(["--text: 12px", "font-size: 12px", "display: none", "--navigation-width: 80px"])("rejects %s", (line) => {
  expect(findForbidden(`[data-skin="smart-style-1"] { --text: #ffffff; ${line}; }`)).toEqual([`${line};`]);
});

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { config } from "#web/app/config.ts";

import { configuredStyles, fillInBreakpoints } from "../configured-styles.ts";
import { criticalCss } from "./plugin.ts";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const other = { mobileBelow: 700, menuSpeed: 275 };

/** Returns a style sheet as the build writes it. */
async function buildSheet(sheet: string, styleConfig: typeof other) {
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    root: web,
    plugins: [configuredStyles(styleConfig)],
    build: { write: false, rolldownOptions: { input: `${web}${sheet}` } },
  })) as Rolldown.RolldownOutput;
  const asset = output.output.find(({ fileName }) => fileName.endsWith(".css"));
  return asset?.type === "asset" ? String(asset.source) : "";
}

test("spec §9: the mobile view begins where the configuration says, in a sheet that is built", async () => {
  const built = await buildSheet("shell/navigation/navigation.module.css", other);
  expect(built).toContain("700px");
  expect(built).not.toMatch(/979|--mobile|--desktop/);
});

test("spec §9: and so it does in the frame that the page draws first, with the menu's speed", () => {
  expect(criticalCss(other)).toContain("--menu-speed:275ms");
  expect(criticalCss(other)).toContain("@media (width < 700px)");
  expect(criticalCss(other)).not.toMatch(/979|--mobile|--desktop/);
  expect(criticalCss(config)).toContain("--menu-speed:200ms");
  expect(criticalCss(config)).toContain("@media (width < 979px)");
});

test("a breakpoint that nobody has named is refused", () => {
  expect(() => fillInBreakpoints("@media (--tiny) {}", other)).toThrow("--tiny is not a breakpoint");
  expect(fillInBreakpoints("@media (--phone) and (--desktop) { a { b: var(--c); } }", other)).toBe(
    "@media (width < 480px) and (width >= 700px) { a { b: var(--c); } }",
  );
});

test("no sheet has a breakpoint or a speed of its own where the configuration has one", () => {
  const sheets = globSync(`${web}**/*.css`);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((sheet) => /97[89]|--menu-speed:/.test(readFileSync(sheet, "utf8")))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { office } from "#office";

import { configuredStyles, fillInBreakpoints } from "../build/configured-styles.ts";
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

test("spec §9: the mobile view begins at the configured breakpoint in a built style sheet", async () => {
  const built = await buildSheet("shell/navigation/navigation.module.css", other);
  expect(built).toContain("700px");
  expect(built).not.toMatch(/979|--mobile|--desktop/);
});

test("spec §9: the critical CSS has the configured breakpoint and menu speed", () => {
  expect(criticalCss(other)).toContain("--menu-speed:275ms");
  expect(criticalCss(other)).toContain("@media (width < 700px)");
  expect(criticalCss(other)).not.toMatch(/979|--mobile|--desktop/);
  expect(criticalCss()).toContain(`--menu-speed:${office.menuSpeed}ms`);
  expect(criticalCss()).toContain(`@media (width < ${office.mobileBelow}px)`);
});

test("known breakpoints are filled in, and an unknown one throws an error", () => {
  expect(() => fillInBreakpoints("@media (--tiny) {}", other)).toThrow("--tiny is not a breakpoint");
  expect(fillInBreakpoints("@media (--phone) and (--desktop) { a { b: var(--c); } }", other)).toBe(
    "@media (width < 480px) and (width >= 700px) { a { b: var(--c); } }",
  );
});

test("no style sheet repeats the configured breakpoint or menu speed", () => {
  const sheets = globSync("{web,{features,demos}/*/web}/**/*.css");
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((sheet) => /\b97[89](?:px)?\b|--menu-speed:/.test(readFileSync(sheet, "utf8")))).toEqual([]);
});

import { type Page, expect } from "@playwright/test";
import core, { type RunOptions } from "axe-core";

import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";

import { showLayout } from "../show-layout.ts";

declare global {
  var axe: typeof core;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The rules about colours. A skin changes nothing else that axe checks: `web/ui/skins/skins.test.ts` rejects other
 * declarations.
 */
const colorRules = ["color-contrast", "link-in-text-block"] as const;

type SkinForm = { readonly skin: Skin; readonly mode: Mode };

/** The forms of the skins besides the first one. */
export const otherForms: readonly SkinForm[] = skins
  .slice(1)
  .flatMap((skin) => modesOf(skin).map((mode) => ({ skin, mode })));

/** Fails with the rule and the elements when axe finds a violation anywhere on the page. With `rules`, only these run. */
export async function expectNoAxeViolations(page: Page, where = page.url(), rules?: readonly string[]) {
  // A control half hidden by the sticky header would count as a target that is too small.
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: "instant" }));
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: tags },
    // Only violations are reported in detail. No rule reads style sheets, which axe would request again.
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
    // Our frames run no scripts, so axe would wait in vain for an answer of each.
    iframes: false,
  };
  // Loading axe takes longer than running it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(core.source);
  const found = await page.evaluate(findViolations, options);
  expect(found, `axe violations: ${where}`).toEqual([]);
}

/** Runs in the page. */
async function findViolations(options: RunOptions) {
  const { violations } = await globalThis.axe.run(options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
}

/** Checks contrast from left to right in the dark form of the first skin, and in the given forms. */
export async function expectContrastInForms(page: Page, where: string, others: readonly SkinForm[]) {
  for (const form of [{ skin: skins[0], mode: "dark" } as const, ...others]) {
    await showLayout(page, form);
    await expectNoAxeViolations(page, `${where} in ${form.skin}, ${form.mode}`, colorRules);
  }
}

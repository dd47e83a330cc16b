import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";

import { showLayout } from "./show-layout.ts";

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
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  // The builder loads axe twice for each run, which takes longer than many runs, so a page that has axe gets a no-op.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: "undefined" }) })
    // Runs in the page itself. The other mode opens a tab for each run, to reach frames of other origins; we have none.
    .setLegacyMode()
    // Only violations are reported in detail. No rule reads style sheets, which axe would request again.
    .options({ resultTypes: ["violations"], preload: { assets: ["media"] } });
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect(found, `axe violations: ${where}`).toEqual([]);
}

/** Checks contrast from left to right in the dark form of the first skin, and in the given forms. */
export async function expectContrastInForms(page: Page, where: string, others: readonly SkinForm[]) {
  for (const form of [{ skin: skins[0], mode: "dark" } as const, ...others]) {
    await showLayout(page, form);
    await expectNoAxeViolations(page, `${where} in ${form.skin}, ${form.mode}`, colorRules);
  }
}

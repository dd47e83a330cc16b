import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

import { type Skin, skins } from "#contract/layout.ts";

import { darkSkin, showLayout } from "./show-layout.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The rules about colours. A skin changes nothing else that axe checks: `web/ui/skins/skins.test.ts` rejects other
 * declarations.
 */
const colorRules = ["color-contrast", "link-in-text-block"] as const;

/** The skins besides the first and the dark one. */
export const otherSkins = skins.slice(2);

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

/** Checks contrast from left to right in the dark skin, which differs most from the first, and in the given ones. */
export async function expectContrastInSkins(page: Page, where: string, others: readonly Skin[]) {
  for (const skin of [darkSkin, ...others]) {
    await showLayout(page, { skin });
    await expectNoAxeViolations(page, `${where} in ${skin}`, colorRules);
  }
}

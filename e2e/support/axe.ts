import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

import { skins } from "#contract/layout.ts";
import type { Preferences } from "#contract/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { storePreferences } from "./storage.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The rules about colours. A skin changes nothing else that axe checks: `web/ui/skins/skins.test.ts` rejects other
 * declarations.
 */
const colorRules = ["color-contrast", "link-in-text-block"] as const;

type Direction = "ltr" | "rtl";

/** The skins besides the first that are checked in a direction: every second one, so that both directions cover all. */
export const skinsOf = (direction: Direction) =>
  skins.slice(1).filter((_, index) => (index % 2 === 0) === (direction === "ltr"));

/** Applies a skin as the app's `showLayout` does. Runs in the page. */
function showSkin([skin, scheme]: readonly [string, string]) {
  const { dataset } = document.documentElement;
  dataset["skin"] = skin;
  dataset["mantineColorScheme"] = scheme;
}

const colorScheme = (skin: string) => (skin === skins[1] ? "dark" : "light");

/** Fails with the rule and the elements when axe finds a violation anywhere on the page. With `rules`, only these run. */
export async function expectNoAxeViolations(page: Page, where = page.url(), rules?: readonly string[]) {
  // A control half hidden by the sticky header would count as a target that is too small.
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: "instant" }));
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  // The builder loads axe twice for each run, which takes longer than many runs, so a page that has axe gets a no-op.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: "undefined" }) })
    // Runs in the page itself. The other mode opens a tab for each run, to reach frames of other origins; we have none.
    .setLegacyMode()
    // Only violations are reported in detail.
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect(found, `axe violations: ${where}`).toEqual([]);
}

/** Checks a page in one direction: with all rules in the first skin, with the colour rules in half of the others. */
export async function expectNoAxeViolationsInSkins(page: Page, where: string, direction: Direction) {
  const rightToLeft = direction === "rtl";
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await expectNoAxeViolations(page, `${where} in ${skins[0]}, ${direction}`);
  for (const skin of skinsOf(direction)) {
    const preferences: Preferences = {
      layout: { ...defaultLayout, skin, rightToLeft },
      changedAt: new Date().toISOString(),
    };
    // Like a change in another window of the browser: the screen stays and applies the skin.
    await page.evaluate(storePreferences, JSON.stringify(preferences));
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: null })));
    // The sign-in screens have no choice of skin, but an adopter's default skin applies to them.
    if (await page.locator("html[data-frame=none]").count())
      await page.evaluate(showSkin, [skin, colorScheme(skin)] as const);
    await expect(page.locator("html")).toHaveAttribute("data-skin", skin);
    await expectNoAxeViolations(page, `${where} in ${skin}, ${direction}`, colorRules);
  }
}

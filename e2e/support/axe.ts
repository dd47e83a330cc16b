import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

import { skins } from "#contract/layout.ts";
import type { Preferences } from "#contract/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { storePreferences } from "./storage.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules about how something looks. All others are about what it is, which no skin changes. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"] as const;

/** Sets a skin as the app's `showLayout` does. Runs in the page. */
function showSkin([skin, scheme]: readonly [string, string]) {
  const { dataset } = document.documentElement;
  dataset["skin"] = skin;
  dataset["mantineColorScheme"] = scheme;
}

const colorScheme = (skin: string) => (skin === skins[1] ? "dark" : "light");

/** Fails with the rule and the elements when axe finds something, anywhere on the page. With `rules`, by those alone. */
export async function expectNoAxeViolations(page: Page, where = page.url(), rules?: readonly string[]) {
  // What has been scrolled halfway under the sticky head counts as a target that is too small.
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: "instant" }));
  // The legacy mode runs in the page itself. The other opens a tab for each run, to reach frames of other origins,
  // which we have none of.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect(found, `axe finds nothing: ${where}`).toEqual([]);
}

/**
 * The same in every skin, for a page as a person sees it who reads in one direction: all rules in the first skin, those
 * about looks in the others too.
 */
export async function expectNoAxeViolationsInSkins(page: Page, where: string, direction: "ltr" | "rtl") {
  const rightToLeft = direction === "rtl";
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await expectNoAxeViolations(page, `${where} in ${skins[0]}, ${direction}`);
  for (const skin of skins.slice(1)) {
    const preferences: Preferences = {
      layout: { ...defaultLayout, skin, rightToLeft },
      changedAt: new Date().toISOString(),
    };
    // As when another window of the browser has changed it: the screen stays, and takes the skin on.
    await page.evaluate(storePreferences, JSON.stringify(preferences));
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: null })));
    // The sign-in screens have no choice of skin, but an adopter's default skin applies to them.
    if (await page.locator("html[data-frame=none]").count())
      await page.evaluate(showSkin, [skin, colorScheme(skin)] as const);
    await expect(page.locator("html")).toHaveAttribute("data-skin", skin);
    await expectNoAxeViolations(page, `${where} in ${skin}, ${direction}`, rulesOfLooks);
  }
}

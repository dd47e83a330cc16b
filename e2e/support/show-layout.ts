import { type Page, expect } from "@playwright/test";

import { type Layout, skins } from "#contract/layout.ts";
import type { Preferences } from "#contract/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { storePreferences } from "./storage.ts";

/** The only dark skin. */
export const darkSkin = skins[1];

/** Gives the open page a layout, as a change in another window of the browser does. The screen stays. */
export async function showLayout(page: Page, changes: Partial<Layout> = {}) {
  const layout = { ...defaultLayout, ...changes };
  const preferences: Preferences = { layout, changedAt: new Date().toISOString() };
  const dir = layout.rightToLeft ? "rtl" : "ltr";
  // The sign-in screens do not follow another window, but an adopter's default skin applies to them.
  if (await page.locator("html[data-frame=none]").count())
    await page.evaluate(showOnEntryScreen, [layout.skin, layout.skin === darkSkin ? "dark" : "light", dir] as const);
  const show = async () => {
    await page.evaluate(storePreferences, JSON.stringify(preferences));
    return page.evaluate(followStorage);
  };
  // Repeated, because the app follows other windows only from when it is idle, and may be storing a change before.
  await expect.poll(show).toEqual([layout.skin, dir]);
}

/** Tells the page that another window has changed the storage. Runs in the page. */
function followStorage() {
  dispatchEvent(new StorageEvent("storage", { key: null }));
  const { dataset, dir } = document.documentElement;
  return [dataset["skin"], dir];
}

/** Applies a skin and a direction as the app's `showLayout` does. Runs in the page. */
function showOnEntryScreen([skin, scheme, dir]: readonly [string, string, string]) {
  const { documentElement } = document;
  documentElement.dataset["skin"] = skin;
  documentElement.dataset["mantineColorScheme"] = scheme;
  documentElement.dir = dir;
}

import { type Page, expect } from "@playwright/test";

import { darkSkins, type Layout } from "#contract/layout.ts";
import type { Preferences } from "#contract/account/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { storePreferences } from "./storage.ts";

/** Gives the open page a layout, as a change in another window of the browser does. The screen stays. */
export async function showLayout(page: Page, changes: Partial<Layout> = {}) {
  const layout = { ...defaultLayout, ...changes };
  const preferences: Preferences = { layout, changedAt: new Date().toISOString() };
  const dir = layout.rightToLeft ? "rtl" : "ltr";
  // The sign-in screens do not follow another window, but an adopter's default skin applies to them.
  if (await page.locator("html[data-frame=none]").count())
    await page.evaluate(showOnEntryScreen, [layout.skin, modeOf(layout), dir] as const);
  const show = async () => {
    await page.evaluate(storePreferences, JSON.stringify(preferences));
    return page.evaluate(followStorage);
  };
  // Repeated, because the app follows other windows only from when it is idle, and may be storing a change before.
  await expect.poll(show).toEqual([layout.skin, modeOf(layout), dir]);
}

/** The mode that a layout is shown in, where the system's is light. */
const modeOf = ({ skin, mode }: Layout) => (mode === "dark" || darkSkins.includes(skin) ? "dark" : "light");

/** Tells the page that another window has changed the storage. Runs in the page. */
function followStorage() {
  dispatchEvent(new StorageEvent("storage", { key: null }));
  const { dataset, dir } = document.documentElement;
  return [dataset["skin"], dataset["mode"], dir];
}

/** Applies a skin and a direction as the app's `showLayout` does. Runs in the page. */
function showOnEntryScreen([skin, mode, dir]: readonly [string, string, string]) {
  const { documentElement } = document;
  documentElement.dataset["skin"] = skin;
  documentElement.dataset["mode"] = mode;
  documentElement.dataset["mantineColorScheme"] = mode;
  documentElement.dir = dir;
}

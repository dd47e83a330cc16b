import { type Page, expect } from "@playwright/test";

import { darkSkins, type Layout } from "#contract/layout.ts";
import type { Preferences } from "#contract/account/preferences.ts";
import { defaultLayout, layoutNames } from "#web/lib/layout-defaults.ts";

import { storePreferences } from "./storage.ts";
import { readsEnglish } from "./test-language.ts";

/** Gives the open page a layout, as a change in another window of the browser does. The screen stays. */
export async function showLayout(page: Page, changes: Partial<Layout> = {}) {
  const layout = { ...defaultLayout, ...changes };
  const preferences: Preferences = { layout, ...readsEnglish, changedAt: new Date().toISOString() };
  const names = layoutNames.flatMap(([key, name]) => (layout[key] ? [name] : [])).join(" ");
  const shown = [layout.skin, modeOf(layout), layout.rightToLeft ? "rtl" : "ltr", names] as const;
  // The sign-in screens do not follow another window, but an adopter's default skin applies to them.
  if (await page.locator("html[data-frame=none]").count()) await page.evaluate(showOnEntryScreen, shown);
  const show = async () => {
    await page.evaluate(storePreferences, JSON.stringify(preferences));
    return page.evaluate(followStorage);
  };
  // Repeated, because the app follows other windows only from when it is idle, and may be storing a change before.
  await expect.poll(show).toEqual(shown);
}

/** The mode that a layout is shown in, where the system's is light. */
const modeOf = ({ skin, mode }: Layout) => (mode === "dark" || darkSkins.includes(skin) ? "dark" : "light");

/** Tells the page that another window has changed the storage. Runs in the page. */
function followStorage() {
  dispatchEvent(new StorageEvent("storage", { key: null }));
  const { dataset, dir } = document.documentElement;
  return [dataset["skin"], dataset["mode"], dir, dataset["layout"]];
}

/** Applies a layout as the app's `showLayout` does. Runs in the page. */
function showOnEntryScreen([skin, mode, dir, layout]: readonly [string, string, string, string]) {
  const { documentElement } = document;
  documentElement.dataset["skin"] = skin;
  documentElement.dataset["mode"] = mode;
  documentElement.dataset["mantineColorScheme"] = mode;
  documentElement.dataset["layout"] = layout;
  documentElement.dir = dir;
}

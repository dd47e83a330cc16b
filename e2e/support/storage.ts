import type { Page } from "@playwright/test";

import { getPreferences } from "#contract/account/preferences.ts";

/**
 * Stores preferences in the browser as the app does: those of the signed-in account, and the guest's, which the sign-in
 * screens use. Runs in the page.
 */
export function storePreferences(text: string) {
  const account = /atrium\.account=([\da-f]+)/.exec(document.cookie)?.[1];
  for (const owner of ["guest", account]) {
    if (owner !== undefined) localStorage.setItem(`atrium.${owner}.preferences`, text);
  }
}

/** Everything that the app stores in this browser, by key. */
export const readStorage = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith("atrium."))
        .map((key) => [key, localStorage.getItem(key) ?? ""]),
    ),
  );

/** The preferences of the account that the page's browser is signed in to. */
export async function readAccountPreferences(page: Page) {
  const response = await page.request.get("api/preferences.json");
  return getPreferences.response.parse(await response.json());
}

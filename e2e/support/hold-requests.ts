import type { Page } from "@playwright/test";

import { livePath } from "#contract/live.ts";

/**
 * Holds requests back, so that a test decides what comes first. Call before they are made.
 *
 * @param address as `page.route` takes it
 * @returns releases them, and those that are made later
 */
export async function holdRequests(page: Page, address: string | RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

/**
 * Holds the stream of live updates back. An update, such as that of the page's own presence, reloads data that could not
 * be loaded, and the "Try again" button that a test is about to press is gone.
 */
export const holdLiveUpdates = (page: Page) => holdRequests(page, `**/api${livePath}?*`);

import type { Page } from "@playwright/test";

import { livePath } from "#contract/live.ts";

/**
 * Holds requests, so that a test decides their order. Call before they are sent.
 *
 * @param address as for `page.route`
 * @returns a function that releases them, and all later ones
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
 * Holds the stream of live updates. An update, such as that of the page's own presence, would reload failed data and
 * remove the "Try again" button that a test is about to press.
 */
export const holdLiveUpdates = (page: Page) => holdRequests(page, `**/api${livePath}?*`);

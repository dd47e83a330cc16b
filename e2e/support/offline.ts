import type { Page } from "@playwright/test";

/** Console errors of a page without a connection. */
export const connectionErrors =
  /ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK)|ApiError|LoadFailure|could not be loaded|ERR_ABORTED/;

/** A message of the page about its connection. */
export const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Opens a screen, and waits until the page monitors its connection. */
export async function openListening(page: Page, address: string) {
  const stream = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address);
  await stream;
}

import { expect, type Locator, type Page } from "@playwright/test";

export const openPopovers = (page: Page) => page.locator("[popover=auto]:popover-open");

/** Presses of Tab, more than any of them has controls. */
const maxTabs = 60;

/** Presses of the key, by which the panel closes. */
async function leaveByTab(page: Page) {
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(() => document.activeElement?.closest("[popover=auto]") !== null);
    if (!isInside) break;
  }
}

/** Expects that tabbing out of the menu or panel of a button closes it, and that Escape returns the focus to the button. */
export async function expectToCloseByTab(page: Page, opener: Locator) {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(openPopovers(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(openPopovers(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(openPopovers(page)).toHaveCount(1);
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await leaveByTab(page);
  await expect(openPopovers(page)).toHaveCount(0);
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  // The focus has moved to an element after the button.
  const isAfter = await opener.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      Boolean(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  expect(isAfter, "the focus is after the button").toBe(true);
}

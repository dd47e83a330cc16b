import type { Locator, Page } from "@playwright/test";

import { accountButton, accountItem, openAccountMenu } from "./support/accounts/account-menu.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectToCloseByTab, openPopovers } from "./support/popovers.ts";

/** Menus and panels that open below a button, each with its address and its button. */
const cases: readonly { what: string; address: string; isOnPhone?: boolean; button: (page: Page) => Locator }[] = [
  { what: "the account menu", address: "/home", button: accountButton },
  { what: "the account menu on a phone", address: "/home", isOnPhone: true, button: accountButton },
  {
    what: "the activities panel",
    address: "/home",
    button: (page) => page.getByRole("button", { name: /^Activities/ }),
  },
  {
    what: "the column panel of a table",
    address: "/people",
    button: (page) => page.getByRole("button", { name: "Columns", exact: true }),
  },
  {
    what: "the menu of filters of a table",
    address: "/people",
    button: (page) => page.getByRole("button", { name: "Add filter" }),
  },
];

for (const [address, places] of Map.groupBy(cases, (each) => each.address)) {
  test(`tabbing out of a menu or panel closes it, and Escape returns the focus to its button: ${address}`, async ({
    page,
  }) => {
    await page.goto(`#${address}`);
    for (const { what, isOnPhone, button } of places) {
      await test.step(what, async () => {
        await page.setViewportSize(isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
        await expectToCloseByTab(page, button(page));
      });
    }
  });
}

test("Shift+Tab closes a menu and focuses the control before its button", async ({ page }) => {
  await page.goto("#/blank");
  await page.getByRole("button", { name: "More", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(openPopovers(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeFocused();
});

/** The gap in pixels between the open popover and its button, whichever of them is above. */
const gapBetween = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector("[popover=auto]:popover-open");
    const opener = document.querySelector(`[aria-controls="${panel?.id}"]`);
    if (!panel || !opener) return undefined;
    const [box, anchor] = [panel.getBoundingClientRect(), opener.getBoundingClientRect()];
    return Math.round(Math.max(box.top - anchor.bottom, anchor.top - box.bottom));
  });

test("an open menu follows its button when the page scrolls or grows, and closes when the button leaves the view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("#/people");
  const opener = page.getByRole("button", { name: "Add filter" });
  // Room to scroll the button out of the view.
  await page.locator("main").evaluate((main) => main.style.setProperty("padding-block-end", "2000px"));
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  const panel = openPopovers(page);
  await expect(panel).toHaveCount(1);
  await expect.poll(() => gapBetween(page)).toBe(4);
  const before = await opener.boundingBox();
  await page.evaluate(() => scrollBy({ top: 80, behavior: "instant" }));
  await expect.poll(async () => (await opener.boundingBox())?.y).not.toBe(before?.y);
  await expect.poll(() => gapBetween(page)).toBe(4);
  const scrolled = await opener.boundingBox();
  // No event reports that something above the button has grown.
  await page.locator("main").evaluate((main) => main.style.setProperty("padding-block-start", "120px"));
  await expect.poll(async () => (await opener.boundingBox())?.y).not.toBe(scrolled?.y);
  await expect.poll(() => gapBetween(page)).toBe(4);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(panel).toHaveCount(0);
});

test("a menu that is reopened at once takes the focus", async ({ page }) => {
  await page.goto("#/home");
  await openAccountMenu(page);
  await accountItem(page, "Language").press("Enter");
  const english = page.getByRole("menuitemradio", { name: "English" });
  await expect(english).toBeFocused();
  await english.evaluate((item: HTMLElement) => {
    item.click();
    const id = item.closest("[popover]")?.id;
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.click();
  });
  await expect(english).toBeFocused();
});

import { expect, type Page } from "@playwright/test";

/** The names of the button and of its menu begin with it, in English. */
const english = "Account";

/** The button of the account menu. */
export const accountButton = (page: Page, name = english) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${name}`) });

/** The account menu, while it is open. */
export const accountMenu = (page: Page, name = english) => page.getByRole("menu", { name, exact: true });

/** Opens the account menu. */
export async function openAccountMenu(page: Page, name?: string) {
  await accountButton(page, name).click();
  const menu = accountMenu(page, name);
  await expect(menu).toBeVisible();
  return menu;
}

/** An item of the account menu, whether it can be checked or not. */
export function accountItem(page: Page, name: string) {
  const menu = accountMenu(page);
  return menu
    .getByRole("menuitem", { name, exact: true })
    .or(menu.getByRole("menuitemcheckbox", { name, exact: true }));
}

/** Opens the account menu, and chooses an item. */
export async function chooseFromAccountMenu(page: Page, name: string) {
  await openAccountMenu(page);
  await accountItem(page, name).click();
}

/** Chooses a language, by its own name, while the page is in English. */
export async function chooseLanguage(page: Page, language: string) {
  await chooseFromAccountMenu(page, "Language");
  await page.getByRole("menuitemradio", { name: language, exact: true }).click();
  await page.keyboard.press("Escape");
}

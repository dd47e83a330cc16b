import { expect, type Page } from "@playwright/test";

import { chooseFromAccountMenu } from "./accounts/account-menu.ts";
export const soundSwitch = (page: Page) => page.getByRole("switch", { name: "Sounds" });

/** Opens the layout options, which have the switch. */
export async function openOptions(page: Page) {
  await page.goto("#/blank");
  await chooseFromAccountMenu(page, "Layout options");
  await expect(soundSwitch(page)).toBeVisible();
}

/** Turns muted sounds on by the keys, which the page listens to once the browser is idle. */
export const turnOnByKeys = (page: Page) =>
  expect(async () => {
    if (!(await soundSwitch(page).isChecked())) await page.keyboard.press("Alt+Shift+KeyM");
    await expect(soundSwitch(page)).toBeChecked({ timeout: 1000 });
  }).toPass();

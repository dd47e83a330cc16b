import type { Page } from "@playwright/test";

/** Chooses "Factory reset" in the menu of the ribbon, which asks. */
export async function chooseFactoryReset(page: Page) {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("menuitem", { name: "Factory reset" }).click();
}

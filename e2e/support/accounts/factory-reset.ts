import type { Page } from "@playwright/test";

/** Chooses "Factory reset" in the menu of the bar above the screen, which asks. */
export async function chooseFactoryReset(page: Page) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Factory reset" }).click();
}

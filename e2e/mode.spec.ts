import type { Page } from "@playwright/test";

import { chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const mode = (page: Page) => page.locator("html");
const expectMode = (page: Page, shown: "light" | "dark") => expect(mode(page)).toHaveAttribute("data-mode", shown);

async function choose(page: Page, name: string) {
  await chooseFromAccountMenu(page, "Layout options");
  const modes = page.getByRole("radiogroup", { name: "Color mode" });
  await modes.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
}

/** The value of a token, and the color of the browser's own bars. */
const tokenOf = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
const barsOf = (page: Page) => page.locator("meta[name=theme-color]").getAttribute("content");

test("the color mode follows the system until one is chosen, which holds in other windows and before the first paint", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("#/home");
  await expectMode(page, "light");
  const lightBars = await barsOf(page);

  await test.step("the system changes", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectMode(page, "dark");
    expect(await barsOf(page)).not.toBe(lightBars);
    await expect(mode(page)).toHaveCSS("color-scheme", "dark");
    await expectNoAxeViolations(page, "the dark form of the first skin", ["color-contrast"]);
  });

  await test.step("light is chosen, and another window follows to dark", async () => {
    await choose(page, "Light");
    await expectMode(page, "light");
    const other = await context.newPage();
    await other.goto("#/home");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expectMode(other, "light");
    // Repeated, because the app follows other windows only from when it is idle.
    await expect(async () => {
      await choose(page, "Light");
      await choose(page, "Dark");
      await expect(mode(other)).toHaveAttribute("data-mode", "dark", { timeout: 2000 });
    }).toPass();
    await other.close();
  });

  await test.step("dark is shown before the first paint, although the system is light", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(`requestAnimationFrame(() => {
      window.firstMode = document.documentElement.dataset.mode;
    })`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate("window.firstMode")).toBe("dark");
    await expectMode(page, "dark");
  });

  await test.step("a printout is light", async () => {
    await page.emulateMedia({ media: "print" });
    expect(await tokenOf(page, "--surface-card")).toBe("#ffffff");
    await page.emulateMedia({ media: "screen" });
    expect(await tokenOf(page, "--surface-card")).not.toBe("#ffffff");
  });
});

test("a skin that is always dark says so, and keeps the choice for others", async ({ page, setUp }) => {
  await setUp({ layout: { skin: "smart-style-1", mode: "light" } });
  await page.goto("#/home");
  await expectMode(page, "dark");
  await chooseFromAccountMenu(page, "Layout options");
  const modes = page.getByRole("radiogroup", { name: "Color mode" });
  await expect(modes).toHaveAccessibleDescription("The skin Midnight is dark in every mode.");
  await expect(modes.getByRole("radio", { name: "Light" })).toBeChecked();
  await page.getByRole("radiogroup", { name: "Skin" }).getByText("Suite", { exact: true }).click();
  await expectMode(page, "light");
});

test("more contrast is given where the system asks for it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
  await page.goto("#/home");
  await expectMode(page, "dark");
  await expect.poll(async () => (await tokenOf(page, "--text-muted")) === (await tokenOf(page, "--text"))).toBe(true);
  await page.emulateMedia({ contrast: "no-preference" });
  await expect.poll(async () => (await tokenOf(page, "--text-muted")) === (await tokenOf(page, "--text"))).toBe(false);
});

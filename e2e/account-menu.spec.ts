import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectCountsToFit, showLargestCounts } from "./support/header-counts.ts";

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole("button", { name: "Account", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Account" });

async function openMenu(page: Page) {
  await opener(page).click();
  await expect(panel(page).getByRole("button", { name: "Sign out" })).toBeVisible();
}

test("on a phone the header has one button in place of full screen, voice, language, layout and signing out", async ({
  page,
}) => {
  await page.goto("#/home");
  await expect(opener(page)).toBeVisible();
  for (const name of ["Full screen", "Voice commands", "Language", "Layout options", "Sign out"]) {
    await expect(page.getByRole("banner").getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await openMenu(page);
  await expect(panel(page)).toContainText("robin.vale");
  await expectNoAxeViolations(page, "the account menu");
  // Every row is large enough for a finger.
  const heights = await panel(page)
    .locator("a, label, button")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights).toHaveLength(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("the account menu leads to the profile", async ({ page }) => {
  await page.goto("#/home");
  await openMenu(page);
  await panel(page).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
  await expect(panel(page)).toBeHidden();
});

test("the account menu changes the language and the direction, and both survive a reload", async ({ page }) => {
  await page.goto("#/home");
  await openMenu(page);
  await panel(page).getByRole("combobox", { name: "Language" }).selectOption({ label: "العربية" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1, name: "الرئيسية" })).toBeVisible();
  const menu = page.getByRole("dialog", { name: "الحساب" });
  await expect(menu.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  await expectNoAxeViolations(page, "the account menu from right to left");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("layout options open from the account menu by keyboard, and the focus returns to its button", async ({ page }) => {
  await page.goto("#/home");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const options = panel(page).getByRole("button", { name: "Layout options" });
  await expect(options).toBeVisible();
  await options.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Layout options" })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Layout options" })).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("full screen is switched on and off from the account menu", async ({ page }) => {
  await page.goto("#/home");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await openMenu(page);
  await panel(page).getByRole("button", { name: "Full screen" }).click();
  await expect.poll(isFull).toBe(true);
  await openMenu(page);
  await expect(panel(page).getByRole("button", { name: "Full screen" })).toHaveAttribute("aria-pressed", "true");
  await panel(page).getByRole("button", { name: "Full screen" }).click();
  await expect.poll(isFull).toBe(false);
});

test("signing out from the account menu asks, and replaces the session", async ({ page }) => {
  await page.goto("#/home");
  const session = async () => (await page.context().cookies()).find(({ name }) => name === "atrium.session")?.value;
  const before = await session();
  await openMenu(page);
  await panel(page).getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(opener(page)).toBeFocused();
  expect(await session()).toBe(before);
  await openMenu(page);
  await panel(page).getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect.poll(session).not.toBe(before);
  await expect(page.getByText("The demo has started a new session.")).toBeVisible();
});

test("the header fits 320 and 390 px with the largest counts, and its badges touch nothing, in both directions", async ({
  page,
}) => {
  await showLargestCounts(page);
  await page.goto("#/home");
  await expectCountsToFit(page, 1);
});

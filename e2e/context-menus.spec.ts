import type { Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const pinned = (page: Page) => navigation(page).getByRole("group", { name: "Pinned" });
const choose = (page: Page, name: string) => page.getByRole("menuitem", { name }).click();

test("an entry is pinned by its context menu, stays pinned after a reload, and is unpinned", async ({ page }) => {
  await page.goto("#/home");
  await navigation(page).getByRole("link", { name: "Home", exact: true }).click({ button: "right" });
  const menu = page.getByRole("menu", { name: "Home", exact: true });
  await expect(menu.getByRole("menuitem", { name: "Pin to the navigation" })).toBeFocused();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.keyboard.press("Enter");
  await expect(pinned(page).getByRole("link")).toHaveText(["Home"]);
  await expect(pinned(page).getByRole("link")).toHaveAttribute("aria-current", "page");
  await expect(navigation(page).getByRole("link", { name: "Home", exact: true }).last()).toBeFocused();
  await saved;
  await page.reload();
  await expect(pinned(page).getByRole("link")).toHaveText(["Home"]);
  await pinned(page).getByRole("link").click({ button: "right" });
  await choose(page, "Unpin from the navigation");
  await expect(pinned(page)).toHaveCount(0);
});

test("the current screen is pinned in the menu of its bar", async ({ page }) => {
  await page.goto("#/people");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await choose(page, "Pin to the navigation");
  await expect(pinned(page).getByRole("link", { name: "People" })).toHaveAttribute("aria-current", "page");
});

test("Escape and a press elsewhere close a context menu, and with Shift the browser's own opens", async ({ page }) => {
  await page.goto("#/home");
  const entry = navigation(page).getByRole("link", { name: "Home", exact: true });
  const menu = page.getByRole("menu", { name: "Home", exact: true });
  await entry.focus();
  await entry.dispatchEvent("contextmenu", { clientX: 1270, clientY: 790 });
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(entry).toBeFocused();
  await entry.click({ button: "right" });
  await expect(menu).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toHaveCount(0);
  await entry.click({ button: "right", modifiers: ["Shift"] });
  await expect(menu).toHaveCount(0);
});

test("a long press opens a context menu where the browser does not, and is no click", async ({ page }) => {
  await page.goto("#/people");
  const entry = navigation(page).getByRole("link", { name: "Home", exact: true });
  const menu = page.getByRole("menu", { name: "Home", exact: true });
  const at = { pointerType: "touch", isPrimary: true, clientX: 80, clientY: 300 };
  await expect(async () => {
    await entry.dispatchEvent("pointerdown", at);
    await expect(menu).toBeVisible({ timeout: 1500 });
  }).toPass();
  await entry.dispatchEvent("pointerup", at);
  await entry.dispatchEvent("click");
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/#\/people$/);
  // A finger that moves scrolls.
  await page.keyboard.press("Escape");
  await entry.dispatchEvent("pointerdown", at);
  await entry.dispatchEvent("pointermove", { ...at, clientY: 330 });
  await entry.dispatchEvent("click");
  await expect(page).toHaveURL(/#\/home$/);
  await expect(menu).toHaveCount(0);
});

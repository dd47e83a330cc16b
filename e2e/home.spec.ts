import type { Page } from "@playwright/test";

import { testWithAccounts } from "./support/accounts/accounts.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll } from "./support/sweeps/page-layout.ts";

const firstSteps = (page: Page) => page.getByRole("region", { name: "First steps", exact: true });

test("home lists the first steps of an account, until they are hidden or done", async ({ page }) => {
  await page.goto("#/home");
  const skinStep = firstSteps(page).getByRole("listitem").filter({ hasText: "Choose a skin" });

  await test.step("axe finds nothing, light or dark", async () => {
    await expect(skinStep).toBeVisible();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await expectNoAxeViolations(page, "dark", ["color-contrast"]);
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("they can be hidden, which can be undone", async () => {
    await firstSteps(page).getByRole("button", { name: "Hide" }).click();
    await expect(firstSteps(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Robin Vale" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(skinStep).toBeVisible();
  });

  await test.step("a step leads to its control, and is ticked once it is done", async () => {
    await skinStep.getByRole("button", { name: "Choose a skin" }).click();
    const dialog = page.getByRole("dialog", { name: "Layout options" });
    await dialog.getByRole("radio", { name: "Dark", exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(skinStep).toHaveText("Choose a skinDone");
    await expect(skinStep.getByRole("button")).toBeHidden();
  });

  await test.step("with all of them done, they are gone when the screen is next opened", async () => {
    await expect(firstSteps(page)).toContainText(/(\d+) of \1 steps? complete/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Robin Vale" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Latest activity" })).toBeVisible();
    await expect(firstSteps(page)).toBeHidden();
  });
});

test("on phones, the first steps have room for the longer texts of other languages", async ({ page, setUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setUp({ language: "de" });
  await page.goto("#/home");
  await expect(page.getByRole("region", { name: "Erste Schritte" }).getByRole("listitem").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("hidden first steps stay hidden, also in another browser", async ({ page, browser, server }) => {
  await page.goto("#/home");
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/preferences.json") && response.request().method() === "PUT",
  );
  await firstSteps(page).getByRole("button", { name: "Hide" }).click();
  expect((await saved).ok()).toBe(true);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${server.baseUrl}#/home`);
  await expect(other.getByRole("list", { name: "Latest activity" })).toBeVisible();
  await expect(firstSteps(other)).toBeHidden();
  await context.close();
});

testWithAccounts("a new account is led to two-factor authentication", async ({ page, enter }) => {
  await enter(page);
  const steps = firstSteps(page);
  await expect(steps).toContainText(/0 of \d steps? complete/);
  await steps.getByRole("link", { name: "Set up two-factor authentication" }).click();
  await expect(page).toHaveURL(/#\/profile#security$/);
  await expect(page.getByRole("button", { name: "Set up two-factor authentication" })).toBeInViewport();
});

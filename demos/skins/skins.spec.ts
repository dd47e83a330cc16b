import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { tokensInMode } from "#web/ui/theme/contrast.ts";

import { expect, test } from "#e2e/support/fixtures.ts";

const html = (page: Page) => page.locator("html");
const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const card = (page: Page, name: string) => main(page).getByRole("article", { name, exact: true });

test("the command palette finds the skins by a search term, and shows it", async ({ page }) => {
  await page.goto("#/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search or run a command" }).fill("dark");
  const found = page.getByRole("group", { name: "Screens" }).getByRole("option", { name: /^Prebuilt skins/ });
  await expect(found).toContainText("Search term: dark");
  await expect(found.locator("mark")).toHaveText("dark");
});

test("each skin has a preview in its own colours, and is applied with one click", async ({ page }) => {
  await page.goto("#/prebuilt-skins");
  await expect(card(page, "Material")).toBeVisible();
  const surfaces = await main(page)
    .locator("article [data-skin] [data-skin]")
    .evaluateAll((previews) =>
      previews.map((preview) => getComputedStyle(preview).getPropertyValue("--accent").trim()),
    );
  // All but one skin have a light and a dark form.
  expect(surfaces).toHaveLength(13);
  expect(new Set(surfaces).size).toBeGreaterThan(4);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(card(page, "Suite").locator("[data-skin] [data-skin]").first()).toHaveAttribute("data-mode", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await card(page, "Midnight").getByRole("button", { name: "Use" }).click();
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
  await expect(card(page, "Midnight")).toContainText("In use");
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
});

test("the editor measures the contrast of a colour as it changes, keeps it, and exports it", async ({ page }) => {
  await page.goto("#/prebuilt-skins");
  const editor = main(page).getByRole("region", { name: "Your own skin" });
  await main(page).getByRole("button", { name: "Edit colors" }).click();
  await expect(editor.getByLabel("Start from")).toBeFocused();
  await expect(editor.getByRole("status")).toContainText(/All \d+ pairs have enough contrast/);
  await editor.getByLabel("--accent", { exact: true }).fill("#ffee00");
  await expect(editor.getByRole("status")).toContainText(/\d+ of \d+ pairs? (is|are) too weak/);
  await expect(editor.getByRole("row", { name: /^Text on buttons Button --/ })).toContainText("Too weak");
  await expect(editor.getByRole("row", { name: /^Text on buttons Button --/ })).toContainText(/1\.\d+:1/);
  await page.reload();
  await expect(editor.getByLabel("--accent", { exact: true })).toHaveValue("#ffee00");

  const started = page.waitForEvent("download");
  await editor.getByRole("button", { name: "Export" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe("smart-style-7.css");
  const exported = readFileSync(await file.path(), "utf8");
  expect(exported).toContain(`[data-skin="smart-style-7"][data-mode="dark"] {`);
  const calm = readFileSync("web/ui/skins/smart-style-0.css", "utf8");
  expect(tokensInMode(exported, "light")).toEqual({ ...tokensInMode(calm, "light"), "--accent": "#ffee00" });
  expect(tokensInMode(exported, "dark")).toEqual(tokensInMode(calm, "dark"));

  await editor.getByRole("button", { name: "Reset" }).click();
  await expect(editor.getByRole("status")).toContainText(/All \d+ pairs have enough contrast/);
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(editor.getByLabel("--accent", { exact: true })).toHaveValue("#ffee00");
  await editor.getByLabel("Start from").selectOption("Glass");
  await expect(editor.getByLabel("--accent", { exact: true })).not.toHaveValue("#ffee00");
});

import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { tokensOf } from "#web/ui/theme/contrast.ts";

import { expect, test } from "#e2e/support/fixtures.ts";

const html = (page: Page) => page.locator("html");
const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const card = (page: Page, name: string) => main(page).getByRole("article", { name, exact: true });

test("spec §4: a switch shows the rule before it acts, changes the page, and can be undone", async ({ page }) => {
  await page.goto("#/app-layout");
  const container = card(page, "Inside container");
  await expect(container).toContainText("Fixed navigation: off · Fixed ribbon: off");
  await container.getByRole("switch").click();
  await expect(html(page)).toHaveAttribute("data-layout", "fixed-header container");
  await expect(main(page).getByRole("status").first()).toHaveText(
    "Also changed: Fixed navigation: off · Fixed ribbon: off",
  );
  await expect(card(page, "Fixed ribbon").getByRole("switch")).not.toBeChecked();
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(html(page)).toHaveAttribute("data-layout", "fixed-header fixed-navigation fixed-ribbon");
});

test("spec §4: every option is a switch of its own, is kept by a reload, and reset returns to the default", async ({
  page,
}) => {
  await page.goto("#/app-layout");
  await card(page, "Fixed footer").getByRole("switch").click();
  await card(page, "Menu on top").getByRole("switch").click();
  await card(page, "Right to left").getByRole("switch").click();
  const shown = "fixed-header fixed-navigation fixed-ribbon fixed-page-footer menu-on-top";
  await expect(html(page)).toHaveAttribute("data-layout", shown);
  await page.reload();
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await expect(card(page, "Menu on top").getByRole("switch")).toBeChecked();
  await main(page).getByRole("button", { name: "Reset" }).click();
  await expect(html(page)).toHaveAttribute("data-layout", "fixed-header fixed-navigation fixed-ribbon");
  await expect(html(page)).toHaveAttribute("dir", "ltr");
  await expect(main(page).getByRole("switch")).toHaveCount(10);
});

test("what takes the focus stays clear of a fixed footer that wraps to two lines", async ({ page, setUp }) => {
  await setUp({ layout: { fixedPageFooter: true } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("#/blank");
  const footer = page.getByRole("contentinfo");
  const padding = () => html(page).evaluate((element) => parseFloat(getComputedStyle(element).scrollPaddingBottom));
  const height = async () => (await footer.boundingBox())?.height ?? 0;
  const onOneLine = await height();
  await page.setViewportSize({ width: 240, height: 800 });
  await expect.poll(height).toBeGreaterThan(onOneLine);
  await expect.poll(async () => (await padding()) - (await height())).toBeGreaterThan(0);
});

test("a ready layout is applied with one click, is marked, and can be undone", async ({ page }) => {
  await page.goto("#/app-layouts");
  await expect(card(page, "Fixed frame")).toHaveAttribute("aria-current", "true");
  await card(page, "Top menu").getByRole("button", { name: "Apply" }).click();
  await expect(html(page)).toHaveAttribute("data-layout", "fixed-header fixed-navigation fixed-ribbon menu-on-top");
  await expect(card(page, "Top menu")).toHaveAttribute("aria-current", "true");
  await card(page, "Boxed").getByRole("button", { name: "Apply" }).click();
  await expect(html(page)).toHaveAttribute("data-layout", "fixed-header container");
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Top menu")).toHaveAttribute("aria-current", "true");
  await main(page).getByRole("switch", { name: "Colorblind friendly" }).click();
  await expect(html(page)).toHaveAttribute("data-layout", /colorblind-friendly/);
  // Another palette is not another layout.
  await expect(card(page, "Top menu")).toHaveAttribute("aria-current", "true");
});

test("each skin has a preview in its own colours, and is applied with one click", async ({ page }) => {
  await page.goto("#/prebuilt-skins");
  await expect(card(page, "Material")).toBeVisible();
  const surfaces = await main(page)
    .locator("article [data-skin] [data-skin]")
    .evaluateAll((previews) =>
      previews.map((preview) => getComputedStyle(preview).getPropertyValue("--accent").trim()),
    );
  expect(surfaces).toHaveLength(7);
  expect(new Set(surfaces).size).toBeGreaterThan(4);
  await card(page, "Midnight").getByRole("button", { name: "Use" }).click();
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
  await expect(card(page, "Midnight")).toContainText("In use");
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
});

test("the editor measures the contrast of a colour as it changes, keeps it, and exports it", async ({ page }) => {
  await page.goto("#/prebuilt-skins");
  const editor = main(page).getByRole("region", { name: "Your own skin" });
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
  expect(exported).toContain('[data-skin="smart-style-7"] {');
  const calm = tokensOf(readFileSync("web/ui/skins/smart-style-0.css", "utf8"));
  expect(tokensOf(exported)).toEqual({ ...calm, "--accent": "#ffee00" });

  await editor.getByRole("button", { name: "Reset" }).click();
  await expect(editor.getByRole("status")).toContainText(/All \d+ pairs have enough contrast/);
  await alerts(page).getByRole("button", { name: "Undo" }).click();
  await expect(editor.getByLabel("--accent", { exact: true })).toHaveValue("#ffee00");
  await editor.getByLabel("Start from").selectOption("Glass");
  await expect(editor.getByLabel("--accent", { exact: true })).not.toHaveValue("#ffee00");
});

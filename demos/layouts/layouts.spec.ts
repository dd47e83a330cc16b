import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const html = (page: Page) => page.locator("html");
const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const card = (page: Page, name: string) => main(page).getByRole("article", { name, exact: true });

test("a user chooses a layout", async ({ page }) => {
  await test.step("spec §4: a switch shows the rule before it acts, changes the page, and can be undone", async () => {
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
  await test.step("spec §4: every option is a switch of its own, is kept by a reload, and reset returns to the default", async () => {
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
  await test.step("a ready layout is applied with one click, is marked, and can be undone", async () => {
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
  await test.step("what takes the focus stays clear of a fixed footer that wraps to two lines", async () => {
    await showLayout(page, { fixedPageFooter: true });
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
});

import type { Page } from "@playwright/test";

import { chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  differs,
  expectDistinct,
  expectVisible,
  forcedSchemes,
  openSettled as open,
  readLook,
} from "./support/sweeps/forced-colors.ts";

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name, exact: true });

for (const colorScheme of forcedSchemes) {
  test(`forced colours, ${colorScheme}: what is current, chosen, pressed or focused differs`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page, "#/blank");

    await test.step("the ring of the focus", async () => {
      const entry = link(page, "Page not found");
      const before = await entry.evaluate(readLook);
      await page.keyboard.press("Tab");
      await entry.focus();
      const after = await entry.evaluate(readLook);
      expect(differs({ ...after, colors: before.colors }, before)).toBe(true);
    });

    await test.step("the current entry of the navigation, a pressed button and a badge", async () => {
      await expectDistinct("current entry", link(page, "Blank"), link(page, "Page not found"));
      await expectVisible("unread", page.getByRole("banner").locator("[data-count]").first());
      const minify = page.getByRole("button", { name: "Minify navigation" });
      const before = await minify.evaluate(readLook);
      await minify.click();
      await page.mouse.move(0, 0);
      await expect(minify).toHaveAttribute("aria-pressed", "true");
      await expect.poll(async () => differs(await minify.evaluate(readLook), before)).toBe(true);
      await minify.click();
    });

    await test.step("the checked entry of a menu", async () => {
      await chooseFromAccountMenu(page, "Language");
      const entries = page.getByRole("menu", { name: "Language" }).getByRole("menuitemradio");
      const checked = (isChecked: boolean) => entries.and(page.getByRole("menuitemradio", { checked: isChecked }));
      await expectDistinct("language", checked(true), checked(false).first());
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    });

    await test.step("switches, the choice of a skin, and its previews", async () => {
      await chooseFromAccountMenu(page, "Layout options");
      const dialog = page.getByRole("dialog", { name: "Layout options" });
      const option = (name: string) => dialog.getByRole("switch", { name });
      const preview = "[data-skin] [data-skin] > *";
      // The first switch has the focus.
      await expectDistinct("switch", option("Fixed navigation"), option("Right to left"));
      const skin = (name: string) => dialog.locator("label", { hasText: name }).locator(preview);
      await expectDistinct("skin", skin("Calm"), skin("Daylight"));
      const colors = await dialog
        .locator(`${preview} > :nth-child(2)`)
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      expect(new Set(colors).size, "previews keep the colours of their skins").toBeGreaterThan(3);
      await page.keyboard.press("Escape");
    });

    await test.step("tabs, highlighted terms and options", async () => {
      await open(page, "#/search?q=log");
      const tab = (isSelected: boolean) => page.getByRole("tab", { selected: isSelected }).first();
      await expectDistinct("tab", tab(true), tab(false));
      const mark = page.locator("mark").first();
      await expectDistinct("highlight", mark, mark.locator(".."));
      await page.getByRole("banner").getByRole("searchbox").fill("log");
      const options = page.getByRole("option");
      await expect(options.nth(1)).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expectDistinct("option", page.getByRole("option", { selected: true }), options.last());
    });
  });
}

test("other colours do not apply the sheet, and follow a change of the system", async ({ page }) => {
  await open(page, "#/blank");
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  const usual = await accent();
  expect(usual).toMatch(/^#/);
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(accent).toBe("Highlight");
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(accent).toBe(usual);
});

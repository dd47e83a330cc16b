import {
  accountButton,
  accountItem,
  accountMenu,
  chooseFromAccountMenu,
  openAccountMenu,
} from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectCountsToFit, showLargestCounts } from "./support/header-counts.ts";
import { showLayout } from "./support/show-layout.ts";
import { hasLanguage } from "./support/test-language.ts";

const phone = { width: 390, height: 844 };

test("the account menu names the user, is used by keyboard, and leads to screens, settings and tools", async ({
  page,
}) => {
  await page.goto("#/home");

  await test.step("the button of the header names the user; its menu has the account, the settings and the tools", async () => {
    await expect(accountButton(page)).toHaveAccessibleName("Account: robin.vale");
    const menu = await openAccountMenu(page);
    await expect(menu.locator("..")).toContainText("robin.vale");
    for (const name of ["Language", "Layout options", "Shortcuts", "Lock", "Sign out"]) {
      await expect(menu.getByRole("menuitem", { name, exact: true })).toBeVisible();
    }
    for (const name of ["Full screen", "Voice commands", "Mute all sounds"]) {
      await expect(menu.getByRole("menuitemcheckbox", { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole("group", { name: "Color mode" }).getByRole("menuitemradio")).toHaveText([
      "Light",
      "Dark",
      "System",
    ]);
    await expectNoAxeViolations(page, "the account menu");
    await page.keyboard.press("Escape");
  });

  await test.step("layout options open by keyboard, and the focus returns to the button", async () => {
    await accountButton(page).focus();
    await page.keyboard.press("Enter");
    await accountItem(page, "Layout options").press("Enter");
    await expect(page.getByRole("dialog", { name: "Layout options" })).toBeVisible();
    await expect(accountMenu(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Layout options" })).toHaveCount(0);
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step("the arrow keys reach every item, and the sideways ones the modes", async () => {
    await page.keyboard.press("Enter");
    await expect(accountItem(page, "Profile")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(accountItem(page, "Sign out")).toBeFocused();
    const mode = (name: string) => accountMenu(page).getByRole("menuitemradio", { name });
    await mode("Light").focus();
    await page.keyboard.press("ArrowRight");
    await expect(mode("Dark")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await expect(mode("Dark")).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(accountItem(page, "Language")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step("spec §8: Mute all sounds mutes, and turns them on again", async () => {
    const alerts = page.getByRole("region", { name: "Alerts" });
    await openAccountMenu(page);
    const wasMuted = await accountItem(page, "Mute all sounds").isChecked();
    await accountItem(page, "Mute all sounds").click();
    await expect(alerts).toContainText(wasMuted ? "UNMUTE" : "MUTE: All sounds have been muted!");
    await openAccountMenu(page);
    await expect(accountItem(page, "Mute all sounds")).toBeChecked({ checked: !wasMuted });
    await page.keyboard.press("Escape");
  });

  await test.step("Profile and Lock lead to their screens", async () => {
    await chooseFromAccountMenu(page, "Profile");
    await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
    await expect(accountMenu(page)).toBeHidden();
    await chooseFromAccountMenu(page, "Lock");
    await expect(page).toHaveURL(/#\/lock/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the header and the account menu fit, in both directions", async ({ page }) => {
    await showLargestCounts(page);
    await page.goto("#/home");

    await test.step("the header fits 320 and 390 px, and its badges touch nothing, in both directions", () =>
      expectCountsToFit(page, 1));

    await test.step("the menu fits a phone, with rows that are large enough for a finger", async () => {
      await page.setViewportSize(phone);
      await showLayout(page);
      const menu = await openAccountMenu(page);
      const boxes = await menu
        .locator("[role^=menuitem]")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(phone.width);
      await expectNoAxeViolations(page, "the account menu on a phone");
    });

    await test.step("a language is chosen in the menu, which stays open in its direction", async () => {
      if (!hasLanguage("ar")) return;
      await accountItem(page, "Language").click();
      await page.getByRole("menuitemradio", { name: "العربية" }).click();
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("heading", { level: 1, name: "الرئيسية" })).toBeVisible();
      await expect(accountMenu(page, "الحساب").getByRole("menuitem", { name: "تسجيل الخروج" })).toBeVisible();
      await expectNoAxeViolations(page, "the account menu from right to left");
    });
  });
});

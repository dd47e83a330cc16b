import { hrefOf, screens } from "#contract/screens/screens.ts";

import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectToFitPhones } from "./support/sweeps/page-layout.ts";
import { showLayout } from "./support/show-layout.ts";

const listed = screens.filter(({ isInPhoneBar }) => isInPhoneBar);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

test("on a phone, the bar at the bottom leads to its screens, marks the current one, and has targets of 48 px", async ({
  page,
}) => {
  await page.goto("#/blank");
  const bar = page.getByRole("navigation", { name: "Quick navigation" });
  for (const screen of listed) {
    const link = bar.getByRole("link", { name: screen.title });
    await link.click();
    await expect(page).toHaveURL(`#${hrefOf(screen)}`);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(bar.locator("[aria-current]")).toHaveCount(1);
  }
  await page.goto("#/blank");
  await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectToFitPhones(page, async () => {
    for (const target of await bar.getByRole("link").or(bar.getByRole("button")).all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
  });
});

test("on a phone, the search and the navigation are in the bar only, and the drawer gives the focus back", async ({
  page,
}) => {
  await page.goto("#/blank");
  const bar = page.getByRole("navigation", { name: "Quick navigation" });
  const toggle = page.getByRole("button", { name: "Toggle navigation" });
  await expect(bar.getByRole("button", { name: "Search" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(1);
  await bar.getByRole("button", { name: "Toggle navigation" }).click();
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(page.locator("#navigation :focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(bar).toBeHidden();
  await expect(toggle).toHaveCount(1);
});

test("nothing hides behind the bar: neither a fixed footer nor the end of the page", async ({ page, setUp }) => {
  await setUp({ layout: { fixedPageFooter: true } });
  await page.goto("#/blank");
  // The page grows with its content.
  await expect(page.getByText("Start your screen here")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  const bar = await page.locator(".frame-phone-bar").boundingBox();
  for (const fixedPageFooter of [true, false]) {
    await showLayout(page, { fixedPageFooter });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await footer.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test.describe("touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the bar makes room for the on-screen keyboard while a field of the screen has the focus", async ({ page }) => {
    await page.goto("#/search");
    const bar = page.getByRole("navigation", { name: "Quick navigation" });
    const field = page.getByRole("searchbox", { name: "Search for" });
    await field.focus();
    await expect(bar).toBeHidden();
    await field.blur();
    await expect(bar).toBeVisible();
    // A dialog covers the bar, and its own field is not one of the screen.
    await bar.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
  });
});

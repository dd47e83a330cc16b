import { expectContrastInForms, expectNoAxeViolations, otherForms } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectVisibleFocus } from "./support/sweeps/visible-focus.ts";
import {
  expectNoOverlapInHeader,
  expectNoSidewaysScroll,
  expectNumbersInOrder,
  expectTouchableLinks,
} from "./support/sweeps/page-layout.ts";
import { openScreenSlowly } from "./support/sweeps/layout-shift.ts";
import { expectTitleOf, titleOf } from "./support/screens.ts";
import { showLayout } from "./support/show-layout.ts";
import { inTurnOn, sweptScreens } from "./support/sweeps/swept-screens.ts";

/** The maximum cumulative layout shift of a screen while it loads: half of what counts as good. */
const maxShift = 0.05;

test("spec §2: the default route leads to #/home", async ({ page }) => {
  await page.goto("");
  await expect(page).toHaveURL(/#\/home$/);
});

test("an unknown path shows the screen 'Page not found'", async ({ page }) => {
  await page.goto("#/no/such/screen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle(titleOf("Page not found"));
});

for (const screen of sweptScreens) {
  // One visit: opening a screen costs more than most of the checks.
  test(`spec §1: ${screen.path} has its title, keeps its place, fits a phone and a wide page, and is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shift = await openScreenSlowly(page, screen);
    expect(shift.sum, `the layout shift while it loads: ${shift.moved}`).toBeLessThan(maxShift);
    await expectTitleOf(page, screen);
    await expectNoSidewaysScroll(page);
    await expectTouchableLinks(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectNoOverlapInHeader(page);
    await expectNoAxeViolations(page, `${screen.path} on 320 px`, ["target-size"]);

    await showLayout(page, { rightToLeft: true });
    await expectNoSidewaysScroll(page);
    await expectNoOverlapInHeader(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    // On a right-to-left page in English, numbers that are not isolated are swapped with their units.
    await expectNumbersInOrder(page);
    await expectNoAxeViolations(page, `${screen.path} on a phone, from right to left`);

    await page.setViewportSize({ width: 1440, height: 900 });
    await showLayout(page);
    await expectTitleOf(page, screen);
    await expectNoAxeViolations(page, `${screen.path} on a wide page`);
    await expectContrastInForms(page, screen.path, inTurnOn(screen, otherForms));

    // At last, because the focus opens lists. With the footer, all bars are fixed.
    await showLayout(page, { fixedPageFooter: true });
    await expectVisibleFocus(page, `${screen.path} on a wide page`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectVisibleFocus(page, `${screen.path} on a phone`, "backwards");
  });
}

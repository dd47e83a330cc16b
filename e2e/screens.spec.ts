import { screens } from "#contract/screens.ts";

import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectFocusRings } from "./support/focus-rings.ts";
import { expectNoOverlapInHeader, expectNoSidewaysScroll, expectNumbersInOrder } from "./support/page-layout.ts";
import { expectTitleOf, openScreen } from "./support/screens.ts";

test("spec §2: the default route leads to #/home", async ({ page }) => {
  await page.goto("");
  await expect(page).toHaveURL(/#\/home$/);
});

test("an unknown path shows the screen 'Page not found'", async ({ page }) => {
  await page.goto("#/no/such/screen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle("Page not found | Atrium");
});

for (const screen of screens) {
  for (const dir of ["ltr", "rtl"] as const) {
    test(`spec §1: ${screen.path} has its title and fits a phone, ${dir}`, async ({ page, setUp }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await setUp({ layout: { rightToLeft: dir === "rtl" } });
      await openScreen(page, screen);
      await expectTitleOf(page, screen);
      await expectNoSidewaysScroll(page);
      // `axe.spec.ts` tests the other direction on a wide page.
      if (dir === "ltr") await expectNoAxeViolations(page);
      if (dir === "ltr") await expectFocusRings(page, screen.path);
      // On a right-to-left page in English, numbers that are not isolated are swapped with their units.
      if (dir === "rtl") await expectNumbersInOrder(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectNoOverlapInHeader(page);
      if (dir === "ltr") await expectNoAxeViolations(page, `${screen.path} on 320 px`, ["target-size"]);
    });
  }
}

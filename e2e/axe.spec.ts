import { skins } from "#contract/layout.ts";
import { screens } from "#contract/screens.ts";

import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openScreen } from "./support/screens.ts";

for (const screen of screens) {
  for (const skin of skins) {
    for (const dir of ["ltr", "rtl"] as const) {
      test(`axe finds nothing on ${screen.path} in ${skin}, ${dir}`, async ({ page, setUp }) => {
        await setUp({ layout: { skin, rightToLeft: dir === "rtl" } });
        await openScreen(page, screen);
        await expect(page.locator("html")).toHaveAttribute("data-skin", skin);
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        await expectNoAxeViolations(page);
      });
    }
  }
}

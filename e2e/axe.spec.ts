import { screens } from "#contract/screens.ts";

import { expectNoAxeViolationsInSkins } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { expectTitleOf, openScreen } from "./support/screens.ts";

for (const screen of screens) {
  for (const direction of ["ltr", "rtl"] as const) {
    test(`spec §1: ${screen.path} is titled by its screen, and axe finds nothing, ${direction}`, async ({
      page,
      setUp,
    }) => {
      // Many times what another test does; on a busy machine that takes its time.
      test.slow();
      await setUp({ layout: { rightToLeft: direction === "rtl" } });
      await openScreen(page, screen);
      await expectTitleOf(page, screen);
      await expectNoAxeViolationsInSkins(page, screen.path, direction);
    });
  }
}

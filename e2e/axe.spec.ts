import { skins } from "#contract/layout.ts";
import { screens } from "#contract/screens.ts";
import type { Preferences } from "#contract/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { expectNoAxeViolations, rulesOfLooks } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openScreen } from "./support/screens.ts";

for (const screen of screens) {
  for (const dir of ["ltr", "rtl"] as const) {
    test(`axe finds nothing on ${screen.path}, ${dir}`, async ({ page, setUp }) => {
      // Many times what another test does; on a busy machine that takes its time.
      test.slow();
      await setUp({ layout: { rightToLeft: dir === "rtl" } });
      await openScreen(page, screen);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      // From the right, the light skin and the dark one stand for all: where something is has no colour.
      for (const skin of dir === "ltr" ? skins : skins.slice(0, 2)) {
        const preferences: Preferences = {
          layout: { ...defaultLayout, skin, rightToLeft: dir === "rtl" },
          changedAt: new Date().toISOString(),
        };
        // As when another window of the browser has changed it: the screen stays, and takes the skin on.
        await page.evaluate((text) => {
          localStorage.setItem("atrium.preferences", text);
          dispatchEvent(new StorageEvent("storage", { key: "atrium.preferences", newValue: text }));
        }, JSON.stringify(preferences));
        await expect(page.locator("html")).toHaveAttribute("data-skin", skin);
        // Skins are colours: everything else is the same in all, and is looked at in the first.
        const rules = skin === skins[0] ? undefined : rulesOfLooks;
        await expectNoAxeViolations(page, `${screen.path} in ${skin}, ${dir}`, rules);
      }
    });
  }
}

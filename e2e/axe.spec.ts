import type { Page } from "@playwright/test";

import { skins } from "#contract/layout.ts";
import { screens } from "#contract/screens.ts";

import { expectNoAxeViolations, expectNoAxeViolationsInSkins, skinsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectFocusRings } from "./support/focus-rings.ts";
import { expectTitleOf, openScreen, watchRequests } from "./support/screens.ts";

for (const screen of screens) {
  for (const direction of ["ltr", "rtl"] as const) {
    test(`spec §1: ${screen.path} has its screen's title, no axe violations and rings of the focus, ${direction}`, async ({
      page,
      setUp,
    }) => {
      await setUp({ layout: { rightToLeft: direction === "rtl" } });
      await openScreen(page, screen);
      await expectTitleOf(page, screen);
      await expectNoAxeViolationsInSkins(page, screen.path, direction);
      // A ring depends neither on the direction nor on the skin, whose colour `web/ui/theme/tokens.test.ts` checks.
      if (direction === "ltr") await expectFocusRings(page, screen.path);
    });
  }
}

test.describe("the axe sweep", () => {
  /** Adds an element to the page, and a rule to its styles. */
  const plant = (page: Page, html: string, css: string) =>
    page.locator("main").evaluate(
      (main, added) => {
        main.insertAdjacentHTML("beforeend", added.html);
        // The Content-Security-Policy allows no style element.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(added.css);
        document.adoptedStyleSheets.push(sheet);
      },
      { html, css },
    );
  /** Waits until the page follows changes of the skin in its storage. */
  const openBlank = async (page: Page) => {
    const settled = watchRequests(page);
    await page.goto("#/blank");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled();
  };
  const faint = "{ color: rgb(127 127 127 / 20%); }";

  test("the two directions together cover all skins but the first", () => {
    expect([...skinsOf("ltr"), ...skinsOf("rtl")].toSorted()).toEqual(skins.slice(1).toSorted());
  });

  for (const direction of ["ltr", "rtl"] as const) {
    test(`a contrast violation in one skin is found, ${direction}`, async ({ page, setUp }) => {
      // Not Glass: axe cannot determine the contrast over its gradient, so `web/ui/theme/tokens.test.ts` computes it.
      const [skin] = skinsOf(direction);
      await setUp({ layout: { rightToLeft: direction === "rtl" } });
      await openBlank(page);
      await plant(page, `<p class="planted">Faint</p>`, `[data-skin="${skin}"] .planted ${faint}`);
      const sweep = expectNoAxeViolationsInSkins(page, "planted", direction);
      await expect(sweep).rejects.toThrow(new RegExp(`in ${skin}, ${direction}[^]*color-contrast: .planted`));
    });

    test(`a structural violation is found, ${direction}`, async ({ page, setUp }) => {
      await setUp({ layout: { rightToLeft: direction === "rtl" } });
      await openBlank(page);
      await plant(page, `<button class="planted"></button>`, "");
      const sweep = expectNoAxeViolationsInSkins(page, "planted", direction);
      await expect(sweep).rejects.toThrow(new RegExp(`in ${skins[0]}, ${direction}[^]*button-name: .planted`));
    });
  }

  for (const [name, css, fault] of [
    ["a control without a ring", ".planted button { outline: none; }", /no ring: button Planted/],
    ["a ring that is too thin", ".planted button { outline-width: 1px; }", /no ring: button Planted/],
    ["a ring that a box cuts", ".planted { overflow: hidden; }", /cut: button Planted/],
  ] as const) {
    test(`${name} is found`, async ({ page }) => {
      await openBlank(page);
      await expectFocusRings(page, "before");
      await plant(page, `<div class="planted"><button>Planted</button></div>`, css);
      await expect(expectFocusRings(page, "planted")).rejects.toThrow(fault);
    });
  }

  test("a contrast violation that occurs only on a phone is found there", async ({ page }) => {
    await openBlank(page);
    await plant(page, `<p class="planted">Faint</p>`, `@media (width < 400px) { .planted ${faint} }`);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/color-contrast: .planted/);
  });
});

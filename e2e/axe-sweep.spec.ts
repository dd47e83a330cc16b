import type { Page } from "@playwright/test";

import { skins } from "#contract/layout.ts";

import { expectContrastInForms, expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectVisibleFocus } from "./support/sweeps/visible-focus.ts";
import { watchRequests } from "./support/screens.ts";

test.describe("the axe sweep", () => {
  /** Adds an element with the class `planted` to the page, if named with one in it, and a rule to its styles. */
  const plant = (page: Page, [name, inner]: readonly [string, string?], text: string, css: string) =>
    page.locator("main").evaluate(
      (main, added) => {
        const element = document.createElement(added.name);
        element.className = "planted";
        const innermost = added.inner === undefined ? element : document.createElement(added.inner);
        if (innermost !== element) element.append(innermost);
        innermost.textContent = added.text;
        main.append(element);
        // The Content-Security-Policy allows no style element.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(added.css);
        document.adoptedStyleSheets.push(sheet);
      },
      { name, inner, text, css },
    );
  /** Waits until the page follows changes of the skin in its storage. */
  const openBlank = async (page: Page) => {
    const settled = watchRequests(page);
    await page.goto("#/blank");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled();
  };
  const faint = "{ color: rgb(127 127 127 / 20%); }";

  // Not Glass: axe cannot determine the contrast over its gradient, so `web/ui/theme/tokens.test.ts` computes it.
  for (const { skin, mode } of [
    { skin: skins[0], mode: "dark" },
    { skin: skins[2], mode: "light" },
  ] as const) {
    test(`a contrast violation in ${skin}, ${mode}, is found`, async ({ page }) => {
      await openBlank(page);
      await plant(page, ["p"], "Faint", `[data-skin="${skin}"][data-mode="${mode}"] .planted ${faint}`);
      await expectNoAxeViolations(page, "before");
      const sweep = expectContrastInForms(page, "planted", [{ skin: skins[2], mode: "light" }]);
      await expect(sweep).rejects.toThrow(new RegExp(`in ${skin}, ${mode}[^]*color-contrast: .planted`));
    });
  }

  test("a structural violation is found", async ({ page }) => {
    await openBlank(page);
    await plant(page, ["button"], "", "");
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/button-name: .planted/);
  });

  for (const [name, css, fault] of [
    ["a control without a ring", ".planted button { outline: none; }", /no ring: button Planted/],
    ["a ring that is too thin", ".planted button { outline-width: 1px; }", /no ring: button Planted/],
    ["a ring that a box cuts", ".planted { overflow: hidden; }", /cut: button Planted/],
    [
      "a control behind a fixed bar",
      ".planted { position: fixed; inset: 0 auto auto 50%; }",
      /covered: button Planted/,
    ],
  ] as const) {
    test(`${name} is found`, async ({ page }) => {
      await openBlank(page);
      await expectVisibleFocus(page, "before");
      await plant(page, ["div", "button"], "Planted", css);
      await expect(expectVisibleFocus(page, "planted")).rejects.toThrow(fault);
    });
  }

  test("a contrast violation that occurs only on a phone is found there", async ({ page }) => {
    await openBlank(page);
    await plant(page, ["p"], "Faint", `@media (width < 400px) { .planted ${faint} }`);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/color-contrast: .planted/);
  });
});

import { expect, test } from "#e2e/support/fixtures.ts";
import { expectDistinct, forcedSchemes, openSettled } from "#e2e/support/sweeps/forced-colors.ts";

test("forced colours: the legend of a chart, and its entries switched off", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSettled(page, "#/graphs/chartjs");
  const chart = page.getByRole("article", { name: "Polar area" });
  const entries = chart.getByRole("button", { pressed: true });
  await expect(entries.first()).toBeVisible();
  // Without its value, which is not a part of its name.
  const name = await entries.first().locator("span").first().innerText();
  for (const colorScheme of forcedSchemes) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const swatches = entries.locator("rect");
      const fills = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
      expect(fills.length).toBeGreaterThan(4);
      expect(new Set(fills).size, "the colours of series").toBe(fills.length);
      await entries.first().click();
      const isOff = chart.getByRole("button", { name, pressed: false });
      await expectDistinct("switched off", isOff, entries.last());
      await isOff.click();
    });
  }
});

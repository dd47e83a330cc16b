import { expect, test } from "#e2e/support/fixtures.ts";
import { expectDistinct, forcedSchemes, openSettled } from "#e2e/support/forced-colors.ts";

for (const colorScheme of forcedSchemes) {
  test(`forced colours, ${colorScheme}: the legend of a chart, and its entries switched off`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openSettled(page, "#/graphs/chartjs");
    const entries = page.getByRole("article", { name: "Polar area" }).getByRole("button", { pressed: true });
    await expect(entries.first()).toBeVisible();
    const swatches = entries.locator("rect");
    const fills = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    expect(fills.length).toBeGreaterThan(4);
    expect(new Set(fills).size, "the colours of series").toBe(fills.length);
    // Without its value, which is not a part of its name.
    const name = await entries.first().locator("span").first().innerText();
    await entries.first().click();
    const isOff = page.getByRole("article", { name: "Polar area" }).getByRole("button", { name, pressed: false });
    await expectDistinct("switched off", isOff, entries.last());
  });
}

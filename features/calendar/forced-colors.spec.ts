import { expect, test } from "#e2e/support/fixtures.ts";
import { expectDistinct, expectVisible, forcedSchemes, openSettled } from "#e2e/support/sweeps/forced-colors.ts";

test("forced colours: today, the chosen view, and the icons and colours of events", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSettled(page, "#/calendar");
  const view = (name: string) => page.getByRole("main").locator("label", { hasText: name });
  const day = (date: Date) => page.getByRole("main").getByText(String(date.getUTCDate()), { exact: true }).first();
  const today = new Date();
  const other = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() === 15 ? 16 : 15));
  const dialog = page.getByRole("dialog", { name: "Add event" });
  for (const colorScheme of forcedSchemes) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await expectDistinct("view", view("Month"), view("Week"));
      await expectDistinct("today", day(today), day(other));
      await page.getByRole("button", { name: "Add event" }).click();
      for (const group of ["Icon", "Color"]) {
        const choice = (isChecked: boolean) =>
          dialog
            .getByRole("group", { name: group })
            .locator(isChecked ? "label:has(:checked)" : "label:not(:has(:checked))")
            .first();
        await expectDistinct(group, choice(true), choice(false));
      }
      const swatches = dialog.getByRole("group", { name: "Color" }).locator("label > span");
      const colors = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect(new Set(colors).size, "the colours of events").toBe(colors.length);
      await expectVisible("colour", swatches.first());
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  }
});

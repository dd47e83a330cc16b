import { expect, test } from "#e2e/support/fixtures.ts";
import { expectDistinct, expectVisible, forcedSchemes, openSettled } from "#e2e/support/forced-colors.ts";

for (const colorScheme of forcedSchemes) {
  test(`forced colours, ${colorScheme}: today, the chosen view, and the icons and colours of events`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openSettled(page, "#/calendar");
    const view = (name: string) => page.getByRole("main").locator("label", { hasText: name });
    await expectDistinct("view", view("Month"), view("Week"));
    const day = (date: Date) => page.getByRole("main").getByText(String(date.getUTCDate()), { exact: true }).first();
    const today = new Date();
    const other = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() === 15 ? 16 : 15));
    await expectDistinct("today", day(today), day(other));
    await page.getByRole("button", { name: "Add event" }).click();
    const dialog = page.getByRole("dialog", { name: "Add event" });
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
  });
}

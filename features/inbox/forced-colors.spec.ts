import { test } from "#e2e/support/fixtures.ts";
import { expectDistinct, expectVisible, forcedSchemes, openSettled } from "#e2e/support/forced-colors.ts";

for (const colorScheme of forcedSchemes) {
  test(`forced colours, ${colorScheme}: unread messages, the current folder and selected rows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openSettled(page, "#/inbox/inbox");
    const folder = (name: RegExp) => page.getByRole("main").getByRole("link", { name });
    await expectDistinct("folder", folder(/^Inbox/), folder(/^Sent/));
    await expectVisible("unread", page.getByRole("main").getByRole("img", { name: "unread" }).first());
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") });
    await rows.nth(1).getByRole("checkbox").check();
    await expectDistinct("selected", rows.nth(1), rows.nth(2));
  });
}

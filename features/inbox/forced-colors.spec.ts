import { test } from "#e2e/support/fixtures.ts";
import { expectDistinct, expectVisible, forcedSchemes, openSettled } from "#e2e/support/sweeps/forced-colors.ts";

test("forced colours: unread messages, the current folder and selected rows", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSettled(page, "#/inbox/inbox");
  const main = page.getByRole("main");
  const folder = (name: RegExp) => main.getByRole("link", { name });
  const rows = main.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
  for (const colorScheme of forcedSchemes) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await expectDistinct("folder", folder(/^Inbox/), folder(/^Sent/));
      await expectVisible("unread", main.getByRole("img", { name: "unread" }).first());
      await rows.nth(1).getByRole("checkbox").check();
      await expectDistinct("selected", rows.nth(1), rows.nth(2));
      await rows.nth(1).getByRole("checkbox").uncheck();
    });
  }
});

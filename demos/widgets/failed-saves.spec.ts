import { accountButton } from "#e2e/support/accounts/account-menu.ts";
import { expectFailedSaveIsKept, failedSave } from "#e2e/support/failed-saves.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("a failed save of a widget is reported, the change stays in the browser, and trying again saves it", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedSave);
  await page.goto("#/widgets");
  await expect(accountButton(page)).toBeVisible();
  const colored = page.getByRole("article", { name: "Colored", exact: true });
  await expectFailedSaveIsKept(page, () => colored.getByRole("button", { name: "Collapse" }).click());
});

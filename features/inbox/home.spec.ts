import { expect, test } from "#e2e/support/fixtures.ts";
import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";

test("home links to unread messages, and shows five", async ({ page }) => {
  await page.goto("#/home");
  const items = page.getByRole("region", { name: "Unread messages", exact: true }).getByRole("listitem");
  await expect(items).toHaveCount(5);
  await expectNoAxeViolations(page);
  const subject = items.first().getByRole("link");
  await expect(subject).toHaveAccessibleName(/, unread$/);
  const name = (await subject.innerText()).replace(/, unread$/, "");
  await subject.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("#/home");
  await page.getByRole("link", { name: /^\d+ unread messages$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
});

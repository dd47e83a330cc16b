import { expect, test } from "#e2e/support/fixtures.ts";

test("home shows five open todos, critical ones first", async ({ page }) => {
  await page.goto("#/home");
  const items = page.getByRole("region", { name: "Todos", exact: true }).getByRole("listitem");
  await expect(items).toHaveCount(5);
  await expect(items.first()).toContainText("Critical");
});

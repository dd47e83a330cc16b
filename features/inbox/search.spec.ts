import { expect, test } from "#e2e/support/fixtures.ts";

test("a message is found in the search, and opened", async ({ page }) => {
  await page.goto("#/home");
  const box = page.getByRole("searchbox", { name: "Search", exact: true });
  await box.fill("invoice");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/search\?q=invoice/);
  await page.getByRole("tab", { name: /Messages/ }).click();
  await expect(page).toHaveURL(/kind=messages/);
  await page.getByRole("link", { name: /Invoice 2041/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Invoice 2041/ })).toBeVisible();
});

test("a page beyond the last shows the last one and corrects the URL", async ({ page }) => {
  await page.goto("#/search?q=invoice&kind=messages&page=99");
  await expect(page.getByRole("link", { name: /Invoice 2041/ })).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
});

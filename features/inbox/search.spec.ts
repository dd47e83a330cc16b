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

  await test.step("a page beyond the last shows the last one and corrects the URL", async () => {
    await page.goto("#/search?q=invoice&kind=messages&page=99");
    await expect(page.getByRole("link", { name: /Invoice 2041/ })).toBeVisible();
    await expect(page).not.toHaveURL(/page=99/);
  });
});

test("the command palette begins a new message, and finds a message", async ({ page }) => {
  const field = page.getByRole("combobox", { name: "Search or run a command" });
  await page.goto("#/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await test.step("the command palette begins a new message, also by its initials", async () => {
    await page.keyboard.press("Control+K");
    await field.fill("nm");
    await expect(page.getByRole("option", { selected: true })).toHaveText(/^New message/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/inbox\/inbox\/compose/);
  });

  await test.step("the command palette finds a message with its kind, and offers it after a reload", async () => {
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await page.keyboard.press("Control+K");
    await field.fill("invoice 2041");
    const hit = page.getByRole("group", { name: "Records" }).getByRole("option", { name: /Invoice 2041/ });
    await expect(hit).toContainText("Messages");
    await hit.click();
    await expect(page.getByRole("heading", { level: 1, name: /Invoice 2041/ })).toBeVisible();
    await page.goto("#/home");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await page.keyboard.press("Control+K");
    await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toContainText("Invoice 2041");
  });
});

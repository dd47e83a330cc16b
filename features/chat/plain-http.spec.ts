import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

test.beforeEach(({ page }) => removeSecureApis(page));

test("a chat message is sent over plain HTTP", async ({ page }) => {
  await page.goto("#/blank");
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  const chat = page.getByRole("textbox", { name: "Message" }).last();
  await chat.fill("Said without TLS");
  await chat.press("Enter");
  await expect(page.getByText("Said without TLS", { exact: true })).toBeVisible();
});

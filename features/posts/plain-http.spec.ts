import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

test.beforeEach(({ page }) => removeSecureApis(page));

test("a post is written over plain HTTP", async ({ page }) => {
  await page.goto("#/dashboard-social");
  await page.getByRole("textbox", { name: /post/i }).first().fill("Written without TLS");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Written without TLS" })).toBeVisible();
});

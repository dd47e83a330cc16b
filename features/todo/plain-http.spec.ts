import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

// Todos have no screen of their own.
test.skip(dashboardPath === undefined, "no dashboard is installed");
// The board loads once it is in view, which is below the first one.
test.use({ viewport: { width: 1280, height: 2400 } });
test.beforeEach(({ page }) => removeSecureApis(page));

test("a todo is added over plain HTTP", async ({ page }) => {
  await page.goto(`#${dashboardPath}`);
  await page.getByRole("textbox", { name: "New todo" }).fill("Without TLS");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Without TLS" })).toBeVisible();
});

import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

test.beforeEach(({ page }) => removeSecureApis(page));

test("a product is reviewed over plain HTTP", async ({ page }) => {
  await page.goto("#/e-commerce/products-detail?id=station-clock");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByRole("textbox", { name: "Review" }).fill("It has not left my table since.");
  for (const name of ["Quality", "Reliability", "Overall"]) {
    await page.getByRole("radiogroup", { name }).getByRole("radio", { name: "5 of 5 stars" }).check();
  }
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Review sent");
});

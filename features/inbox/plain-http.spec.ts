import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

test.beforeEach(({ page }) => removeSecureApis(page));

test("a message is sent over plain HTTP", async ({ page }) => {
  await page.goto("#/inbox/inbox/compose");
  await page.getByRole("combobox", { name: "To" }).fill("Mei Tanaka");
  await page.getByRole("option", { name: "Mei Tanaka" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Sent without TLS");
  await page.getByRole("textbox", { name: "Message" }).fill("See you there");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/#\/inbox\/inbox$/);
});

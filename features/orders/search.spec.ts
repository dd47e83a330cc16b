import { expect, test } from "#e2e/support/fixtures.ts";

test("an order is found in the search, and opened", async ({ page }) => {
  const hits = page.getByRole("region", { name: "Results" });
  await page.goto("#/search?q=AT-11000");
  await hits.getByRole("link", { name: "AT-11000" }).press("Enter");
  await expect(page.getByRole("table").getByText("AT-11000")).toBeVisible();
  await expect(page.getByRole("table").getByText("AT-10999")).toBeHidden();
});

import { expect, test } from "#e2e/support/fixtures.ts";

test("a project is found in the search, and opened", async ({ page }) => {
  const hits = page.getByRole("region", { name: "Results" });
  await page.goto("#/search?q=barcode");
  await hits.getByRole("link", { name: "Barcode scanners" }).click();
  await expect(page.getByRole("table").getByText("Barcode scanners")).toBeVisible();
  await expect(page.getByRole("table").getByText("Annual report")).toBeHidden();
});

import { expect, test } from "#e2e/support/fixtures.ts";

test("an event is found in the search, and opened", async ({ page }) => {
  const hits = page.getByRole("region", { name: "Results" });
  await page.goto("#/search?q=gothenburg&kind=events");
  await hits.getByRole("link", { name: "Visit to Gothenburg" }).click();
  await expect(page.getByRole("button", { name: "Visit to Gothenburg" })).toBeVisible();
});

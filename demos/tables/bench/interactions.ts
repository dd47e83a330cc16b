import type { Interactions } from "#bench/benchmark.ts";

export const interactions: Interactions = {
  "100,000 rows are filtered and sorted": async (page) => {
    await page.goto("#/tables/datatables?work=browser");
    await page.getByText("100,000 rows", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search all columns" }).pressSequentially("glass", { delay: 120 });
    await page.waitForTimeout(1500);
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("Backspace", { delay: 60 });
    await page.waitForTimeout(1500);
    const sort = page.locator("[data-column=name] button").first();
    for (let count = 0; count < 2; count += 1) {
      await sort.click();
      await page.waitForTimeout(1000);
    }
  },
  "rows of the server are paged and sorted": async (page) => {
    await page.goto("#/tables/datatables");
    await page.getByText("1–15 of 800").waitFor();
    await page.locator("[data-column=name] button").first().click();
    for (const name of ["Page 2", "Page 3"]) await page.getByRole("button", { name, exact: true }).click();
  },
};

import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

test("a row is added, and rows are copied over plain HTTP", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await removeSecureApis(page);
  await test.step("a row is added to the grid", async () => {
    await page.goto("#/tables/jqgrid?name=plain");
    await page.getByRole("button", { name: "Add row" }).click();
    const grid = page.getByRole("grid", { name: "Expenses" });
    await grid.getByRole("textbox", { name: "Name" }).fill("plain");
    await grid.getByRole("textbox", { name: "Amount" }).fill("10");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Edit plain" })).toBeVisible();
  });
  await test.step("the rows of a table are copied", async () => {
    await page.goto("#/tables/datatables?city=Porto");
    await expect(page.getByRole("table", { name: "Customers" }).getByRole("rowheader").first()).toBeVisible();
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy" }).click();
    await expect(page.getByText(/\d+ rows copied/)).toBeVisible();
    // This page has no clipboard API, so another one reads the clipboard.
    const secure = await context.newPage();
    await secure.goto("#/404");
    await secure.bringToFront();
    const copied = await secure.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\r\n")[0]?.split("\t")).toContain("City");
    expect(copied).toContain("Porto");
    await secure.close();
  });
});

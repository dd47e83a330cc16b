import { expect, test } from "#e2e/support/fixtures.ts";
import { moneyText } from "#e2e/support/money.ts";

test("on a phone, the seven plain tables each have a caption, and a row has the customer and the amount above the order's number", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("#/tables/normal");
  await expect(page.getByRole("table")).toHaveCount(7);
  for (const name of ["Basic", "Striped", "Bordered", "Hover", "Condensed", "Row states", "Sales by month"]) {
    await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
  }
  const basic = page.getByRole("table", { name: "Basic", exact: true });
  await expect(basic.locator("thead")).toBeHidden();
  const boxOf = (text: string) => basic.getByText(text, { exact: true }).first().boundingBox();
  const [customer, amount, number] = [
    await boxOf("Tanaka Ceramics"),
    await boxOf(moneyText(312)),
    await boxOf("A-1042"),
  ];
  expect(customer?.y).toBeLessThan(number?.y ?? 0);
  expect(amount?.x).toBeGreaterThan((customer?.x ?? 0) + (customer?.width ?? 0));
});

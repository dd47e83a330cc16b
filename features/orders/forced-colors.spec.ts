import { test } from "#e2e/support/fixtures.ts";
import { expectDistinct, forcedSchemes, openSettled } from "#e2e/support/sweeps/forced-colors.ts";

for (const colorScheme of forcedSchemes) {
  test(`forced colours, ${colorScheme}: a selected row of a table, the sorted column and the current page`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openSettled(page, "#/e-commerce/orders");
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader").or(page.getByRole("cell")) });
    const row = (index: number) => rows.filter({ has: page.getByRole("checkbox") }).nth(index);
    await row(2).getByRole("checkbox").check();
    await expectDistinct("selected", row(2), row(4));
    const head = (name: string) => page.getByRole("columnheader", { name }).getByRole("button").first();
    await expectDistinct("sorted", head("Purchase"), head("Delivery"));
    const number = (page_: number) => page.getByRole("button", { name: `Page ${page_}`, exact: true });
    await expectDistinct("page", number(1), number(2));
  });
}

import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";
import { moneyText } from "#e2e/support/money.ts";

const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const choose = (page: Page, plan: string) => main(page).getByRole("button", { name: `Choose ${plan}` });

test.beforeEach(async ({ request, server }) => {
  const headers = { origin: new URL(server.baseUrl).origin };
  await request.put(`${server.baseUrl}api/plans.json/choice`, { headers, data: { plan: null, period: "monthly" } });
});

test("a plan is chosen by its price, kept, shown in other windows, and undone", async ({ page, context }) => {
  await test.step("the prices follow the period, which is in the address", async () => {
    await page.goto("#/pricing-table");
    const team = main(page).getByRole("columnheader", { name: /^Team/ });
    await expect(team).toContainText(moneyText(24, 0));
    await main(page).getByRole("radio", { name: "Yearly" }).check();
    await expect(team).toContainText(moneyText(20, 0));
    await expect(team).toContainText(`\u2068${moneyText(240, 0)}\u2069 a year, \u2068${moneyText(48, 0)}\u2069 less`);
    await expect(page).toHaveURL(/period=yearly/);
    await page.reload();
    await expect(main(page).getByRole("radio", { name: "Yearly" })).toBeChecked();
  });

  await test.step("a chosen plan is kept by a reload, shown in other windows, and can be undone", async () => {
    const other = await context.newPage();
    await other.goto("#/pricing-table");
    await expect(choose(other, "Team")).toBeVisible();
    await choose(page, "Team").click();
    await expect(choose(page, "Team")).toBeHidden();
    await expect(main(page).getByText("Your plan")).toBeVisible();
    await expect(main(other).getByText("Your plan")).toBeVisible();
    await page.reload();
    await expect(main(page).getByText("Your plan")).toBeVisible();
    await choose(page, "Business").click();
    await expect(alerts(page)).toContainText("Plan chosen: Business");
    await expect(choose(page, "Team")).toBeVisible();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(choose(page, "Business")).toBeVisible();
    await expect(choose(page, "Team")).toBeHidden();
  });

  await test.step("a phone shows cards instead of the table", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main(page).getByRole("article")).toHaveCount(4);
    await expect(main(page).getByRole("table")).toHaveCount(0);
    await choose(page, "Enterprise").click();
    await expect(main(page).getByRole("article", { name: "Enterprise" })).toContainText("Your plan");
  });
});

test("plans that could not be loaded are loaded again", async ({ page, allowConsoleErrors }) => {
  await holdLiveUpdates(page);
  allowConsoleErrors(/500/, /ApiError/);
  await page.route("**/api/plans.json", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("#/pricing-table");
  await expect(main(page).getByText("The plans could not be loaded")).toBeVisible();
  await page.unroute("**/api/plans.json");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(choose(page, "Team")).toBeVisible();
});

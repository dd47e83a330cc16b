import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const table = (page: Page) => page.getByRole("table", { name: "Projects" });
const rows = (page: Page) => table(page).locator("tbody tr[aria-rowindex]");

async function openProjects(page: Page, search = "") {
  await page.goto(`#/projects${search}`);
  await expect(rows(page).first()).toBeVisible();
}

test("projects are listed, paged, searched and opened", async ({ page }) => {
  await test.step("spec §3, §9: a page has fifteen projects with progress, contacts, status, money, dates and a tracker", async () => {
    await openProjects(page);
    await expect(rows(page)).toHaveCount(15);
    await expect(page.getByText("1–15 of 40")).toBeVisible();
    for (const name of ["Project", "Estimate", "Contacts", "Status", "Target / actual", "Starts", "Ends", "Tracker"]) {
      await expect(table(page).getByRole("columnheader", { name }).first()).toBeAttached();
    }
    await expect(table(page).getByRole("progressbar", { name: "Progress" }).first()).toBeVisible();
    await expect(
      table(page)
        .getByRole("img", { name: /^Hours per week/ })
        .first(),
    ).toBeAttached();
  });

  await test.step("the next page is reached by keyboard, and page and search are in the URL", async () => {
    await page.getByRole("button", { name: "Next page" }).press("Enter");
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText("16–30 of 40")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search all columns" }).fill("Lisbon");
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=Lisbon/);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("a project opens by keyboard, shows its contacts, and can be reopened from the recent projects", async () => {
    await openProjects(page, "?q=plastic");
    await page.getByRole("button", { name: "Details for Packaging without plastic" }).press("Enter");
    await expect(page.getByText("Paper tape holds just as well")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contacts" })).toBeVisible();
    await expectNoAxeViolations(page);
    await openProjects(page);
    await page.getByRole("button", { name: "Recent projects" }).click();
    const latest = page.getByRole("link", { name: "Packaging without plastic" });
    await latest.press("Enter");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole("rowheader")).toContainText("Packaging without plastic");
  });
});

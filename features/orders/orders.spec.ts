import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { expectToCloseByTab } from "#e2e/support/popovers.ts";
import { moneyText } from "#e2e/support/money.ts";

const table = (page: Page) => page.getByRole("table", { name: "Orders" });
const rows = (page: Page) => table(page).locator("tbody tr[aria-rowindex]");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const figure = (page: Page, name: string) =>
  page.getByRole("group", { name: "Orders by status" }).getByRole("button", { name: new RegExp(`${name}$`) });

/** The number of orders that the API finds. */
async function totalOf(page: Page, query: string) {
  const response = await page.request.get(`api/e-commerce/orders.json?${query}`);
  return ((await response.json()) as { total: number }).total;
}

async function openOrders(page: Page, search = "") {
  await page.goto(`#/e-commerce/orders${search}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Opens the list with the newest order of a status only. @returns its number */
async function openFirst(page: Page, status: string) {
  const response = await page.request.get(`api/e-commerce/orders.json?status=${status}&sort=-purchase&size=1`);
  const { data } = (await response.json()) as { data: readonly { orderId: string }[] };
  const order = data[0]?.orderId ?? "";
  await openOrders(page, `?orderId=${order}`);
  await expect(rows(page).getByRole("rowheader")).toContainText([order]);
  return order;
}

test("spec §3: orders are listed, filtered, searched and exported", async ({ page }) => {
  await test.step("spec §3: orders are listed with all columns, and a status figure filters them, also after a reload", async () => {
    await openOrders(page);
    for (const name of ["Order", "Customer", "Purchase", "Delivery", "Base price", "Postal code", "Status"]) {
      await expect(table(page).getByRole("columnheader", { name }).first()).toBeVisible();
    }
    await expect(page.getByText("1–15 of 1,000")).toBeVisible();
    await expect(figure(page, "All")).toContainText("1,000");
    await figure(page, "Cancelled").click();
    await expect(page).toHaveURL(/status=Cancelled/);
    await expect(figure(page, "Cancelled")).toHaveAttribute("aria-pressed", "true");
    await expect(figure(page, "All")).toHaveAttribute("aria-pressed", "false");
    await expect(rows(page).first().getByText("Cancelled")).toBeVisible();
    await page.reload();
    await expect(rows(page).first().getByText("Cancelled")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("1–15 of 1,000")).toBeVisible();
  });

  await test.step("a price range takes formatted numbers by keyboard, and combines with a search", async () => {
    await openOrders(page);
    await page.getByRole("button", { name: "Add filter" }).press("Enter");
    await page.getByRole("menuitem", { name: "Base price" }).press("Enter");
    const range = page.getByRole("dialog", { name: "Base price" });
    await expect(range.getByRole("textbox", { name: "From" })).toBeFocused();
    await range.getByRole("textbox", { name: "From" }).fill("300");
    await range.getByRole("textbox", { name: "Up to" }).fill("400");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/basePrice=300\.\.400/);
    // Numbers are typed and shown in the table's format; the URL has no separators.
    await page.getByRole("button", { name: /^Filter Base price/ }).press("Enter");
    await range.getByRole("textbox", { name: "From" }).fill("1,000");
    await range.getByRole("textbox", { name: "Up to" }).fill("2,000.50");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/basePrice=1000\.\.2000\.5/);
    await page
      .getByRole("button", { name: `Filter Base price: ${moneyText(1000)} – ${moneyText(2000.5)}` })
      .press("Enter");
    await expect(range.getByRole("textbox", { name: "From" })).toHaveValue("1,000");
    await expect(range.getByRole("textbox", { name: "Up to" })).toHaveValue("2,000.5");
    await page.keyboard.press("Escape");
    const search = page.getByRole("searchbox", { name: "Search all columns" });
    const [, customer = ""] = await rows(page).first().locator("th, td").allInnerTexts();
    const all = await totalOf(page, `q=${customer}`);
    const inRange = await totalOf(page, `q=${customer}&basePrice=1000..2000.5`);
    expect(inRange).toBeLessThan(all);
    await search.fill(customer);
    await expect(page.getByText(`of ${inRange}`)).toBeVisible();
    await search.fill("no such customer");
    await expect(page.getByText("No matching rows")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).first().press("Enter");
    await expect(page.getByText("1–15 of 1,000")).toBeVisible();
  });

  await test.step("a panel that is reopened at once shows the applied filter, not the previous input", async () => {
    await openOrders(page);
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("menuitem", { name: "Base price" }).click();
    const range = page.getByRole("dialog", { name: "Base price" });
    await range.getByRole("textbox", { name: "Up to" }).fill("2,000.50");
    // In one task, so that the browser reports the closing and the opening in a single event.
    await range.getByRole("button", { name: "Apply" }).evaluate((apply: HTMLElement) => {
      apply.click();
      document.querySelector<HTMLElement>("[aria-haspopup=dialog][aria-expanded=true]")?.click();
    });
    await expect(range.getByRole("textbox", { name: "Up to" })).toHaveValue("2,000.5");
    await page.keyboard.press("Escape");
  });

  await test.step("tabbing out of a filter's panel closes it, and Escape returns the focus to its button", async () => {
    await openOrders(page);
    await expectToCloseByTab(page, page.getByRole("button", { name: /^Filter .*: All$/ }).first());
  });

  await test.step("a CSV export contains all matching orders, or the selected ones", async () => {
    await openOrders(page, "?status=Returned");
    await expect(rows(page).first().getByText("Returned", { exact: true })).toBeVisible();
    const save = async (rowsToExport?: RegExp) => {
      await page.getByRole("button", { name: "Export" }).click();
      const saving = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "Save as CSV" }).click();
      if (rowsToExport)
        await page.getByRole("dialog", { name: "Which rows?" }).getByRole("button", { name: rowsToExport }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe("orders.csv");
      const lines = (await readFile(await download.path(), "utf8")).split("\r\n").filter(Boolean);
      return lines.slice(1);
    };
    const count = Number.parseInt(await figure(page, "Returned").innerText(), 10);
    expect(await save()).toHaveLength(count);

    await rows(page).nth(1).getByRole("checkbox").check();
    const [order = ""] = (await rows(page).nth(1).getByRole("rowheader").innerText()).split("\n");
    expect(await save(/^Export all/)).toHaveLength(count);
    const [only = "", ...others] = await save(/1 selected row$/);
    expect(only).toContain(`${order},`);
    expect(others).toEqual([]);
  });
});

test("the status of an order is changed in its details, its menu and in bulk, undone, and shown in another window", async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step("an order is opened, its status changed and the change undone by keyboard", async () => {
    const order = await openFirst(page, "Shipped");
    await page.getByRole("button", { name: `Details for ${order}` }).press("Enter");
    const course = page.getByRole("list", { name: "Status history" });
    await expect(course.getByRole("listitem").first()).toContainText("Shipped");
    await expect(page.getByText("Total", { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Change status" }).press("Enter");
    await page.getByRole("menuitemradio", { name: "Delivered" }).press("Enter");
    await expect(course.getByRole("listitem").first()).toContainText("Delivered");
    await expect(rows(page).first().getByText("Delivered")).toBeVisible();
    await alerts(page).getByRole("button", { name: "Undo" }).press("Enter");
    await expect(rows(page).first().getByText("Shipped")).toBeVisible();
    // It is saved, and not only shown.
    await expect(alerts(page).getByText(/^Undone: /)).toBeVisible();
  });

  await test.step("several changes of an order's status are undone one after the other with Ctrl+Z", async () => {
    const order = await openFirst(page, "Delivered");
    await page.getByRole("button", { name: `Details for ${order}` }).click();
    for (const status of ["Returned", "Cancelled"]) {
      await page.getByRole("button", { name: "Change status" }).click();
      await page.getByRole("menuitemradio", { name: status }).click();
      await expect(rows(page).first().getByText(status)).toBeVisible();
    }
    for (const status of ["Returned", "Delivered"]) {
      await page.keyboard.press("ControlOrMeta+z");
      await expect(rows(page).first().getByText(status)).toBeVisible();
      await expect(rows(page).first()).toHaveAttribute("data-highlighted");
      await expect(
        alerts(page)
          .getByText(/^Undone: /)
          .first(),
      ).toBeVisible();
    }
  });

  await test.step("an order's status is changed in its context menu by keyboard, and the focus returns to its row", async () => {
    await openOrders(page, "?status=New");
    await expect(rows(page).first().getByText("New", { exact: true })).toBeVisible();
    const row = rows(page).first();
    const name = (await row.getByRole("rowheader").innerText()).trim();
    const opener = row.getByRole("button").first();
    await opener.focus();
    await opener.dispatchEvent("contextmenu");
    const menu = page.getByRole("menu", { name });
    await expect(menu.getByRole("menuitemradio", { name: "New" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.dispatchEvent("contextmenu");
    await menu.getByRole("menuitemradio", { name: "Packed" }).press("Enter");
    await expect(alerts(page)).toContainText("1 order changed");
    await expect(rows(page).getByRole("rowheader", { name })).toHaveCount(0);
  });

  await test.step("a bulk change of status can be undone", async () => {
    await openOrders(page, "?status=Packed");
    await expect(rows(page).first().getByText("Packed", { exact: true })).toBeVisible();
    const before = await figure(page, "Packed").innerText();
    const boxes = table(page).getByRole("checkbox");
    const selected = page.getByRole("group", { name: "Selected rows" });
    await test.step("Shift selects and clears all rows between two, by mouse and by keyboard", async () => {
      await boxes.nth(1).check();
      await boxes.nth(4).click({ modifiers: ["Shift"] });
      await expect(selected).toContainText("4 rows selected");
      await boxes.nth(3).press("Shift+Space");
      await expect(selected).toContainText("2 rows selected");
    });
    await expect(page.getByRole("searchbox", { name: "Search all columns" })).toBeInViewport();
    await expect(page.getByRole("group", { name: "Filters" })).toBeInViewport();
    // The actions stay in reach at the last rows.
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(selected).toBeInViewport();
    await expect(selected).toContainText("2 rows selected");
    await selected.getByRole("button", { name: "Change status" }).click();
    await page.getByRole("menuitem", { name: "Shipped" }).click();
    await expect(alerts(page)).toContainText("2 orders changed");
    await expect(figure(page, "Packed")).not.toHaveText(before);
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => figure(page, "Packed").innerText()).toBe(before);
  });

  await test.step("a change of status is shown in another window", async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    const order = await openFirst(page, "Paid");
    await openOrders(other, `?orderId=${order}`);
    await page.getByRole("button", { name: `Details for ${order}` }).click();
    await page.getByRole("button", { name: "Change status" }).click();
    await page.getByRole("menuitemradio", { name: "Packed" }).click();
    await expect(rows(other).first().getByText("Packed")).toBeVisible();
    await context.close();
  });
});

test("on a phone an order has its customer, amount, number, date and status, and can be selected", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrders(page);
  const { data } = (await (await page.request.get("api/e-commerce/orders.json?sort=-purchase")).json()) as {
    data: { customer: string; orderId: string; status: string; basePrice: number }[];
  };
  const first = rows(page).first();
  await expect(first.getByRole("rowheader")).toHaveText(data[0]?.customer ?? "", { useInnerText: true });
  await expect(first).toContainText(data[0]?.orderId ?? "");
  await expect(first).toContainText(data[0]?.status ?? "");
  await expect(first.getByText(moneyText(data[0]?.basePrice ?? 0))).toBeVisible();
  await expect(first.getByText(/, 20\d\d$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sort: Purchase, descending" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await expect(page.getByRole("group", { name: "Selected rows" })).toContainText("15 rows selected");
  await expectNoAxeViolations(page);
});

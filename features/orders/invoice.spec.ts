import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { titleOf } from "#e2e/support/screens.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const sheet = (page: Page) => page.getByRole("article", { name: /^Invoice INV-/ });
const row = (page: Page, name: string) => sheet(page).getByRole("row", { name });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

/** The numbers of orders with a status, the newest first. */
async function ordersWith(page: Page, status: string) {
  const response = await page.request.get(`api/e-commerce/orders.json?status=${status}&sort=-orderId`);
  const { data } = (await response.json()) as { data: readonly { orderId: string; customer: string }[] };
  return data;
}

/** The amount in a row's last cell, in cents. */
async function centsOf(page: Page, name: string) {
  const text = await row(page, name).getByRole("cell").last().innerText();
  return Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
}

test("the invoice of an order is shown, found, and led to", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/, /Order not found/);

  await test.step("the newest order's invoice is shown, and its net amount and taxes add up to the total", async () => {
    await page.goto("#/invoice");
    await expect(sheet(page)).toBeVisible();
    const total = await centsOf(page, "Total");
    const taxes = await sheet(page)
      .getByRole("row", { name: /^VAT \d+ %/ })
      .getByRole("cell")
      .allInnerTexts();
    const sum = taxes.reduce((all, text) => all + Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100), 0);
    expect(taxes.length).toBeGreaterThan(0);
    expect((await centsOf(page, "Net amount")) + sum).toBe(total);
    await expectNoAxeViolations(page);
  });

  await test.step("an order is found by its customer and chosen by keyboard, and its number is in the address", async () => {
    const [order] = await ordersWith(page, "Delivered");
    await page.goto("#/invoice");
    const field = page.getByRole("combobox", { name: "Order" });
    await field.fill(order?.customer ?? "");
    await expect(page.getByRole("option").first()).toContainText(order?.customer ?? "");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/order=AT-\d+/);
    await expect(sheet(page).getByText(order?.customer ?? "")).toBeVisible();
    await page.reload();
    await expect(sheet(page).getByText(order?.customer ?? "")).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/order=/);
  });

  await test.step("an order's details lead to its invoice, and back", async () => {
    const [order] = await ordersWith(page, "Delivered");
    await page.goto(`#/invoice?order=${order?.orderId}`);
    await expect(sheet(page)).toHaveAccessibleName(new RegExp(order?.orderId.replace("AT", "INV") ?? "none"));
    await page.getByRole("link", { name: "Open the order" }).click();
    await expect(page).toHaveTitle(titleOf("Orders"));
    await expect(page.getByText(order?.orderId ?? "").first()).toBeVisible();
  });

  await test.step("a cancelled order has nothing due, and an unknown one says so", async () => {
    const [order] = await ordersWith(page, "Cancelled");
    await page.goto(`#/invoice?order=${order?.orderId}`);
    await expect(sheet(page).getByText("The order was canceled or returned. Nothing is due.")).toBeVisible();
    await page.goto("#/invoice?order=AT-1");
    await expect(page.getByText("Order not found")).toBeVisible();
  });
});

test("what is typed into the search for orders stays when the newest order arrives", async ({ page }) => {
  const release = await holdRequests(page, "**/api/e-commerce/orders.json?size=1");
  await page.goto("#/invoice");
  const field = page.getByRole("combobox", { name: "Order" });
  await field.fill("AT-1");
  release();
  await expect(sheet(page)).toBeVisible();
  await expect(field).toHaveValue("AT-1");
  await expect(page.getByRole("option").first()).toContainText("AT-1");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field).toHaveValue(/^AT-\d+ · /);
});

test("an invoice is marked as paid, undone, and follows another window", async ({ page, context }) => {
  const [order] = await ordersWith(page, "New");
  await page.goto(`#/invoice?order=${order?.orderId}`);
  const pay = page.getByRole("button", { name: "Mark as paid" });
  await expect(sheet(page).getByText(/^Please transfer the total by/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`#/invoice?order=${order?.orderId}`);
  await expect(sheet(other)).toBeVisible();

  await pay.press("Enter");
  await expect(sheet(page).getByText("Paid. Thank you for your order.")).toBeVisible();
  await expect(pay).toBeFocused();
  await expect(pay).toHaveAttribute("aria-disabled", "true");
  await expect(sheet(other).getByText("Paid. Thank you for your order.")).toBeVisible();
  // Before the notice goes away.
  await alerts(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(sheet(page).getByText(/^Please transfer the total by/)).toBeVisible();
  await expect(sheet(other).getByText(/^Please transfer the total by/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("an invoice is saved as a PDF and printed, without the rest of the page", async ({ page }) => {
  const [order] = await ordersWith(page, "Delivered");
  await page.goto(`#/invoice?order=${order?.orderId}`);
  await expect(sheet(page)).toBeVisible();

  for (const [paper, width, height] of [
    ["A4", 595.28, 841.89],
    ["Letter", 612, 792],
  ] as const) {
    await test.step(`on ${paper}`, async () => {
      await page.emulateMedia({ media: "screen" });
      if (paper === "Letter") await page.getByRole("radio", { name: "Letter" }).press("Space");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as PDF" }).press("Enter"),
      ]);
      expect(download.suggestedFilename()).toBe(`${order?.orderId.replace("AT", "INV")}.pdf`);
      const saved = await readFile(await download.path(), "latin1");
      expect(saved).toMatch(new RegExp(String.raw`/MediaBox \[0 0 ${width} ${height}\]`));
      expect(saved).toContain("(Total) Tj");

      await page.emulateMedia({ media: "print" });
      await expect(sheet(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeHidden();
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const [, printedWidth = "", printedHeight = ""] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
      expect(Math.abs(Number(printedWidth) - width)).toBeLessThan(2);
      expect(Math.abs(Number(printedHeight) - height)).toBeLessThan(2);
      expect(printed.match(/\/Type ?\/Page\b(?!s)/g)).toHaveLength(1);
    });
  }

  await test.step("in a dark skin, it is printed dark on white", async () => {
    await page.emulateMedia({ media: "screen" });
    await showLayout(page, { skin: "smart-style-1" });
    const colorOf = () => sheet(page).evaluate((element) => getComputedStyle(element).color);
    const brightness = async () =>
      ((await colorOf()).match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    expect(await brightness()).toBeGreaterThan(600);
    await page.emulateMedia({ media: "print" });
    expect(await brightness()).toBeLessThan(200);
  });
});

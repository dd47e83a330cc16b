import type { Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";

/**
 * An office server is often reached over plain HTTP by its name in the network, where browsers lack the APIs of secure
 * contexts. Loopback counts as secure, so these tests remove the APIs.
 */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(Crypto.prototype, "randomUUID", "subtle");
    remove(
      Navigator.prototype,
      "clipboard",
      "credentials",
      "locks",
      "mediaDevices",
      "serviceWorker",
      "share",
      "storage",
      "wakeLock",
    );
    remove(window, "caches", "cookieStore", "Notification", "showOpenFilePicker", "showSaveFilePicker");
    Object.defineProperty(window, "isSecureContext", { value: false });
  });
});

const calendar = (page: Page) => page.getByRole("region", { name: "Calendar", exact: true });
const external = (page: Page) => page.getByRole("region", { name: "External events" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Saves a dialog, and waits until it has closed: until then, nothing behind it takes keys. */
async function save(page: Page, name: string) {
  await dialog(page, name).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page, name)).toBeHidden();
}

test("the page lacks the APIs of a secure context", async ({ page }) => {
  await page.goto("#/home");
  expect(await page.evaluate(() => "randomUUID" in crypto || "clipboard" in navigator)).toBe(false);
});

test("events and external events are added, an external event gets a date, and a deletion is undone", async ({
  page,
}) => {
  await page.goto("#/calendar?date=2033-03-16");
  await page.getByRole("button", { name: "Add event" }).click();
  await dialog(page, "Add event").getByLabel("Title").fill("Over plain HTTP");
  await save(page, "Add event");
  await expect(calendar(page).getByRole("button", { name: "Over plain HTTP" })).toBeVisible();

  await external(page).getByRole("button", { name: "Add external event" }).click();
  await dialog(page, "Add external event").getByLabel("Title").fill("Without a date");
  await save(page, "Add external event");
  await external(page).getByRole("button", { name: "Choose a date for Without a date" }).click();
  await save(page, "Choose a date");
  const placed = calendar(page).getByRole("button", { name: "Without a date" });
  await expect(placed).toBeVisible();
  await placed.press("Delete");
  await expect(placed).toBeHidden();
  const deleted = page.getByRole("region", { name: "Alerts" }).getByRole("status").filter({ hasText: "Event deleted" });
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(placed).toBeVisible();
});

test("an external event is dropped onto the calendar", async ({ page }) => {
  await page.goto("#/calendar?date=2033-04-13");
  const day = calendar(page).locator('[role="cell"][data-date="2033-04-20"]').first();
  await expect(day).toBeVisible();
  await external(page).getByText("Team lunch").hover();
  await page.mouse.down();
  const box = await day.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 50];
  await page.mouse.move(x - 40, y - 20, { steps: 8 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(day.getByRole("button", { name: "Team lunch" })).toBeVisible();
});

test("a todo, a grid row, a post and a chat message are added", async ({ page }) => {
  await page.goto("#/widgets");
  await page.getByRole("textbox", { name: "New todo" }).fill("Without TLS");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Without TLS" })).toBeVisible();

  await page.goto("#/tables/jqgrid?name=plain");
  await page.getByRole("button", { name: "Add row" }).click();
  const grid = page.getByRole("grid", { name: "Expenses" });
  await grid.getByRole("textbox", { name: "Name" }).fill("plain");
  await grid.getByRole("textbox", { name: "Amount" }).fill("10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit plain" })).toBeVisible();

  await page.goto("#/dashboard-social");
  await page.getByRole("textbox", { name: /post/i }).first().fill("Written without TLS");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Written without TLS" })).toBeVisible();

  await page.getByRole("button", { name: "Chat", exact: true }).click();
  const chat = page.getByRole("textbox", { name: "Message" }).last();
  await chat.fill("Said without TLS");
  await chat.press("Enter");
  await expect(page.getByText("Said without TLS", { exact: true })).toBeVisible();
});

test("a message is sent, and a product is reviewed", async ({ page }) => {
  await page.goto("#/inbox/inbox/compose");
  await page.getByRole("combobox", { name: "To" }).fill("Mei Tanaka");
  await page.getByRole("option", { name: "Mei Tanaka" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Sent without TLS");
  await page.getByRole("textbox", { name: "Message" }).fill("See you there");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/#\/inbox\/inbox$/);

  await page.goto("#/e-commerce/products-detail?id=station-clock");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByRole("textbox", { name: "Review" }).fill("It has not left my table since.");
  for (const name of ["Quality", "Reliability", "Overall"]) {
    await page.getByRole("radiogroup", { name }).getByRole("radio", { name: "5 of 5 stars" }).check();
  }
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Review sent");
});

test("the rows of a table are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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

import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { removeSecureApis } from "#e2e/support/server/plain-http.ts";

const calendar = (page: Page) => page.getByRole("region", { name: "Calendar", exact: true });
const external = (page: Page) => page.getByRole("region", { name: "External events" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Saves a dialog, and waits until it has closed: until then, nothing behind it takes keys. */
async function save(page: Page, name: string) {
  await dialog(page, name).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page, name)).toBeHidden();
}

test.beforeEach(({ page }) => removeSecureApis(page));

test("events and external events are added, placed and dropped over plain HTTP, and a deletion is undone", async ({
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

  await test.step("an external event is dropped onto the calendar", async () => {
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
});

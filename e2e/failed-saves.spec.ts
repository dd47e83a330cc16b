import type { Page } from "@playwright/test";

import { accountButton, chooseFromAccountMenu, chooseLanguage } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import {
  expectFailedSaveIsKept,
  failedSave as failed,
  preferencesAddress as address,
  saveFailure as failure,
} from "./support/failed-saves.ts";
import { expect, test } from "./support/fixtures.ts";
import { readAccountPreferences } from "./support/storage.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alertsOf = (page: Page) => page.getByRole("region", { name: "Alerts" });
const html = (page: Page) => page.locator("html");

/** Responds to every save with this status and body. Returns a function that counts the saves. */
async function answerSaves(page: Page, status: number, json: object) {
  let count = 0;
  await page.route(address, (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    count += 1;
    return route.fulfill({ status, json });
  });
  return () => count;
}

const away = { code: "unavailable", message: "Away" };

const changes: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["the layout", (page) => button(page, "Minify navigation").click()],
  [
    "the language",
    async (page) => {
      await chooseLanguage(page, "English");
    },
  ],
];

for (const [name, change] of changes) {
  test(`a failed save of ${name} is reported, the change stays in the browser, and trying again saves it`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failed);
    await page.goto("#/blank");
    await expect(accountButton(page)).toBeVisible();
    await expectFailedSaveIsKept(page, change);
  });
}

test("spec §8: several failed saves are reported once, in a red alert with the status", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failed);
  await page.goto("#/blank");
  await expect(accountButton(page)).toBeVisible();
  const saves = await answerSaves(page, 503, away);
  await button(page, "Minify navigation").click();
  const alert = alertsOf(page).getByRole("alert");
  await expect(alert).toContainText("503 Service Unavailable");
  await expect(alert).toContainText("Away");
  await expect(failure(page)).toBeVisible();
  await alertsOf(page).getByRole("button", { name: "Close" }).click();
  await expect(failure(page)).toHaveCount(0);
  const before = saves();
  await button(page, "Toggle navigation").click();
  await expect.poll(saves).toBeGreaterThan(before + 1);
  await expect(failure(page)).toHaveCount(0);
});

test("a failed save is repeated automatically when the connection is back", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(failed);
  await page.goto("#/blank");
  await expect(accountButton(page)).toBeVisible();
  // Aborts only this request, since other parts of the page are still loading.
  await page.route(address, (route) => route.abort("internetdisconnected"));
  await button(page, "Minify navigation").click();
  await expect(failure(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(address);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(alertsOf(page).getByText("Settings saved")).toBeVisible();
  await expect.poll(() => readAccountPreferences(page)).toMatchObject({ layout: { minified: true } });
});

test("settings that the server rejects are reported with its reason, are not sent again, and stay applied", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failed);
  await page.goto("#/blank");
  await expect(accountButton(page)).toBeVisible();
  const saves = await answerSaves(page, 400, { code: "invalid_input", message: "Some values are not valid" });
  await button(page, "Minify navigation").click();
  await expect(failure(page)).toBeVisible();
  await expect(alertsOf(page)).toContainText("The server rejected them.");
  await expect(alertsOf(page)).toContainText("Some values are not valid");
  await expect(alertsOf(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(html(page)).toHaveAttribute("data-layout", /minified/);
  // Failed saves are repeated when the page comes back online; rejected ones are not.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.request.get("api/preferences.json");
  expect(saves()).toBe(1);
});

test("signing out warns that unsaved settings will be lost", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(failed);
  await page.goto("#/blank");
  await expect(accountButton(page)).toBeVisible();
  await answerSaves(page, 503, away);
  await button(page, "Minify navigation").click();
  await expect(failure(page)).toBeVisible();
  await chooseFromAccountMenu(page, "Sign out");
  await expect(page.getByRole("alertdialog")).toContainText("Your latest settings are not saved yet and will be lost.");
});

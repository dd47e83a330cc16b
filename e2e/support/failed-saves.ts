import { expect, type Page } from "@playwright/test";

import { holdRequests } from "./hold-requests.ts";
import { readAccountPreferences, readStorage } from "./storage.ts";

/** Where the account's preferences are saved. */
export const preferencesAddress = "**/api/preferences.json";

/** Console errors of a save that failed. */
export const failedSave = /the server responded with a status of \d{3}|ERR_|ApiError/;

export const saveFailure = (page: Page) =>
  page.getByRole("region", { name: "Alerts" }).getByText("Your settings could not be saved");

/**
 * Fails the first save and holds all others until `release`: the page retries within a second, which would remove the
 * button that the test is about to press.
 */
async function failFirstSave(page: Page) {
  const release = await holdRequests(page, preferencesAddress);
  let isFirst = true;
  await page.route(preferencesAddress, (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    if (!isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 503, json: { code: "unavailable", message: "Away" } });
  });
  return release;
}

/**
 * Expects that a failed save of a change to the preferences is reported, that the change stays in the browser, and that trying
 * again saves it.
 */
export async function expectFailedSaveIsKept(page: Page, change: (page: Page) => Promise<void>) {
  const alerts = page.getByRole("region", { name: "Alerts" });
  const release = await failFirstSave(page);
  await change(page);
  await expect(saveFailure(page)).toBeVisible();
  await expect(alerts).toContainText("They are kept in this browser");
  const kept = Object.entries(await readStorage(page)).find(([key]) => key.endsWith(".preferences"));
  expect(kept?.[1]).toContain("changedAt");
  await alerts.getByRole("button", { name: "Try again" }).click();
  release();
  await expect(alerts.getByText("Settings saved")).toBeVisible();
  expect(await readAccountPreferences(page)).toEqual(JSON.parse(kept?.[1] ?? "null") as unknown);
}

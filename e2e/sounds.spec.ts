import type { Page } from "@playwright/test";

import { demoUsername } from "#server/db/seed/people.ts";

import { expect, test } from "./support/fixtures.ts";
import { openBrowserOf } from "./support/accounts/people.ts";
import { readPitches, recordAudio } from "./support/recorded-audio.ts";
import { openOptions, soundSwitch, turnOnByKeys } from "./support/sound-switch.ts";

// In order, because they change the same setting.
test.describe.configure({ mode: "default" });

/** In hertz, rounded; see web/lib/sounds/notes.ts. */
const notice = [880];

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

test("spec §9: sounds muted by the switch and by the keyboard stay so after a reload and in another browser", async ({
  page,
  browser,
  server,
}) => {
  await recordAudio(page);
  await openOptions(page);
  await expect(soundSwitch(page)).toBeChecked();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/preferences.json") && response.request().method() === "PUT",
  );
  await soundSwitch(page).press("Space");
  await expect(soundSwitch(page)).not.toBeChecked();
  expect((await saved).ok()).toBe(true);
  await expect(alerts(page).getByText(/MUTE/)).toHaveCount(0);

  await page.reload();
  await openOptions(page);
  await expect(soundSwitch(page)).not.toBeChecked();
  const elsewhere = await openBrowserOf(demoUsername, browser, server);
  const other = await elsewhere.newPage();
  await openOptions(other);
  await expect(soundSwitch(other)).not.toBeChecked();

  await turnOnByKeys(page);
  await expect(alerts(page).getByText("UNMUTE: All sounds have been turned on!")).toBeVisible();
  await expect(soundSwitch(other)).toBeChecked();
  await expect.poll(() => readPitches(page)).toEqual(notice);

  await page.keyboard.press("Alt+Shift+KeyM");
  await expect(alerts(page).getByText(/^MUTE: All sounds have been muted!/)).toBeVisible();
  await expect(soundSwitch(page)).not.toBeChecked();
  await expect(soundSwitch(other)).not.toBeChecked();
  expect(await readPitches(page)).toEqual(notice);
  await elsewhere.close();
});

test("spec §9: with reduced motion, nothing is heard", async ({ page }) => {
  await recordAudio(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOptions(page);
  await soundSwitch(page).press("Space");
  await expect(soundSwitch(page)).not.toBeChecked();
  await turnOnByKeys(page);
  await expect(alerts(page).getByText("UNMUTE: All sounds have been turned on!")).toBeVisible();
  expect(await readPitches(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.keyboard.press("Alt+Shift+KeyM");
  await expect(soundSwitch(page)).not.toBeChecked();
  await page.keyboard.press("Alt+Shift+KeyM");
  await expect.poll(() => readPitches(page)).toEqual(notice);
});

import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { livePath } from "#contract/live.ts";
import { demoUsername } from "#server/db/seed/people.ts";

import { expect, test } from "./support/fixtures.ts";
import { openBrowserOf } from "./support/people.ts";
import { readPitches, recordAudio } from "./support/recorded-audio.ts";

// On their own server, because messages arrive; in order, because they count them.
test.describe.configure({ mode: "default" });

/** In hertz, rounded; see web/lib/sounds/notes.ts. */
const notice = [880];
const message = [784, 1047];

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const soundSwitch = (page: Page) => page.getByRole("switch", { name: "Sounds" });
const chatButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Chat", exact: true });

async function openOptions(page: Page) {
  await page.goto("#/blank");
  await page.getByRole("button", { name: "Layout options", exact: true }).click();
  await expect(soundSwitch(page)).toBeVisible();
}

/** Turns muted sounds on by the keys, which the page listens to once the browser is idle. */
const turnOnByKeys = (page: Page) =>
  expect(async () => {
    if (!(await soundSwitch(page).isChecked())) await page.keyboard.press("Alt+Shift+KeyM");
    await expect(soundSwitch(page)).toBeChecked({ timeout: 1000 });
  }).toPass();

test("spec §9: received messages are heard, but not before the first gesture", async ({
  page,
  context,
  browser,
  server,
}) => {
  const others = await openBrowserOf("mei.tanaka", browser, server);
  const headers = { origin: new URL(server.baseUrl).origin };
  const say = async (body: string) => {
    const response = await others.request.post("api/chat.json", { headers, data: { id: randomUUID(), body } });
    expect(response.ok()).toBe(true);
  };
  await recordAudio(page);
  await page.goto("#/blank");
  await expect(chatButton(page)).toHaveAccessibleDescription("7 unread messages");
  await say("Before");
  await expect(chatButton(page)).toHaveAccessibleDescription("8 unread messages");
  expect(await readPitches(page)).toEqual([]);

  await page.getByRole("heading", { level: 1 }).click();
  await say("After");
  await expect.poll(() => readPitches(page)).toEqual(message);

  // The sound does not belong to the same burst. Activities are listened to once the browser is idle, as are the keys.
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await openOptions(page);
  await soundSwitch(page).press("Space");
  await turnOnByKeys(page);
  await expect.poll(() => readPitches(page)).toEqual(notice);
  const mail = { _id: randomUUID(), to: [demoUsername], subject: "Lunch", body: "<p>At noon?</p>" };
  const sent = await others.request.post("api/messages.json", { headers, data: mail });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => readPitches(page)).toEqual([...notice, ...message]);

  await test.step("the activity is in the other window too, is heard once, and is read with its message", async () => {
    const streams: string[] = [];
    const window = await context.newPage();
    window.on("request", (request) => void (request.url().includes(livePath) && streams.push(request.url())));
    await recordAudio(window);
    await window.goto("#/blank");
    const bell = window.getByRole("button", { name: /^Activities/ });
    const unread = async () => Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0]);
    const before = await unread();
    const title = async () => Number(/^\((\d+)\) Blank \| Atrium$/.exec(await window.title())?.[1]);
    await expect.poll(title).toBeGreaterThan(0);
    const [inTitle, heard] = [await title(), (await readPitches(page)).length];
    await window.getByRole("heading", { level: 1 }).click();
    await page.evaluate(() => {
      localStorage.clear();
    });
    await others.request.post("api/messages.json", { headers, data: { ...mail, _id: randomUUID(), subject: "Rain" } });
    await expect.poll(unread).toBe(before + 1);
    await expect.poll(title).toBe(inTitle + 1);
    await expect
      .poll(async () => [await readPitches(page), await readPitches(window)].flat().length)
      .toBe(heard + message.length);
    await bell.click();
    await window
      .getByRole("dialog", { name: "Activities" })
      .getByRole("link", { name: "Mei Tanaka sent you a message Rain" })
      .click();
    await expect(window.getByRole("heading", { level: 1, name: "Rain" })).toBeVisible();
    await expect.poll(unread).toBe(before);
    // The windows share the stream of the first.
    expect(streams).toEqual([]);
  });
  await others.close();
});

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

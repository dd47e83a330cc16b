import { randomUUID } from "node:crypto";

import { livePath } from "#contract/live.ts";
import { office } from "#office";
import { demoUsername } from "#server/db/seed/people.ts";

import { expect, test } from "#e2e/support/fixtures.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { readPitches, recordAudio } from "#e2e/support/recorded-audio.ts";
import { openOptions, soundSwitch, turnOnByKeys } from "#e2e/support/sound-switch.ts";
import { startsInEnglish } from "#e2e/support/test-language.ts";

/** In hertz, rounded; see web/lib/sounds/notes.ts. */
const notice = [880];
const message = [784, 1047];

const titleWithCount = new RegExp(String.raw`^\((\d+)\) Blank \| ${RegExp.escape(office.title)}$`);

test("spec §9: the arrival of a message is heard, in one window", async ({ page, context, browser, server }) => {
  test.skip(!startsInEnglish, "The browser has the choice of English");
  const others = await openBrowserOf("mei.tanaka", browser, server);
  const headers = { origin: new URL(server.baseUrl).origin };
  await recordAudio(page);
  // Activities are listened to once the browser is idle, as are the keys.
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
    const title = async () => Number(titleWithCount.exec(await window.title())?.[1]);
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

import type { Page } from "@playwright/test";

import { skins } from "#contract/layout.ts";

import { chooseFromAccountMenu, openAccountMenu } from "./support/account-menu.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { readPitches, recordAudio } from "./support/recorded-audio.ts";
import {
  countStarts,
  disconnect,
  fail,
  hear,
  installRecognizer,
  planFailure,
  planSuccess,
  readSession,
  removeRecognizer,
} from "./support/scripted-recognizer.ts";

const toggle = (page: Page) => chooseFromAccountMenu(page, "Voice commands");
const indicator = (page: Page) => page.getByRole("region", { name: "Voice commands" });
const status = (page: Page) => indicator(page).getByRole("status");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Turn on voice commands?" });
const help = (page: Page) => page.getByRole("dialog", { name: "Voice commands" });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Turns voice commands on, and waits until they listen. */
async function turnOn(page: Page) {
  await toggle(page);
  await question(page).getByRole("button", { name: "Turn on" }).click();
  await expect(indicator(page)).toContainText("Listening");
}

test.describe("with a recognizer", () => {
  test.beforeEach(({ page }) => installRecognizer(page));

  test("spec §4: the first time, a question says which browsers send audio to a service; the choice is kept", async ({
    page,
  }) => {
    await page.goto("#/home");
    await toggle(page);
    await expect(question(page)).toContainText("Chrome sends the audio to Google, Edge to Microsoft");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(indicator(page)).toHaveCount(0);
    expect(await countStarts(page)).toBe(0);

    await turnOn(page);
    await expect(indicator(page)).toBeVisible();
    // Specification §9.
    expect(await readSession(page)).toMatchObject({ lang: "en-US", maxAlternatives: 5, isRunning: true });

    await page.reload();
    await expect(indicator(page)).toBeVisible();
    await expect(indicator(page)).toContainText("Listening");
    await indicator(page).getByRole("button", { name: "Stop listening" }).click();
    await expect(indicator(page)).toBeHidden();
    expect(await readSession(page)).toMatchObject({ isRunning: false });

    // It is asked once.
    await toggle(page);
    await expect(indicator(page)).toContainText("Listening");
    await toggle(page);
    await expect(alerts(page).getByText("VOICE COMMAND OFF").last()).toBeVisible();
    await page.reload();
    await expect(indicator(page)).toHaveCount(0);
  });

  test("spec §2: screens open by title, by keyword, by group, and in a sentence", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    const spoken: readonly (readonly [string, string])[] = [
      ["profile", "Profile"],
      ["open blank", "Blank"],
      ["go to people", "People"],
      ["activity", "Timeline"],
      ["administration", "People"],
      ["Show me the audit log, please.", "Audit log"],
    ];
    for (const [phrase, screen] of spoken) {
      await hear(page, phrase);
      await expect(title(page, screen)).toBeVisible();
      await expect(status(page)).toHaveText(`Heard “${phrase}”: ${screen}`);
    }
    // The focus moves to the title, as after a click.
    await expect(title(page, "Audit log")).toBeFocused();
    await hear(page, "go back");
    await expect(title(page, "People")).toBeVisible();
  });

  test("spec §9: the alternatives are tried in order, up to five", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await hear(page, "timelyne fur", "the timelyne", "profile", "blank");
    await expect(title(page, "Timeline")).toBeVisible();
    await hear(page, "one", "two", "three", "four", "five", "profile");
    await expect(alerts(page).getByText("Error: no match found!")).toBeVisible();
    await expect(title(page, "Timeline")).toBeVisible();
  });

  test("spec §2: the page scrolls up, down, to the bottom and to the top", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("#/timeline");
    await turnOn(page);
    const position = () => page.evaluate(() => scrollY);
    await hear(page, "scroll down");
    await expect.poll(position).toBeGreaterThan(100);
    const first = await position();
    await hear(page, "scroll to the bottom");
    await expect.poll(position).toBeGreaterThan(first);
    const last = await position();
    await hear(page, "scroll up");
    await expect.poll(position).toBeLessThan(last);
    await hear(page, "scroll to the top");
    await expect.poll(position).toBe(0);
  });

  test("spec §2: the navigation is hidden, shown and toggled", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await hear(page, "hide navigation");
    await expect(navigation(page)).toBeHidden();
    await hear(page, "hide navigation");
    await expect(status(page)).toHaveText("Heard “hide navigation”: Hide navigation");
    await expect(navigation(page)).toBeHidden();
    await hear(page, "show navigation");
    await expect(navigation(page)).toBeVisible();
    await hear(page, "toggle navigation");
    await expect(navigation(page)).toBeHidden();
    await hear(page, "toggle navigation");
    await expect(navigation(page)).toBeVisible();
  });

  test("spec §8: sounds are muted and turned on, with a notice, and turning voice on and off is heard", async ({
    page,
  }) => {
    await recordAudio(page);
    await page.goto("#/home");
    await turnOn(page);
    // The question has no sound; see web/lib/sounds/notes.ts.
    await expect.poll(() => readPitches(page)).toEqual([523, 784]);
    await hear(page, "mute");
    await expect(alerts(page).getByText(/^MUTE: All sounds have been muted!/)).toBeVisible();
    await hear(page, "profile");
    await expect(title(page, "Profile")).toBeVisible();
    expect(await readPitches(page)).toEqual([523, 784]);
    await hear(page, "sound on");
    await expect(alerts(page).getByText("UNMUTE: All sounds have been turned on!")).toBeVisible();
    await expect.poll(async () => (await readPitches(page)).slice(2)).toEqual([880]);
    await hear(page, "stop");
    await expect(alerts(page).getByText("VOICE COMMAND OFF")).toBeVisible();
    await expect.poll(async () => (await readPitches(page)).slice(3)).toEqual([784, 523]);
    await expect(indicator(page)).toHaveCount(0);
    expect(await readSession(page)).toMatchObject({ isRunning: false });
  });

  test("spec §2: help lists the commands by group; got it closes it, and so does going to a screen", async ({
    page,
  }) => {
    await page.goto("#/home");
    await turnOn(page);
    await hear(page, "help");
    await expect(help(page).getByRole("heading", { level: 3 })).toHaveText([
      "Moving",
      "Navigation",
      "Sounds",
      "Voice and account",
      "Screens",
    ]);
    await expect(help(page)).toContainText("“scroll down”");
    await expect(help(page)).toContainText("“Profile”");
    await hear(page, "the weather in Lisbon");
    await expect(help(page).getByRole("status")).toHaveText("Heard “the weather in Lisbon”");
    await hear(page, "got it");
    await expect(help(page)).toBeHidden();
    await hear(page, "help");
    await help(page).getByRole("button", { name: "Got it" }).click();
    await expect(help(page)).toBeHidden();
    await hear(page, "help");
    await expect(help(page)).toBeVisible();
    await hear(page, "profile");
    await expect(help(page)).toBeHidden();
    await expect(title(page, "Profile")).toBeVisible();
  });

  test("spec §2: log out asks first, and nothing moves behind an open question", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await hear(page, "log out");
    const signOut = page.getByRole("alertdialog", { name: "Sign out?" });
    await expect(signOut).toBeVisible();
    await hear(page, "profile");
    await expect(alerts(page).getByText("Close the open dialog first")).toBeVisible();
    await expect(title(page, "Home")).toBeAttached();
    await signOut.getByRole("button", { name: "Stay" }).click();
    await hear(page, "log out");
    await signOut.getByRole("button", { name: "Sign out" }).click();
    await expect(alerts(page).getByText("Signed out")).toBeVisible();
  });

  test("spec §8: a phrase that is no command is reported for 5 s, and does nothing", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await hear(page, "the weather in Lisbon");
    const alert = alerts(page).getByRole("alert");
    await expect(alert).toContainText("Error: no match found!");
    await expect(alert).toContainText("Please speak clearly into the microphone");
    await expect(status(page)).toHaveText("Heard “the weather in Lisbon”");
    await page.clock.runFor(4900);
    await expect(alert).toBeVisible();
    await page.clock.runFor(1000);
    await expect(alert).toHaveCount(0);
    await expect(title(page, "Home")).toBeVisible();
  });

  for (const [reason, delayMs, code, text] of [
    ["a block of the microphone", 100, "not-allowed", "The microphone is blocked"],
    ["a denial", 1000, "not-allowed", "You did not allow the microphone"],
    ["a refused service", 100, "service-not-allowed", "Speech recognition is not allowed"],
    ["a missing microphone", 100, "audio-capture", "No microphone was found"],
    ["a language that the browser does not know", 100, "language-not-supported", "does not recognize this language"],
  ] as const) {
    test(`spec §8: ${reason} turns voice commands off and says what to do`, async ({ page }) => {
      await page.goto("#/home");
      await turnOn(page);
      await planFailure(page, code, delayMs);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const starts = await countStarts(page);
      await disconnect(page);
      await page.clock.runFor(300);
      expect(await countStarts(page)).toBe(starts + 1);
      await page.clock.runFor(delayMs);
      await expect(alerts(page).getByText(text)).toBeVisible();
      await expect(indicator(page)).toHaveCount(0);
      await page.clock.runFor(120_000);
      expect(await countStarts(page)).toBe(starts + 1);
    });
  }

  test("spec §8: a network error is reported once, and voice commands continue when the service is back", async ({
    page,
  }) => {
    await page.goto("#/home");
    await turnOn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await planFailure(page, "network", 50);
    await fail(page, "network");
    const alert = alerts(page).getByText("The speech service cannot be reached");
    await expect(alert).toBeVisible();
    await page.clock.runFor(2000);
    await expect(alert).toHaveCount(1);
    await planSuccess(page);
    await page.clock.runFor(10_000);
    await hear(page, "profile");
    await page.clock.resume();
    await expect(title(page, "Profile")).toBeVisible();
    await expect(indicator(page)).toBeVisible();
  });

  test("spec §8: a network that stays away turns voice commands off", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await planFailure(page, "network", 50);
    await fail(page, "network");
    await page.clock.runFor(60_000);
    await expect(indicator(page)).toHaveCount(0);
    const starts = await countStarts(page);
    await page.clock.runFor(120_000);
    expect(await countStarts(page)).toBe(starts);
  });

  test("spec §9: after each of ten disconnects it listens again at once, and never in a loop", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let count = 2; count <= 11; count += 1) {
      await page.clock.runFor(90_000);
      await disconnect(page);
      await page.clock.runFor(250);
      expect(await countStarts(page)).toBe(count);
    }
    await expect(alerts(page).getByRole("alert")).toHaveCount(0);
    // Every session ends at once: a minute has room for a few, each later than the one before.
    await planFailure(page, "aborted", 0);
    await disconnect(page);
    await page.clock.runFor(60_000);
    const starts = await countStarts(page);
    expect(starts).toBeGreaterThan(12);
    expect(starts).toBeLessThan(22);
    await expect(indicator(page)).toBeVisible();
  });

  test("turned off in one window, voice commands are off in the others", async ({ page, context }) => {
    await page.goto("#/home");
    await turnOn(page);
    const other = await context.newPage();
    await installRecognizer(other);
    await other.goto("#/blank");
    await expect(indicator(other)).toBeVisible();
    await toggle(page);
    await expect(indicator(other)).toBeHidden();
    await expect(indicator(other)).toHaveCount(0);
    expect(await readSession(other)).toMatchObject({ isRunning: false });
  });

  test("a hidden window does not listen", async ({ page }) => {
    await page.goto("#/home");
    await turnOn(page);
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await hide(true);
    await expect.poll(() => readSession(page)).toMatchObject({ isRunning: false });
    await expect(indicator(page)).toContainText("Waiting for the microphone");
    await hide(false);
    await expect(indicator(page)).toContainText("Listening");
  });

  test("on a phone, the account menu has the button, and commands open the drawer", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/home");
    await toggle(page);
    await question(page).getByRole("button", { name: "Turn on" }).click();
    await expect(indicator(page)).toContainText("Listening");
    await expectNoAxeViolations(page, "the indicator on a phone");
    await hear(page, "show navigation");
    await expect(navigation(page)).toBeVisible();
    await hear(page, "hide navigation");
    await expect(navigation(page)).toBeHidden();
  });

  test("in Arabic, the help lists what is said in English, without axe violations in two skins", async ({
    page,
    setUp,
  }) => {
    for (const skin of [skins[0], skins[1]]) {
      await setUp({ language: "ar", layout: { rightToLeft: true, skin } });
      await page.goto("#/home");
      await page.reload();
      const menu = await openAccountMenu(page, "الحساب");
      const mine = menu.getByRole("menuitemcheckbox", { name: "الأوامر الصوتية" });
      if (await mine.isChecked()) await page.keyboard.press("Escape");
      else {
        await mine.click();
        await page.getByRole("button", { name: "تشغيل", exact: true }).click();
      }
      await hear(page, "help");
      const list = page.getByRole("dialog", { name: "الأوامر الصوتية" });
      await expect(list).toContainText("“scroll down”");
      await expectNoAxeViolations(page, `the help in ${skin}`);
      await hear(page, "got it");
      await expect(list).toBeHidden();
      await expectNoAxeViolations(page, `the indicator in ${skin}`);
    }
  });
});

test("spec §8: without speech recognition, an alert says so, and a saved choice is turned off", async ({ page }) => {
  await removeRecognizer(page);
  await page.goto("#/home");
  await toggle(page);
  await expect(alerts(page).getByText("speech plugin not loaded")).toBeVisible();
  await expect(indicator(page)).toHaveCount(0);
});

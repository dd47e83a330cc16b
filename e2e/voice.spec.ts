import type { Page } from "@playwright/test";

import { skins } from "#contract/layout.ts";

import { chooseFromAccountMenu, openAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
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

/** Stops the clock a minute from now. */
const pause = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

test("spec §4: the first time, a question says which browsers send audio to a service; the choice is kept", async ({
  page,
  context,
}) => {
  await installRecognizer(page);
  await page.goto("#/home");
  await test.step("the question", async () => {
    await toggle(page);
    await expect(question(page)).toContainText("Chrome sends the audio to Google, Edge to Microsoft");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(indicator(page)).toHaveCount(0);
    expect(await countStarts(page)).toBe(0);
    await turnOn(page);
    // Specification §9.
    expect(await readSession(page)).toMatchObject({ lang: "en-US", maxAlternatives: 5, isRunning: true });
  });

  await test.step("turned off in one window, voice commands are off in the others", async () => {
    const other = await context.newPage();
    await installRecognizer(other);
    await other.goto("#/blank");
    await expect(indicator(other)).toContainText("Listening");
    await indicator(page).getByRole("button", { name: "Stop listening" }).click();
    await expect(alerts(page).getByText("VOICE COMMAND OFF")).toBeVisible();
    await expect(indicator(page)).toHaveCount(0);
    expect(await readSession(page)).toMatchObject({ isRunning: false });
    await expect(indicator(other)).toHaveCount(0);
    expect(await readSession(other)).toMatchObject({ isRunning: false });
    await other.close();
  });

  await test.step("it is asked once", async () => {
    await toggle(page);
    await expect(indicator(page)).toContainText("Listening");
    await toggle(page);
    await expect(indicator(page)).toHaveCount(0);
    await toggle(page);
    await expect(indicator(page)).toContainText("Listening");
  });

  await test.step("spec §8: without speech recognition, an alert says so, and a saved choice is turned off", async () => {
    await removeRecognizer(page);
    await page.reload();
    const alert = alerts(page).getByText("speech plugin not loaded");
    await expect(alert).toHaveCount(1);
    await expect(indicator(page)).toHaveCount(0);
    await toggle(page);
    await expect(alert).toHaveCount(2);
    await expect(indicator(page)).toHaveCount(0);
  });
});

test("spec §2: what is said opens screens, scrolls, changes the navigation and the sounds, and answers dialogs", async ({
  page,
}) => {
  await installRecognizer(page);
  await recordAudio(page);
  await page.goto("#/home");
  await turnOn(page);

  await test.step("spec §8: sounds are muted and turned on, with a notice, and turning voice on and off is heard", async () => {
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
    await page.emulateMedia({ reducedMotion: "reduce" });
    await toggle(page);
  });

  await test.step("screens open by title, by group, and in a sentence", async () => {
    const spoken: readonly (readonly [string, string])[] = [
      ["open blank", "Blank"],
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

  await test.step("spec §9: the alternatives are tried in order, up to five", async () => {
    await hear(page, "timelyne fur", "the timelyne", "profile", "blank");
    await expect(title(page, "Timeline")).toBeVisible();
    await hear(page, "one", "two", "three", "four", "five", "profile");
    await expect(alerts(page).getByText("Error: no match found!")).toBeVisible();
    await expect(title(page, "Timeline")).toBeVisible();
  });

  await test.step("the page scrolls up, down, to the bottom and to the top", async () => {
    const position = () => page.evaluate(() => scrollY);
    await hear(page, "profile");
    await expect(title(page, "Profile")).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    // So low that the page is several times as long, also without features.
    await page.setViewportSize({ width, height: 400 });
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
    await page.setViewportSize({ width, height });
  });

  await test.step("the navigation is hidden, shown and toggled", async () => {
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

  await test.step("help lists the commands by group; got it closes it, and so does going to a screen", async () => {
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

  await test.step("on a phone, the account menu has the button, and commands open the drawer", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(navigation(page)).toBeHidden();
    await toggle(page);
    await expect(indicator(page)).toHaveCount(0);
    await toggle(page);
    await expect(indicator(page)).toContainText("Listening");
    await expectNoAxeViolations(page, "the indicator on a phone");
    await hear(page, "show navigation");
    await expect(navigation(page)).toBeVisible();
    await hear(page, "hide navigation");
    await expect(navigation(page)).toBeHidden();
  });

  await test.step("log out asks first, and nothing moves behind an open question", async () => {
    await hear(page, "log out");
    const signOut = page.getByRole("alertdialog", { name: "Sign out?" });
    await expect(signOut).toBeVisible();
    await hear(page, "blank");
    await expect(alerts(page).getByText("Close the open dialog first")).toBeVisible();
    await expect(title(page, "Profile")).toBeAttached();
    await signOut.getByRole("button", { name: "Stay" }).click();
    await hear(page, "log out");
    await signOut.getByRole("button", { name: "Sign out" }).click();
    await expect(alerts(page).getByText("Signed out")).toBeVisible();
  });
});

test("spec §8: what is not understood is reported, and listening continues until it cannot", async ({ page }) => {
  await installRecognizer(page);
  await page.goto("#/home");
  await turnOn(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("a phrase that is no command is reported for 5 s, and does nothing", async () => {
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

  await test.step("spec §9: after a disconnect it listens again at once, without an alert", async () => {
    await page.clock.runFor(90_000);
    const starts = await countStarts(page);
    await disconnect(page);
    await expect(indicator(page)).toContainText("Waiting for the microphone");
    await page.clock.runFor(250);
    expect(await countStarts(page)).toBe(starts + 1);
    await expect(indicator(page)).toContainText("Listening");
    await expect(alerts(page).getByRole("alert")).toHaveCount(0);
  });

  const networkAlert = alerts(page).getByText("The speech service cannot be reached");
  await test.step("a network error is reported once, and voice commands continue when the service is back", async () => {
    await planFailure(page, "network", 50);
    await fail(page, "network");
    await expect(networkAlert).toBeVisible();
    await page.clock.runFor(2000);
    await expect(networkAlert).toHaveCount(1);
    await planSuccess(page);
    await page.clock.runFor(10_000);
    await hear(page, "profile");
    await page.clock.resume();
    await expect(title(page, "Profile")).toBeVisible();
    await expect(indicator(page)).toBeVisible();
  });

  await test.step("a network that stays away turns voice commands off", async () => {
    await pause(page);
    await planFailure(page, "network", 50);
    await fail(page, "network");
    await page.clock.runFor(60_000);
    await expect(indicator(page)).toHaveCount(0);
    const starts = await countStarts(page);
    await page.clock.runFor(120_000);
    expect(await countStarts(page)).toBe(starts);
    await planSuccess(page);
    await page.clock.resume();
  });

  await test.step("a denial turns voice commands off and says what to do", async () => {
    await toggle(page);
    await expect(indicator(page)).toContainText("Listening");
    await planFailure(page, "not-allowed", 1000);
    await pause(page);
    const starts = await countStarts(page);
    await disconnect(page);
    await page.clock.runFor(300);
    expect(await countStarts(page)).toBe(starts + 1);
    await page.clock.runFor(1000);
    await expect(alerts(page).getByText("You did not allow the microphone")).toBeVisible();
    await expect(indicator(page)).toHaveCount(0);
    await page.clock.runFor(120_000);
    expect(await countStarts(page)).toBe(starts + 1);
  });
});

test("in Arabic, the help lists what is said in English, without axe violations in two skins", async ({
  page,
  setUp,
}) => {
  await installRecognizer(page);
  await setUp({ language: "ar", layout: { rightToLeft: true, skin: skins[0] } });
  await page.goto("#/home");
  const menu = await openAccountMenu(page, "الحساب");
  await menu.getByRole("menuitemcheckbox", { name: "الأوامر الصوتية" }).click();
  await page.getByRole("button", { name: "تشغيل", exact: true }).click();
  const expectNoViolations = async (skin: string) => {
    await hear(page, "help");
    const list = page.getByRole("dialog", { name: "الأوامر الصوتية" });
    await expect(list).toContainText("“scroll down”");
    await expectNoAxeViolations(page, `the help in ${skin}`);
    await hear(page, "got it");
    await expect(list).toBeHidden();
    await expectNoAxeViolations(page, `the indicator in ${skin}`);
  };
  await expectNoViolations(skins[0]);
  await setUp({ language: "ar", layout: { rightToLeft: true, skin: skins[1] } });
  await page.reload();
  await expectNoViolations(skins[1]);
});

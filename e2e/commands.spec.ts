import type { Page } from "@playwright/test";

import { chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search or run a command" });
const command = (page: Page, name: string) =>
  page.getByRole("group", { name: "Actions" }).getByRole("option", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

/** Types into the palette, and runs the command of that name. */
async function run(page: Page, typed: string, name: string) {
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
  await field(page).fill(typed);
  await command(page, name).click();
}

/** Types into the palette, and runs the command by the keyboard. */
async function runByKeys(page: Page, typed: string, name: string) {
  await page.keyboard.press("Control+K");
  await field(page).fill(typed);
  await expect(command(page, name)).toBeVisible();
  const isChosen = async () => (await command(page, name).getAttribute("aria-selected")) === "true";
  for (let presses = 0; presses < 12 && !(await isChosen()); presses += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

test("spec §2: the voice commands can be typed into the palette", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("#/home");
  await page.goto("#/profile");
  await expect(title(page, "Profile")).toBeVisible();
  const position = () => page.evaluate(() => scrollY);
  // The page is not high enough to scroll before it has its content.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(300);
  await run(page, "scroll d", "Scroll down");
  await expect.poll(position).toBeGreaterThan(100);
  await run(page, "top", "Scroll to the top");
  await expect.poll(position).toBe(0);
  await run(page, "hide", "Hide navigation");
  await expect(navigation(page)).toBeHidden();
  await run(page, "toggle", "Toggle navigation");
  await expect(navigation(page)).toBeVisible();
  await run(page, "mute", "Mute all sounds");
  await expect(alerts(page).getByText(/^MUTE: All sounds have been muted!/)).toBeVisible();
  await run(page, "sound on", "Sound on");
  await expect(alerts(page).getByText("UNMUTE: All sounds have been turned on!")).toBeVisible();
  await runByKeys(page, "please go back", "Go back");
  await expect(title(page, "Home")).toBeVisible();
  await runByKeys(page, "open blank", "Blank");
  await expect(title(page, "Blank")).toBeVisible();
});

test("spec §2: help and log out open their dialogs from the palette, and the focus returns", async ({ page }) => {
  await page.goto("#/home");
  await expect(title(page, "Home")).toBeVisible();
  await run(page, "help", "Help");
  const help = page.getByRole("dialog", { name: "Voice commands" });
  await expect(help).toBeVisible();
  await expectNoAxeViolations(page, "the list of commands");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await run(page, "log out", "Log out");
  await expect(page.getByRole("alertdialog", { name: "Sign out?" })).toBeVisible();
});

test("commands are found in the language of the page and in English", async ({ page, setUp }) => {
  await setUp({ language: "de" });
  await page.goto("#/home");
  const search = page.getByRole("searchbox", { name: "Suche", exact: true });
  const found = page.getByRole("group", { name: "Aktionen" }).getByRole("option");
  await search.fill("stumm");
  await expect(found).toHaveText(["Alle Töne stummschaltenAltShiftM"]);
  await search.fill("öffne das Profil");
  await expect(found).toHaveText(["Profil"]);
  await search.fill("mute all");
  await expect(found).toHaveText(["Alle Töne stummschaltenAltShiftM"]);
  // Voice commands are off, so there is nothing to stop.
  await search.fill("nicht mehr zuhören");
  await expect(page.getByText("Keine Ergebnisse")).toBeVisible();
});

test("/ opens the palette, except while somebody types, and can be turned off", async ({ page }) => {
  await page.goto("#/home");
  await expect(title(page, "Home")).toBeVisible();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(field(page)).toHaveValue("a/b");
  await page.keyboard.press("Escape");

  await chooseFromAccountMenu(page, "Layout options");
  const option = page.getByRole("switch", { name: "Open the search with the key /" });
  await expect(option).toBeChecked();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/preferences.json") && response.request().method() === "PUT",
  );
  await option.press("Space");
  await expect(option).not.toBeChecked();
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(option).toBeHidden();
  await page.keyboard.press("/");
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page, "Home")).toBeVisible();
  await page.keyboard.press("/");
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
});

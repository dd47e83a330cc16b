import type { Page } from "@playwright/test";

import { dictionaryOf } from "#contract/text/words.ts";
import { words } from "#generated/words.gen.ts";

import { chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import { expect, test } from "./support/fixtures.ts";
import { registerAccount } from "./support/accounts/people.ts";
import { watchRequests } from "./support/screens.ts";
import { readAccountPreferences, readStorage } from "./support/storage.ts";
import { startsInEnglish } from "./support/test-language.ts";

// Design §7: preferences belong to one account, in the browser's storage too.

const german = dictionaryOf("de", words);
const inGerman = (text: string) => german[text] ?? text;

const html = (page: Page) => page.locator("html");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Console errors of a signed-out or locked page. */
const refused = /the server responded with a status of 4\d\d/;

/** An account that was never used in this browser. */
const addAccount = (page: Page) => registerAccount(page, "Second", "Person");

/** Leaves a layout, a skin and a language in the browser and the account. */
async function setUpEverything(page: Page) {
  await page.goto("#/blank");
  await button(page, "Minify navigation").click();
  await chooseFromAccountMenu(page, "Layout options");
  await page.getByRole("radiogroup", { name: "Skin" }).getByText("Midnight", { exact: true }).click();
  await page.keyboard.press("Escape");
  await chooseFromAccountMenu(page, "Language");
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/preferences.json") &&
      response.request().method() === "PUT" &&
      (response.request().postData() ?? "").includes('"language":"de"'),
  );
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await saved;
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
}

async function expectDefaults(page: Page) {
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
}

/** Expects no trace of the previous user on the screens, in the browser's storage, or in the account. */
async function expectNothingOfBefore(page: Page, username: string) {
  await expect(button(page, `Account: ${username}`)).toBeVisible();
  await expectDefaults(page);
  await expect(html(page)).not.toHaveAttribute("data-layout", /minified/);
  // Values of other accounts are removed after the first screen has loaded.
  await expect.poll(async () => JSON.stringify(await readStorage(page))).not.toContain(`"minified":true`);
  expect(await readAccountPreferences(page)).toBeNull();
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await expect(heading(page, "Sign in")).toBeVisible();
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
}

test("'Sign in to another account' on the lock screen leaves the second user no trace of the first", async ({
  page,
  allowConsoleErrors,
}) => {
  test.skip(!startsInEnglish, "The browser has the choice of English");
  allowConsoleErrors(refused);
  await setUpEverything(page);
  const second = await addAccount(page);
  await page.goto("#/lock");
  // The lock screen still has the first user's skin.
  await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
  await page.getByRole("link", { name: inGerman("Sign in to another account") }).click();
  await expectDefaults(page);
  await page.reload();
  await expectDefaults(page);
  await signIn(page, second);
  await expectNothingOfBefore(page, second.username);
});

test("a session ended from another device leaves the second user no trace of the first", async ({
  page,
  server,
  browser,
  allowConsoleErrors,
}) => {
  test.skip(!startsInEnglish, "The browser has the choice of English");
  allowConsoleErrors(refused);
  await page.goto("#/login");
  const second = await addAccount(page);
  // In demo mode an ended session is replaced by one of the demo user, so the first user needs an account too.
  const first = await addAccount(page);
  await signIn(page, first);
  await expect(button(page, `Account: ${first.username}`)).toBeVisible();
  await setUpEverything(page);

  const elsewhere = await browser.newContext();
  const { origin } = new URL(server.baseUrl);
  const at = (path: string) => `${server.baseUrl}api${path}`;
  await elsewhere.request.post(at("/auth/sign-in"), {
    headers: { origin },
    data: { name: first.username, password: first.password },
  });
  const devices = (await (await elsewhere.request.get(at("/auth/devices.json"))).json()) as {
    id: string;
    isThis: boolean;
  }[];
  for (const { id, isThis } of devices) {
    if (!isThis) await elsewhere.request.delete(at(`/auth/devices.json/${id}`), { headers: { origin } });
  }
  await elsewhere.close();
  const dialog = page.getByRole("dialog", { name: inGerman("Sign in to continue") });
  await dialog.getByLabel(inGerman("Username or email")).fill(second.username);
  await dialog.getByLabel(inGerman("Password"), { exact: true }).fill(second.password);
  await page.keyboard.press("Enter");
  await expectNothingOfBefore(page, second.username);
});

test("an account registered in the same browser has no trace of the first user", async ({ page }) => {
  test.skip(!startsInEnglish, "The browser has the choice of English");
  await setUpEverything(page);
  await page.goto("#/register");
  await expectDefaults(page);
  const username = `third.${Date.now()}`;
  await field(page, "Username").fill(username);
  await field(page, "Email").fill(`${username}@office.example`);
  await field(page, "First name").fill("Third");
  await field(page, "Last name").fill("Person");
  await field(page, "Gender").selectOption({ label: "Prefer not to say" });
  await field(page, "Password").fill("analytical");
  await field(page, "Confirm password").fill("analytical");
  await page.getByLabel("I agree with the Terms and Conditions").check();
  await button(page, "Create account").click();
  await expectNothingOfBefore(page, username);
});

test("a tab that is unaware of an account change stores nothing in the new account", async ({ page, server }) => {
  const whenQuiet = watchRequests(page);
  await page.goto("#/home");
  await expect(button(page, "Account: robin.vale")).toBeVisible();
  // A request in flight while the account changes is rejected, with a console error.
  await whenQuiet();
  const second = await addAccount(page);
  // What the page loads until then would tell it about the change.
  let isLeft = false;
  page.once("framenavigated", () => (isLeft = true));
  await page.route("**/api/**", async (route) => {
    if (isLeft || route.request().method() !== "GET") await route.fallback();
  });
  // As with a sign-in provider, the cookie changes without a notification to other windows.
  const { origin } = new URL(server.baseUrl);
  const signedIn = await page.request.post("api/auth/sign-in", {
    headers: { origin },
    data: { name: second.username, password: second.password },
  });
  expect(signedIn.ok()).toBe(true);
  await button(page, "Minify navigation").click();
  await expect(button(page, `Account: ${second.username}`)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-layout", /minified/);
  expect(await readAccountPreferences(page)).toBeNull();
  expect(JSON.stringify(await readStorage(page))).not.toContain('"minified":true');
});

test("a language chosen at the login is stored with a new account, and does not affect the next login", async ({
  page,
  context,
}) => {
  await page.goto("#/login");
  const second = await addAccount(page);
  await button(page, "Language").click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(html(page)).toHaveAttribute("lang", "de");
  await field(page, inGerman("Username or email")).fill(second.username);
  await field(page, inGerman("Password")).fill(second.password);
  await page.keyboard.press("Enter");
  await expect(heading(page, inGerman("Home"))).toBeVisible();
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect.poll(() => readAccountPreferences(page)).toMatchObject({ language: "de" });
  const tab = await context.newPage();
  await tab.goto("#/login");
  await expect(html(tab)).toHaveAttribute("lang", "en");
});

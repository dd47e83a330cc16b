import type { Page } from "@playwright/test";

import { chooseFromAccountMenu } from "#e2e/support/accounts/account-menu.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { registerAccount } from "#e2e/support/accounts/people.ts";
import { readStorage } from "#e2e/support/storage.ts";

// Design §7: drafts belong to one account, in the browser's storage too.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const subject = (page: Page) => page.getByRole("textbox", { name: "Subject" });

/** Console errors of a signed-out or locked page. */
const refused = /the server responded with a status of 4\d\d/;

const secret = "Salaries of next year";

/** An account that was never used in this browser. */
const addAccount = (page: Page) => registerAccount(page, "Second", "Person");

/** Leaves a draft in the browser. */
async function writeDraft(page: Page) {
  await page.goto("#/inbox/inbox/compose");
  await subject(page).fill(secret);
  await expect.poll(async () => JSON.stringify(await readStorage(page))).toContain(secret);
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Username or email", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("'Sign in to another account' on the lock screen leaves the second user no draft of the first", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  await writeDraft(page);
  const second = await addAccount(page);
  await page.goto("#/lock");
  await button(page, "Leave").click();
  await page.getByRole("link", { name: "Sign in to another account" }).click();
  await signIn(page, second);
  await expect(button(page, `Account: ${second.username}`)).toBeVisible();
  await page.goto("#/inbox/inbox/compose");
  await expect(subject(page)).toHaveValue("");
  // Values of other accounts are removed after the first screen has loaded.
  await expect.poll(async () => JSON.stringify(await readStorage(page))).not.toContain(secret);
});

test("a tab follows when another tab signs in as another user, and keeps no draft of the first user", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // A request that this tab sends while the account changes is rejected, such as the one for the live updates.
  allowConsoleErrors(refused);
  await writeDraft(page);
  const second = await addAccount(page);
  const tab = await context.newPage();
  await tab.goto("#/login");
  await signIn(tab, second);
  await expect(button(tab, `Account: ${second.username}`)).toBeVisible();
  await expect(button(page, `Account: ${second.username}`)).toBeVisible();
  await expect(subject(page)).toHaveValue("");
  await expect.poll(async () => JSON.stringify(await readStorage(page))).not.toContain(secret);
});

test("signing out removes a draft from the browser, even if another tab has it open", async ({ page, context }) => {
  await writeDraft(page);
  const tab = await context.newPage();
  await tab.goto("#/home");
  await chooseFromAccountMenu(tab, "Sign out");
  await tab.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(tab.getByRole("region", { name: "Alerts" }).getByText("Signed out")).toBeVisible();
  // The other tab hides its content until its user has signed in again.
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog).toBeVisible();
  expect(JSON.stringify(await readStorage(page))).not.toContain(secret);
  await dialog.getByLabel("Password", { exact: true }).fill("demo");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(subject(page)).toHaveValue(secret);
  await subject(page).press("!");
  await expect.poll(async () => JSON.stringify(await readStorage(page))).toContain(secret);
});

import type { Page } from "@playwright/test";

import { fileTitle } from "#contract/text/file-title.ts";
import { showCode } from "#server/auth/second-factor/totp-testing.ts";
import { openDatabase } from "#server/database.ts";

import { accountButton, chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test as base } from "./support/fixtures.ts";
import type { Server } from "./support/server/host.ts";
import { registerAccount } from "./support/accounts/people.ts";

/** Chromium's virtual authenticator. */
type Authenticator = { readonly setUserVerified: (isUserVerified: boolean) => Promise<unknown> };

/** An installation where signing in is required. Passkeys need a host name. */
const test = base.extend<{ cleanAccount: void; authenticator: Authenticator }>({
  environment: { ATRIUM_AUTH: "required" },
  server: async ({ server }, use) => use({ ...server, baseUrl: server.baseUrl.replace("127.0.0.1", "localhost") }),
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
  /** Verifies its user and stores passkeys. The page is reused, so it is removed again. */
  authenticator: async ({ page }, use) => {
    const client = await page.context().newCDPSession(page);
    await client.send("WebAuthn.enable");
    const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await use({
      setUserVerified: (isUserVerified) => client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    });
    await client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    await client.detach();
  },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const refused = /the server responded with a status of 4\d\d|ApiError/;

type Account = { username: string; password: string };

/** Registers an account whose address is confirmed. */
async function addAccount(page: Page, server: Server) {
  const account = await registerAccount(page);
  const { db, close } = await openDatabase(server);
  await db.updateTable("users").set({ emailVerified: true }).where("username", "=", account.username).execute();
  await close();
  return account;
}

async function givePassword(page: Page, { username, password }: Account) {
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
}

/** Opens the profile of a new account. */
async function openProfile(page: Page, server: Server) {
  await page.goto("#/profile");
  const account = await addAccount(page, server);
  await givePassword(page, account);
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  return account;
}

async function signOut(page: Page) {
  await chooseFromAccountMenu(page, "Sign out");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
}

/** Confirms the password in the open dialog. */
async function confirmPassword(page: Page, { password }: Account, confirm = "Continue") {
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: confirm, exact: true }).click();
}

/** Sets up the authenticator app. @returns its secret and the recovery codes */
async function setUp(page: Page, account: Account) {
  await button(page, "Set up two-factor authentication").click();
  await confirmPassword(page, account);
  await expect(dialog(page).getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectNoAxeViolations(page, "the QR code");
  const secret = ((await dialog(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
  // Codes are accepted a period early and late. If a period ends before it is checked, the current code is a late one.
  await field(page, "Code").fill(showCode(secret));
  await page.keyboard.press("Enter");
  const codes = dialog(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectNoAxeViolations(page, "the recovery codes");
  const recoveryCodes = await codes.allTextContents();
  const download = page.waitForEvent("download");
  await button(page, "Download recovery codes").click();
  expect((await download).suggestedFilename()).toBe(`${fileTitle()}-recovery-codes.txt`);
  await button(page, "Done").click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  return { secret, recoveryCodes };
}

test("a person turns on the second factor, and signs in with a code or a recovery code", async ({
  page,
  server,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const account = await openProfile(page, server);
  const { secret, recoveryCodes } = await setUp(page, account);
  await signOut(page);

  await givePassword(page, account);
  await expect(field(page, "Code")).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field(page, "Code")).toBeFocused();
  await expectNoAxeViolations(page, "the code");
  await field(page, "Code").fill("12");
  await page.keyboard.press("Enter");
  await expect(field(page, "Code")).toHaveAccessibleDescription(/Enter the 6 digits of the code/);
  await field(page, "Code").fill(showCode(secret, 20));
  await page.keyboard.press("Enter");
  await expect(field(page, "Code")).toHaveAccessibleDescription(/The code is incorrect/);
  // An early one, since the set-up may have used the current one.
  await field(page, "Code").fill(showCode(secret, 1));
  await page.keyboard.press("Enter");
  await expect(accountButton(page)).toBeVisible();
  await signOut(page);

  await givePassword(page, account);
  await button(page, "Use a recovery code").click();
  await expect(field(page, "Recovery code")).toBeFocused();
  await field(page, "Recovery code").fill(recoveryCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(accountButton(page)).toBeVisible();
  await page.goto("#/profile");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();

  await test.step("also above the screen, after the session has ended", async () => {
    const { origin } = new URL(server.baseUrl);
    await page.request.post(`${server.baseUrl}api/auth/sign-out`, { headers: { origin } });
    const asked = page.getByRole("dialog", { name: "Sign in to continue" });
    await asked.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await button(page, "Use a recovery code").click();
    await field(page, "Recovery code").fill(recoveryCodes[1] ?? "");
    await page.keyboard.press("Enter");
    await expect(asked).toBeHidden();
    await expect(page.getByText("8 recovery codes left")).toBeVisible();
  });
});

async function addPasskey(page: Page, account: Account) {
  await button(page, "Add passkey").click();
  await confirmPassword(page, account);
  await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
}

test("a passkey is added, signs in instead of the password and the code, unlocks, and is removed", async ({
  page,
  server,
  authenticator,
  allowConsoleErrors,
}) => {
  // A request that is in progress while the person signs out is refused.
  allowConsoleErrors(refused);
  const account = await openProfile(page, server);

  await test.step("a person adds a passkey, renames it and unlocks with it", async () => {
    await addPasskey(page, account);
    await expectNoAxeViolations(page, "the passkeys");
    await button(page, "Rename Chrome, Linux").click();
    await field(page, "Name").last().fill("Work laptop");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(button(page, "Remove Work laptop")).toBeVisible();

    await page.goto("#/lock");
    await button(page, "Unlock with a passkey").click();
    await expect(accountButton(page)).toBeVisible();
    await signOut(page);
  });

  await test.step("ASVS 6.3: an authenticator that does not verify its user is refused", async () => {
    await authenticator.setUserVerified(false);
    await button(page, "Sign in with a passkey").click();
    await expect(button(page, "Sign in with a passkey")).toBeEnabled();
    expect((await page.request.get("api/user.json")).status()).toBe(401);
    await authenticator.setUserVerified(true);
  });

  await test.step("it signs in", async () => {
    await button(page, "Sign in with a passkey").click();
    await expect(accountButton(page)).toBeVisible();
  });

  await test.step("it replaces both the password and the code", async () => {
    await page.goto("#/profile");
    await setUp(page, account);
    await signOut(page);
    await givePassword(page, account);
    await expect(field(page, "Code")).toBeVisible();
    await button(page, "Sign in with a passkey").click();
    await expect(accountButton(page)).toBeVisible();
  });

  await test.step("it signs in above a screen whose session has ended, and is removed", async () => {
    await page.request.post(`${server.baseUrl}api/auth/sign-out`, { headers: { origin: new URL(page.url()).origin } });
    await page.goto("#/profile");
    await dialog(page).getByRole("button", { name: "Sign in with a passkey" }).click();
    await button(page, "Remove Work laptop").click();
    await confirmPassword(page, account, "Remove");
    await expect(button(page, "Remove Work laptop")).toBeHidden();
  });

  await test.step("the second factor is turned off with the password", async () => {
    await page.goto("#/profile");
    await button(page, "Turn off two-factor authentication").click();
    await confirmPassword(page, { ...account, password: "wrong" }, "Turn off");
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "The password is incorrect",
    );
    await confirmPassword(page, account, "Turn off");
    await expect(button(page, "Set up two-factor authentication")).toBeVisible();
    await signOut(page);
    await givePassword(page, account);
    await expect(accountButton(page)).toBeVisible();
  });
});

test("without a host name, the profile explains why there are no passkeys", async ({
  page,
  server,
  allowConsoleErrors,
}) => {
  // Requests to the other name of this machine.
  allowConsoleErrors(/^foreign: /);
  await page.goto(`${server.baseUrl.replace("localhost", "127.0.0.1")}#/profile`);
  const account = await addAccount(page, server);
  await expect(button(page, "Sign in with a passkey")).toBeHidden();
  await givePassword(page, account);
  await expect(page.getByText("Passkeys need a host name, such as localhost")).toBeVisible();
  await expect(button(page, "Add passkey")).toBeHidden();
});

import { expect, type Page } from "@playwright/test";

import { type MailServer, testWithMail } from "../server/mail-server.ts";
import { accountButton } from "./account-menu.ts";
import { registerAccount } from "./people.ts";

export type Account = Awaited<ReturnType<typeof registerAccount>>;

type AccountFixtures = {
  cleanAccount: void;
  /** Registers an account, and confirms its address. */
  addAccount: (page: Page) => Promise<Account>;
  /** Opens the app, and signs in to a new account. */
  enter: (page: Page, route?: string) => Promise<Account>;
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Signs in on the login. */
export async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(accountButton(page)).toBeVisible();
}

/** The link in the latest mail to an account that confirms its address. @param count the number of mails to wait for */
export async function findVerificationLink(mail: MailServer, { email }: { email: string }, count = 1) {
  const texts = () => mail.mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? "");
  await expect.poll(() => texts().length).toBe(count);
  return /http\S+verify=\S+/.exec(texts().at(-1) ?? "")?.[0] ?? "";
}

/** Confirms an address with the token of its link, through the API. */
async function confirmAddress(page: Page, link: string) {
  const { href, origin } = new URL(".", page.url());
  const token = link.split("verify=")[1];
  const confirmed = await page.request.post(`${href}api/auth/verify-email`, { headers: { origin }, data: { token } });
  expect(confirmed.ok(), "the address is confirmed").toBe(true);
}

/** Ends or locks the session of the page, which does not know of it. */
export async function endSession(page: Page, how: "sign-out" | "lock") {
  const { href, origin } = new URL(".", page.url());
  const ended = await page.request.post(`${href}api/auth/${how}`, { headers: { origin } });
  expect(ended.ok(), `the session ends: ${how}`).toBe(true);
}

/** The dialog above the screen of a session that has ended or is locked. */
export const sessionDialog = (page: Page) => page.getByRole("dialog", { name: /^(Sign in|Unlock) to continue$/ });

/** A real installation: signing in is required, and a real mail server runs on loopback. */
export const testWithAccounts = testWithMail.extend<AccountFixtures>({
  environment: async ({ mail }, use) => use({ ATRIUM_AUTH: "required", ATRIUM_SMTP_URL: mail.url }),
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
  addAccount: async ({ mail }, use) => {
    await use(async (page) => {
      const account = await registerAccount(page);
      await confirmAddress(page, await findVerificationLink(mail, account));
      return account;
    });
  },
  enter: async ({ addAccount }, use) => {
    await use(async (page, route = "#/home") => {
      await page.goto(route);
      const account = await addAccount(page);
      await signIn(page, account);
      return account;
    });
  },
});

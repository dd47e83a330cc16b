import { type AddressInfo, createServer } from "node:net";

import type { Browser, Page } from "@playwright/test";

import { issuerClient, startIssuer } from "#server/auth/testing.ts";
import { createDataDirectory } from "#server/testing.ts";

import { expectNoAxeViolations } from "./support/axe.ts";
import { expect } from "./support/fixtures.ts";
import { testWithMail } from "./support/mail-server.ts";
import { registerAccount } from "./support/people.ts";
import { startServer } from "./support/server.ts";
import { findTemplate } from "./support/template.ts";

/** A real installation: signing in is required, and a real provider and mail server run on loopback. */
const test = testWithMail.extend<{ cleanAccount: void }>({
  server: [
    async ({ mail }, use) => {
      const data = await createDataDirectory("auth", findTemplate());
      const port = await findFreePort();
      const returnTo = `http://127.0.0.1:${port}/api/auth/callback/oidc`;
      const claims = { sub: "noor-1", name: "Noor Aziz", email: "noor@elsewhere.example", email_verified: true };
      const issuer = await startIssuer({ claims, returnTo });
      const server = await startServer(data.directory, {
        PORT: String(port),
        ATRIUM_AUTH: "required",
        ATRIUM_SMTP_URL: mail.url,
        ATRIUM_OIDC_ISSUER: issuer.issuer,
        ATRIUM_OIDC_CLIENT_ID: issuerClient.clientId,
        ATRIUM_OIDC_CLIENT_SECRET: issuerClient.clientSecret,
        ATRIUM_OIDC_LABEL: "the office",
      });
      await use(server);
      await server.stop();
      await issuer.stop();
      await data.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
});

async function findFreePort() {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const refused = /the server responded with a status of 4\d\d|ApiError/;

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** Opens the app, and signs in to a new account. */
async function enter(page: Page, route = "#/home") {
  await page.goto(route);
  const account = await registerAccount(page);
  await signIn(page, account);
  return account;
}

async function openSecondBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test("design §7: a signed-out user is redirected to the login, and after signing in to the requested screen", async ({
  page,
}) => {
  await page.goto("#/inbox/sent?page=1");
  await expect(heading(page, "Login")).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?to=/);
  const account = await registerAccount(page);
  await signIn(page, account);
  await expect(page).toHaveURL(/#\/inbox\/sent/);
  await expect(heading(page, "Sent")).toBeVisible();
});

test("spec §5: a user can register by keyboard, and signing out asks for confirmation", async ({ page }) => {
  await page.goto("#/register");
  await field(page, "Username").focus();
  const typed = ["grace.hopper", "grace@office.example", "Grace", "Hopper"];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(field(page, "Gender")).toBeFocused();
  await page.keyboard.type("Female");
  await page.keyboard.press("Tab");
  await page.keyboard.type("compiler");
  await field(page, "Confirm password").focus();
  await page.keyboard.type("compiler");
  await page.getByLabel("I agree with the Terms and Conditions").focus();
  await page.keyboard.press("Space");
  await button(page, "Create account").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Home")).toBeVisible();
  await expect(button(page, "Shortcuts grace.hopper")).toBeVisible();

  await button(page, "Sign out").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Sign out?");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(heading(page, "Home")).toBeVisible();
  await button(page, "Sign out").click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Login")).toBeVisible();
  expect((await page.request.get("api/user.json")).status()).toBe(401);
});

test("spec §5: errors are shown at their fields, the first one has the focus, and the input is kept", async ({
  page,
}) => {
  await page.goto("#/register");
  await field(page, "Email").fill("grace@office.example");
  await field(page, "Password").fill("compiler");
  await field(page, "Confirm password").fill("compile");
  await button(page, "Create account").click();
  await expect(field(page, "Username")).toBeFocused();
  const described = (name: string) => expect(field(page, name));
  await described("Username").toHaveAccessibleDescription("The username is required and cannot be empty");
  await described("First name").toHaveAccessibleDescription("The first name is required and cannot be empty");
  await described("Last name").toHaveAccessibleDescription("The last name is required and cannot be empty");
  await described("Gender").toHaveAccessibleDescription("The gender is required");
  await described("Confirm password").toHaveAccessibleDescription("Please enter the same password as above");
  await described("I agree with the Terms and Conditions").toHaveAccessibleDescription(
    "You must agree with Terms and Conditions",
  );
  await expect(field(page, "Email")).toHaveValue("grace@office.example");
  await expectNoAxeViolations(page);
});

test("a taken username is reported at its field, which has the focus, and the other input is kept", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  await page.goto("#/register");
  const { username } = await registerAccount(page);
  await field(page, "Username").fill(username);
  await field(page, "Email").fill(`new.${username}@office.example`);
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Lovelace");
  await field(page, "Gender").selectOption({ label: "Prefer not to say" });
  await field(page, "Password").fill("analytical");
  await field(page, "Confirm password").fill("analytical");
  await button(page, "Read the terms").click();
  await button(page, "I agree").click();
  await button(page, "Create account").click();
  await expect(field(page, "Username")).toHaveAccessibleDescription("This username is already taken");
  await expect(field(page, "Username")).toBeFocused();
  await expect(field(page, "Last name")).toHaveValue("Lovelace");
});

test("submitting an empty registration marks every required field", async ({ page }) => {
  await page.goto("#/register");
  await button(page, "Create account").click();
  await expect(field(page, "Username")).toBeFocused();
  for (const name of ["Username", "Email", "First name", "Last name", "Gender", "Password", "Confirm password"]) {
    await expect(field(page, name), name).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name), name).not.toHaveAccessibleDescription("");
  }
  const terms = page.getByLabel("I agree with the Terms and Conditions");
  await expect(terms).toHaveAccessibleDescription("You must agree with Terms and Conditions");
});

test("the buttons that show a password name its field", async ({ page }) => {
  await page.goto("#/register");
  await page.getByRole("button", { name: "Show password: Confirm password" }).click();
  await expect(field(page, "Confirm password")).toHaveAttribute("type", "text");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
});

test("real login has its own layout: the form on one surface, beside a panel", async ({ page }) => {
  await page.goto("#/real-login");
  const panel = page.getByRole("complementary", { name: "About Atrium" });
  await expect(panel).toBeVisible();
  const [form, side] = await Promise.all([page.getByRole("main").boundingBox(), panel.boundingBox()]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(side).toMatchObject({ x: width / 2, width: width / 2, height });
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(width / 2);
  await page.goto("#/login");
  await expect(heading(page, "Login")).toBeVisible();
  expect((await panel.boundingBox())?.x ?? 0).toBeLessThan(width / 2);
});

test("a wrong password is reported once, at its field, the username is kept, and the password can be shown", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  await page.goto("#/real-login");
  const { username } = await registerAccount(page);
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill("wrong");
  await button(page, "Sign in").click();
  await expect(field(page, "Password")).toHaveAccessibleDescription("The username or password is incorrect");
  await expect(field(page, "Password")).toBeFocused();
  await expect(page.getByText("The username or password is incorrect")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page, "Username or email")).toHaveValue(username);
  await button(page, "Show password: Password").click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
});

test("the fields have autocomplete attributes for password managers", async ({ page }) => {
  await page.goto("#/real-login");
  await expect(field(page, "Username or email")).toHaveAttribute("autocomplete", "username");
  await expect(field(page, "Password")).toHaveAttribute("autocomplete", "current-password");
  await page.goto("#/register");
  await expect(field(page, "Email")).toHaveAttribute("autocomplete", "email");
  for (const name of ["Password", "Confirm password"]) {
    await expect(field(page, name)).toHaveAttribute("autocomplete", "new-password");
  }
});

test("spec §2: a locked session stays locked after a reload and in another tab until the password is entered", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const { password } = await enter(page, "#/inbox/inbox");
  const tab = await context.newPage();
  await tab.goto("#/home");
  await expect(heading(tab, "Home")).toBeVisible();

  await page.getByRole("button", { name: /^Shortcuts/ }).click();
  await page.getByRole("link", { name: "Lock", exact: true }).click();
  await expect(heading(page, "Lock screen")).toBeVisible();
  await expect(field(page, "Password")).toBeVisible();
  await expect(heading(tab, "Lock screen")).toBeVisible();
  expect((await page.request.get("api/inbox.json")).status()).toBe(423);

  await page.reload();
  await expect(field(page, "Password")).toBeVisible();
  await page.goto("#/inbox/inbox");
  // The app has redirected back to the lock screen.
  await expect(page).toHaveURL(/#\/lock\?to=/);
  await expect(heading(page, "Lock screen")).toBeVisible();
  await field(page, "Password").fill("wrong");
  await button(page, "Unlock").click();
  await expect(field(page, "Password")).toHaveAccessibleDescription("The password is incorrect");
  await field(page, "Password").fill(password);
  await button(page, "Unlock").click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect(button(tab, "Sign out")).toBeVisible();
});

test("signing in to another account leaves the lock screen", async ({ page }) => {
  await enter(page);
  const other = await registerAccount(page);
  await page.goto("#/lock");
  await expect(field(page, "Password")).toBeVisible();
  await page.getByRole("link", { name: "Sign in to another account" }).click();
  await signIn(page, other);
  await expect(button(page, `Shortcuts ${other.username}`)).toBeVisible();
});

test("spec §2: the link in the email resets a forgotten password once, and ends the other session", async ({
  page,
  mail,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const account = await enter(page);
  const other = await openSecondBrowser(browser, baseURL);
  await other.goto("#/forgot-password");
  await field(other, "Email").fill(account.email);
  await button(other, "Send link").click();
  await expect(other.getByText(`If an account exists for ${account.email}`)).toBeVisible();

  const sent = () => mail.mails.find(({ to }) => to?.[0]?.address === account.email);
  await expect.poll(() => sent()?.subject).toBe("Reset your Atrium password");
  const link = /http\S+token=\S+/.exec(sent()?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(baseURL ?? "none")).toBe(true);
  expect(sent()?.html).toContain(link);

  await other.goto(link);
  await field(other, "New password").fill("difference");
  await field(other, "Confirm password").fill("difference");
  await button(other, "Set password").click();
  await expect(heading(other, "Home")).toBeVisible();
  // The other browser's session ended with the old password, and that browser learns of it immediately.
  await expect(heading(page, "Login")).toBeVisible();
  await signIn(page, { ...account, password: "difference" });

  await page.goto(link);
  await page.reload();
  await field(page, "New password").fill("third one");
  await field(page, "Confirm password").fill("third one");
  await button(page, "Set password").click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "This link has expired or has already been used",
  );
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(button(page, "Send link")).toBeVisible();
  await other.context().close();
});

test("spec §1: signing in at the provider leads to the requested screen", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/^foreign: http:\/\/127\.0\.0\.1:\d+\//);
  await page.goto("#/inbox/inbox");
  await page.getByRole("link", { name: "Continue with the office" }).click();
  await expect(heading(page, "Inbox")).toBeVisible();
  const user = (await (await page.request.get("api/user.json")).json()) as { username: string };
  expect(user.username).toMatch(/^noor/);
});

test("spec §1: the provider leads from the login to the dashboard; design §7: it unlocks accounts without a password", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^foreign: http:\/\/127\.0\.0\.1:\d+\//, refused);
  await page.goto("#/login");
  await page.getByRole("link", { name: "Continue with the office" }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.goto("#/lock?to=/inbox/inbox");
  await expect(page.getByText("Sign in again to unlock your session.")).toBeVisible();
  await expect(field(page, "Password")).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Continue with the office" }).click();
  await expect(heading(page, "Inbox")).toBeVisible();
});

test("the profile lists the signed-in devices, and signs one out immediately", async ({ page, browser, baseURL }) => {
  const account = await enter(page, "#/profile");
  const other = await openSecondBrowser(browser, baseURL);
  await other.goto("#/home");
  await signIn(other, account);
  await page.reload();
  const list = page.getByRole("region", { name: "Signed-in devices" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("This device")).toHaveCount(1);
  await list.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out device" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(heading(other, "Login")).toBeVisible();
  await other.context().close();
});

test("changing the password requires the current one, ends other sessions, and the new one signs in", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const account = await enter(page, "#/profile");
  const other = await openSecondBrowser(browser, baseURL);
  await other.goto("#/home");
  await signIn(other, account);
  await field(page, "Current password").fill("wrong");
  await field(page, "New password").fill("difference");
  await field(page, "Confirm password").fill("difference");
  await button(page, "Change password").click();
  await expect(field(page, "Current password")).toHaveAccessibleDescription(/The password is incorrect/);
  await field(page, "Current password").fill(account.password);
  await button(page, "Change password").click();
  await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Password changed");
  await expect(heading(other, "Login")).toBeVisible();
  await signIn(other, { ...account, password: "difference" });
  await other.context().close();
});

test("a message to a colleague arrives in their inbox", async ({ page, browser, baseURL }) => {
  const ada = await enter(page);
  const other = await openSecondBrowser(browser, baseURL);
  await enter(other);
  const sent = await other.request.post("api/messages.json", {
    headers: { origin: new URL(other.url()).origin },
    data: { _id: crypto.randomUUID(), to: [ada.username], subject: "About tomorrow", body: "<p>At ten?</p>" },
  });
  expect(sent.ok()).toBe(true);
  await page.goto("#/inbox/inbox");
  await expect(page.getByRole("link", { name: /About tomorrow/ })).toBeVisible();
  await other.context().close();
});

test("axe finds no violations on the Arabic login on a phone, in the dark skin and from right to left", async ({
  page,
  setUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setUp({ layout: { skin: "smart-style-1", rightToLeft: true }, language: "ar" });
  await page.goto("#/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expectNoAxeViolations(page);
});

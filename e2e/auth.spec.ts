import type { Browser, Page } from "@playwright/test";

import { type Claims, issuerClient, startIssuer } from "#server/auth/testing.ts";
import { office } from "#office";

import { accountButton, chooseFromAccountMenu } from "./support/accounts/account-menu.ts";
import {
  type Account,
  endSession,
  findVerificationLink,
  sessionDialog,
  signIn,
  testWithAccounts,
} from "./support/accounts/accounts.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect } from "./support/fixtures.ts";
import { watchRequests } from "./support/screens.ts";
import { startsInEnglish } from "./support/test-language.ts";

type IdentityFixtures = {
  /** Changes who is signed in at the provider, until the end of the test. */
  changeIdentity: (claims: Claims) => void;
};

/** An installation with a real provider on loopback as well. */
const test = testWithAccounts.extend<IdentityFixtures, { claims: Claims; issuer: string }>({
  /** The person who is signed in at the provider. */
  claims: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads a fixture's dependencies from this pattern
    async ({}, use) => use({ ...noor }),
    { scope: "worker" },
  ],
  issuer: [
    async ({ claims, host }, use) => {
      const issuer = await startIssuer({ claims, returnTo: `${host.origin}/api/auth/callback/oidc` });
      await use(issuer.issuer);
      await issuer.stop();
    },
    { scope: "worker" },
  ],
  environment: async ({ mail, issuer }, use) =>
    use({
      ATRIUM_AUTH: "required",
      ATRIUM_SMTP_URL: mail.url,
      ATRIUM_OIDC_ISSUER: issuer,
      ATRIUM_OIDC_CLIENT_ID: issuerClient.clientId,
      ATRIUM_OIDC_CLIENT_SECRET: issuerClient.clientSecret,
      ATRIUM_OIDC_LABEL: "the office",
    }),
  changeIdentity: async ({ claims }, use) => {
    await use((changed) => void Object.assign(claims, changed));
    Object.assign(claims, noor);
  },
});

const noor: Claims = { sub: "noor-1", name: "Noor Aziz", email: "noor@elsewhere.example", email_verified: true };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Requests of a browser that is sent to the provider. */
const atProvider = /^foreign: http:\/\/127\.0\.0\.1:\d+\//;
const refused = /the server responded with a status of 4\d\d|ApiError/;

async function openSecondBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test("design §7: a signed-out user is led to the login, corrects what it reports, and is on the requested screen", async ({
  page,
  addAccount,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  await page.goto("#/search?q=blank");
  await expect(heading(page, "Sign in")).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?to=/);
  const account = await addAccount(page);
  const { username } = account;

  await test.step("a taken username is reported at its field, which has the focus, and the other input is kept", async () => {
    await page.goto("#/register");
    await field(page, "Username").fill(username);
    await field(page, "Email").fill(`new.${username}@office.example`);
    await field(page, "First name").fill("Ada");
    await field(page, "Last name").fill("Lovelace");
    await field(page, "Gender").selectOption({ label: "Prefer not to say" });
    await field(page, "Password").fill("analytical");
    await field(page, "Confirm password").fill("analytical");
    await button(page, "Terms and Conditions").click();
    await button(page, "I agree").click();
    await button(page, "Create account").click();
    await expect(field(page, "Username")).toHaveAccessibleDescription("This username is already taken");
    await expect(field(page, "Username")).toBeFocused();
    await expect(field(page, "Last name")).toHaveValue("Lovelace");
  });

  await test.step("a wrong password is reported once, at its field, the username is kept, and the password can be shown", async () => {
    await page.goto("#/real-login");
    // As browsers and password managers do, without an event.
    const fillSilently = (name: string, value: string) =>
      field(page, name).evaluate((input, filled) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, filled);
      }, value);
    await fillSilently("Username or email", username);
    await fillSilently("Password", "wrong");
    await button(page, "Sign in").click();
    await expect(field(page, "Password")).toHaveAccessibleDescription("The username or password is incorrect");
    await expect(field(page, "Password")).toBeFocused();
    await expect(page.getByText("The username or password is incorrect")).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(field(page, "Username or email")).toHaveValue(username);
    await button(page, "Show password: Password").click();
    await expect(field(page, "Password")).toHaveAttribute("type", "text");
  });

  await test.step("design §7: after signing in, the requested screen is shown", async () => {
    await page.goto("#/search?q=blank");
    await expect(heading(page, "Sign in")).toBeVisible();
    await signIn(page, account);
    await expect(page).toHaveURL(/#\/search\?q=blank/);
    await expect(heading(page, "Search")).toBeVisible();
  });
});

test("spec §5: a user can register by keyboard, confirms the address by mail, and signing out asks for confirmation", async ({
  page,
  mail,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
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
  await expect(heading(page, "Check your inbox")).toBeFocused();
  await expect(page.getByText("We have sent a link to grace@office.example.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to sign-in" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();

  await test.step("an account whose address is not confirmed cannot be signed in to, and signing in sends another link", async () => {
    await findVerificationLink(mail, { email: "grace@office.example" });
    await field(page, "Username or email").fill("grace@office.example");
    await field(page, "Password").fill("compiler");
    const sent = page.waitForRequest((request) => request.url().endsWith("/auth/sign-in"));
    await button(page, "Sign in").click();
    expect((await sent).postDataJSON()).toMatchObject({ language: "en" });
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toHaveText("Confirm your email address first. We have sent you a link.");
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(field(page, "Password")).toHaveValue("compiler");
    await expectNoAxeViolations(page);
  });

  await page.goto(await findVerificationLink(mail, { email: "grace@office.example" }, 2));
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Your email address is confirmed. Sign in to continue.",
  );
  await expect(page).toHaveURL(/#\/login$/);
  await expectNoAxeViolations(page);
  await signIn(page, { username: "grace.hopper", password: "compiler" });
  await expect(heading(page, "Home")).toBeVisible();
  await expect(button(page, "Account: grace.hopper")).toBeVisible();

  await chooseFromAccountMenu(page, "Sign out");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Sign out?");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(heading(page, "Home")).toBeVisible();
  await chooseFromAccountMenu(page, "Sign out");
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
  expect((await page.request.get("api/user.json")).status()).toBe(401);
});

test("the entry screens say what is missing or wrong, and suit password managers", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const main = page.getByRole("main");

  await test.step("an invalid link to confirm an address is reported on the login, and leaves the address bar", async () => {
    await page.goto("#/login?verify=unknown");
    await expect(main.getByRole("alert")).toHaveText(
      "This link has expired or has already been used. Sign in to receive a new one.",
    );
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page).toHaveURL(/#\/login$/);
    await page.reload();
    await expect(field(page, "Password")).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a form to sign in is beside a panel, before or after it; the forms for later are alone", async () => {
    await page.goto("#/real-login");
    const panel = page.getByRole("complementary", { name: `About ${office.title}` });
    await expect(panel).toBeVisible();
    const [form, side] = await Promise.all([page.getByRole("main").boundingBox(), panel.boundingBox()]);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(side).toMatchObject({ x: width / 2, width: width / 2, height });
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(width / 2);
    await page.goto("#/login");
    await expect(heading(page, "Sign in")).toBeVisible();
    expect(await panel.boundingBox()).toMatchObject({ x: 0, width: width / 2 });
    await page.goto("#/forgot-password");
    await expect(heading(page, "Forgot password")).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  await test.step("the fields have autocomplete attributes for password managers", async () => {
    await page.goto("#/real-login");
    await expect(field(page, "Username or email")).toHaveAttribute("autocomplete", "username");
    await expect(field(page, "Password")).toHaveAttribute("autocomplete", "current-password");
    await page.goto("#/register");
    await expect(field(page, "Email")).toHaveAttribute("autocomplete", "email");
    for (const name of ["Password", "Confirm password"]) {
      await expect(field(page, name)).toHaveAttribute("autocomplete", "new-password");
    }
  });

  await test.step("the buttons that show a password name its field", async () => {
    await page.getByRole("button", { name: "Show password: Confirm password" }).click();
    await expect(field(page, "Confirm password")).toHaveAttribute("type", "text");
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
  });

  await test.step("submitting an empty registration marks every required field", async () => {
    await button(page, "Create account").click();
    await expect(field(page, "Username")).toBeFocused();
    for (const name of ["Username", "Email", "First name", "Last name", "Gender", "Password", "Confirm password"]) {
      await expect(field(page, name), name).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name), name).not.toHaveAccessibleDescription("");
    }
    const terms = page.getByLabel("I agree with the Terms and Conditions");
    await expect(terms).toHaveAccessibleDescription("You must agree with Terms and Conditions");
  });

  await test.step("spec §5: errors are shown at their fields, the first one has the focus, and the input is kept", async () => {
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
});

test("a person replaces their password, and signs out other devices", async ({
  page,
  enter,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const account = await enter(page, "#/profile");
  const other = await openSecondBrowser(browser, baseURL);

  await test.step("the profile lists the signed-in devices, and signs one out immediately", async () => {
    await other.goto("#/home");
    await signIn(other, account);
    await page.reload();
    const list = page.getByRole("region", { name: "Signed-in devices" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByText("This device")).toHaveCount(1);
    await list.getByRole("button", { name: /^Sign out Chrome/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out device" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(sessionDialog(other)).toContainText("Your session has ended");
    await sessionDialog(other).getByRole("link", { name: "Sign in to another account" }).click();
    await expect(heading(other, "Sign in")).toBeVisible();
  });

  await test.step("changing the password requires the current one, ends other sessions, and the new one signs in", async () => {
    await signIn(other, account);
    await field(page, "Current password").fill("wrong");
    await field(page, "New password").fill("geographer");
    await field(page, "Confirm password").fill("geographer");
    await button(page, "Change password").click();
    await expect(field(page, "Current password")).toHaveAccessibleDescription(/The password is incorrect/);
    await field(page, "Current password").fill(account.password);
    await button(page, "Change password").click();
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Password changed");
    await expect(sessionDialog(other)).toBeVisible();
    await signIn(other, { ...account, password: "geographer" });
  });

  await test.step("ASVS 6.2: the rule for passwords is shown before an error, and a common one is rejected at its field", async () => {
    const rule = "Use 8 to 128 characters. Do not use your name or a common password.";
    const password = field(page, "New password");
    await expect(password).toHaveAccessibleDescription(rule);
    await field(page, "Current password").fill("geographer");
    await password.fill("rk4-vq9");
    await field(page, "Confirm password").fill("trustno1");
    await expect(password).toHaveAccessibleDescription(`The password must be 8 to 128 characters long ${rule}`);
    await password.fill("trustno1");
    await expect(password).toHaveAccessibleDescription(rule);
    await button(page, "Change password").click();
    await expect(password).toHaveAccessibleDescription(`This password is too common. Choose another one. ${rule}`);
    await expect(password).toBeFocused();
    await page.goto("#/forgot-password?token=unknown");
    await page.reload();
    await expect(field(page, "New password")).toHaveAccessibleDescription(rule);
  });
  await other.context().close();
});

test("spec §2: a locked session stays locked after a reload and in another tab until the password is entered", async ({
  page,
  enter,
  addAccount,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const { password } = await enter(page, "#/profile");
  const tab = await context.newPage();
  await tab.goto("#/home");
  await expect(heading(tab, "Home")).toBeVisible();

  await chooseFromAccountMenu(page, "Lock");
  await expect(heading(page, "Lock screen")).toBeVisible();
  await expect(field(page, "Password")).toBeVisible();
  await expect(sessionDialog(tab)).toContainText("Your session is locked");
  expect((await page.request.get("api/profile.json")).status()).toBe(423);

  await page.reload();
  await expect(field(page, "Password")).toBeVisible();
  await page.goto("#/profile");
  // The app has redirected back to the lock screen.
  await expect(page).toHaveURL(/#\/lock\?to=/);
  await expect(heading(page, "Lock screen")).toBeVisible();
  await field(page, "Password").fill("wrong");
  await button(page, "Unlock").click();
  await expect(field(page, "Password")).toHaveAccessibleDescription("The password is incorrect");
  await field(page, "Password").fill(password);
  await button(page, "Unlock").click();
  await expect(accountButton(page)).toBeVisible();
  await expect(sessionDialog(tab)).toBeHidden();
  await expect(accountButton(tab)).toBeVisible();

  await test.step("signing in to another account leaves the lock screen", async () => {
    const other = await addAccount(page);
    await page.goto("#/lock");
    await expect(field(page, "Password")).toBeVisible();
    await page.getByRole("link", { name: "Sign in to another account" }).click();
    await signIn(page, other);
    await expect(button(page, `Account: ${other.username}`)).toBeVisible();
  });
});

test("a session that ends keeps the open field: its person signs in above it, and it is saved; another person does not see it", async ({
  page,
  enter,
  addAccount,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  // Without live updates, the page learns of it from the refused request.
  await page.route(/\/api\/live\?/, () => {});
  let settled = watchRequests(page);
  const account = await enter(page, "#/profile");
  const details = page.getByRole("region", { name: "Details" });
  const job = details.getByRole("textbox", { name: "Job" });
  // Without refusals, which another request may have told the page of before.
  const accepted: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (response.ok() && response.url().endsWith("/profile.json") && request.method() === "PATCH")
      accepted.push((request.postDataJSON() as { job: string }).job);
  });
  const write = async (text: string) => {
    await details.getByRole("button", { name: "Edit Job" }).click();
    await job.fill(text);
  };
  const save = () => details.getByRole("button", { name: "Save" }).click();
  /** A late request would be refused before the field is saved, and the dialog would cover the button. */
  const endWhenSettled = async (how: "sign-out" | "lock") => {
    await settled();
    settled = watchRequests(page);
    await endSession(page, how);
  };

  await test.step("signed out", async () => {
    await write("Pilot");
    await endWhenSettled("sign-out");
    await save();
    const dialog = sessionDialog(page);
    await expect(dialog.getByLabel("Username or email")).toHaveValue(account.username);
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(job).toHaveValue("Pilot");
    await expectNoAxeViolations(page, "the dialog");
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await dialog.getByLabel("Password", { exact: true }).fill("wrong");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/incorrect/);
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(details.getByText("Pilot", { exact: true })).toBeVisible();
    expect(accepted).toEqual(["Pilot"]);
  });

  await test.step("locked and unlocked in another window", async () => {
    await write("Engineer");
    const tab = await context.newPage();
    await tab.goto("#/lock");
    await expect(sessionDialog(page)).toContainText("Your session is locked");
    await expect(job).toHaveValue("Engineer");
    await field(tab, "Password").fill(account.password);
    await button(tab, "Unlock").click();
    await expect(accountButton(tab)).toBeVisible();
    await expect(sessionDialog(page)).toBeHidden();
    await expect(job).toHaveValue("Engineer");
    await tab.close();
  });

  await test.step("locked", async () => {
    await endWhenSettled("lock");
    await save();
    await sessionDialog(page).getByLabel("Password", { exact: true }).fill(account.password);
    await button(page, "Unlock").click();
    await expect(details.getByText("Engineer", { exact: true })).toBeVisible();
    expect(accepted).toEqual(["Pilot", "Engineer"]);
  });

  await test.step("another person", async () => {
    const other = await addAccount(page);
    await write("Secret");
    await endWhenSettled("sign-out");
    await save();
    await sessionDialog(page).getByLabel("Username or email").fill(other.username);
    await sessionDialog(page).getByLabel("Password", { exact: true }).fill(other.password);
    await page.keyboard.press("Enter");
    await expect(button(page, `Account: ${other.username}`)).toBeVisible();
    await expect(heading(page, "Home")).toBeVisible();
    await page.goto("#/profile");
    await expect(details.getByRole("button", { name: "Edit Job" })).toBeVisible();
    await expect(details.getByText("Secret")).toHaveCount(0);
    expect(accepted).toEqual(["Pilot", "Engineer"]);
  });
});

test("spec §2: the link in the email resets a forgotten password once, and ends the other session", async ({
  page,
  enter,
  mail,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  test.skip(!startsInEnglish, "The browser has the choice of English");
  allowConsoleErrors(refused);
  const account = await enter(page);
  const other = await openSecondBrowser(browser, baseURL);
  await other.goto("#/forgot-password");
  await field(other, "Email").fill(account.email);
  await button(other, "Send link").click();
  await expect(other.getByText(`If an account exists for ${account.email}`)).toBeVisible();

  const sent = () => mail.mails.findLast(({ to }) => to?.[0]?.address === account.email);
  await expect.poll(() => sent()?.subject).toBe(`Reset your ${office.title} password`);
  const link = /http\S+token=\S+/.exec(sent()?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(baseURL ?? "none")).toBe(true);
  expect(sent()?.html).toContain(link);

  await other.goto(link);
  await field(other, "New password").fill("geographer");
  await field(other, "Confirm password").fill("geographer");
  await button(other, "Set password").click();
  await expect(heading(other, "Home")).toBeVisible();
  // The other browser's session ended with the old password, and that browser learns of it immediately.
  await expect(sessionDialog(page)).toBeVisible();
  await signIn(page, { ...account, password: "geographer" });
  // Leaving before would load the page anew.
  await expect(sessionDialog(page)).toHaveCount(0);

  await page.goto(link);
  await expect(field(page, "New password")).toBeVisible();
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

test("spec §1: signing in at the provider leads to the requested screen; design §7: it unlocks accounts without a password", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(atProvider, refused);
  await page.goto("#/timeline");
  await page.getByRole("link", { name: "Continue with the office" }).click();
  await expect(heading(page, "Timeline")).toBeVisible();
  const user = (await (await page.request.get("api/user.json")).json()) as { username: string };
  expect(user.username).toMatch(/^noor/);

  await page.goto("#/lock?to=/timeline");
  await expect(page.getByText("Sign in again to unlock your session.")).toBeVisible();
  await expect(field(page, "Password")).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Continue with the office" }).click();
  await expect(heading(page, "Timeline")).toBeVisible();

  await endSession(page, "lock");
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Profile" }).click();
  const opened = page.context().waitForEvent("page");
  await sessionDialog(page).getByRole("link", { name: "Continue with the office" }).click();
  const provider = await opened;
  await expect(sessionDialog(page)).toBeHidden();
  await expect(heading(page, "Profile")).toBeVisible();
  // The browser may close it.
  if (!provider.isClosed()) await provider.close();
});

const providers = (page: Page) => page.getByRole("region", { name: "Sign-in providers" });

async function signOut(page: Page) {
  await chooseFromAccountMenu(page, "Sign out");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
}

/** Confirms a change in its dialog. @param password absent for an account without one */
async function confirmChange(page: Page, name: string, password?: string) {
  const dialog = page.getByRole("dialog");
  if (password !== undefined) await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name, exact: true }).click();
}

async function linkProvider(page: Page, { password }: Account) {
  await providers(page).getByRole("button", { name: "Link the office" }).click();
  await confirmChange(page, "Continue", password);
}

async function removeProvider(page: Page, password?: string) {
  await button(page, "Remove: the office").click();
  await confirmChange(page, "Remove", password);
}

test("spec §1: the provider leads from the login into the app, and is linked and removed on the profile", async ({
  page,
  enter,
  changeIdentity,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(atProvider, refused);

  await test.step("spec §1: the provider leads from the login into the app; the only way to sign in cannot be removed", async () => {
    changeIdentity({ sub: "noor-3", email: "noor.third@elsewhere.example" });
    await page.goto("#/login");
    await page.getByRole("link", { name: "Continue with the office" }).click();
    await expect(accountButton(page)).toBeVisible();
    await page.goto("#/profile");
    await removeProvider(page);
    await expect(page.getByRole("alert")).toContainText("Set a password before you remove the only way to sign in");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(providers(page).getByRole("listitem")).toHaveCount(1);
  });

  await signOut(page);
  const account = await enter(page, "#/login?to=/profile");

  await test.step("an identity of another account cannot be linked", async () => {
    await linkProvider(page, account);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "This sign-in is already linked to another account.",
    );
    await expect(page).toHaveURL(/#\/profile\?failure=already-linked$/);
    await expect(button(page, "Link the office")).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step("a provider that is linked on the profile signs in to the account, until it is removed", async () => {
    changeIdentity({ sub: "noor-2", email: "noor.second@elsewhere.example" });
    await page.goto("#/profile");
    await linkProvider(page, account);
    const linked = providers(page).getByRole("listitem");
    await expect(linked).toContainText("the office");
    await expect(linked).toContainText(/Linked on \w+ \d+, \d{4}/);
    await expect(button(page, "Link the office")).toBeHidden();
    await expectNoAxeViolations(page);

    await signOut(page);
    await page.getByRole("link", { name: "Continue with the office" }).click();
    await expect(accountButton(page)).toBeVisible();
    await expect(button(page, `Account: ${account.username}`)).toBeVisible();

    await page.goto("#/profile");
    await removeProvider(page, account.password);
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Sign-in provider removed");
    await expect(linked).toHaveCount(0);
    await expect(button(page, "Link the office")).toBeVisible();
  });
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

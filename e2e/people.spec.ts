import { readFile } from "node:fs/promises";

import type { Browser, Page } from "@playwright/test";

import { fileTitle } from "#contract/text/file-title.ts";
import { office } from "#office";
import { openDatabase } from "#server/database.ts";

import { accountButton } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect } from "./support/fixtures.ts";
import { testWithMail } from "./support/server/mail-server.ts";
import type { Server } from "./support/server/host.ts";
import { registerAccount } from "./support/accounts/people.ts";

/** An installation in which people sign in and roles are enforced, with a real mail server on loopback. */
const test = testWithMail.extend<{ cleanAccount: void }>({
  environment: async ({ mail }, use) => use({ ATRIUM_AUTH: "required", ATRIUM_SMTP_URL: mail.url }),
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const table = (page: Page) => page.getByRole("table", { name: "People" });
const rowOf = (page: Page, text: string) => table(page).getByRole("row").filter({ hasText: text });
const refused = /the server responded with a status of 4\d\d|ApiError/;

type Account = Awaited<ReturnType<typeof registerAccount>>;

async function signIn(page: Page, { username, password }: Pick<Account, "username" | "password">) {
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(accountButton(page)).toBeVisible();
}

/** Confirms the address of a new account, and sets its role. */
async function admit(server: Server, username: string, role: string) {
  const { db, close } = await openDatabase(server);
  try {
    const change = { role, emailVerified: true };
    await db.updateTable("users").set(change).where("username", "=", username).execute();
  } finally {
    await close();
  }
}

/** Opens a screen as a new administrator. */
async function enterAsAdmin(page: Page, server: Server, route = "#/people") {
  await page.goto(route);
  const account = await registerAccount(page, "Ada", "Lovelace");
  await admit(server, account.username, "admin");
  await signIn(page, account);
  return account;
}

/** Opens the app in another browser as a new member. */
async function openMember(browser: Browser, server: Server, route = "#/home") {
  const context = await browser.newContext({ baseURL: server.baseUrl });
  const page = await context.newPage();
  await page.goto(route);
  const account = await registerAccount(page, "Linus", "Example");
  await admit(server, account.username, "member");
  await signIn(page, account);
  return { page, account, close: () => context.close() };
}

/** Finds the account in the list. */
async function search(page: Page, text: string) {
  await page.getByRole("main").getByRole("searchbox").fill(text);
  await expect(table(page).getByRole("row")).toHaveCount(2);
}

/** Chooses an action of the only account in the list. */
async function choose(page: Page, action: string) {
  await table(page)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("an administrator invites a colleague, who sets a password, and keeps the role as the last one", async ({
  page,
  server,
  mail,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(refused);
  const admin = await enterAsAdmin(page, server, "#/home");

  await test.step("the first steps of an administrator lead into the invitation, once", async () => {
    await page.getByRole("link", { name: "Invite a colleague" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#\/people$/);
    await page.reload();
    await expect(button(page, "Invite")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("an invited colleague sets a password by the link in the mail, and is signed in", async () => {
    await expectNoAxeViolations(page);
    await button(page, "Invite").click();
    const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByLabel("Email", { exact: false })).toHaveAccessibleDescription(/email address is required/);
    await expectNoAxeViolations(page);
    await dialog.getByLabel("Email", { exact: false }).fill("mary.shelley@office.example");
    await dialog.getByLabel("Name").fill("Mary Shelley");
    await dialog.getByLabel("Role").selectOption("Viewer");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(alerts(page)).toContainText("Invitation sent");
    await expect(rowOf(page, "Mary Shelley")).toContainText("Invited");
    await rowOf(page, "Mary Shelley").click({ button: "right" });
    await expect(page.getByRole("menu", { name: "Mary Shelley" }).getByRole("menuitem")).toHaveText([
      "Send invitation again",
      "Suspend",
      "Export data",
      "Delete",
    ]);
    await page.keyboard.press("Escape");

    const received = mail.mails.at(-1);
    expect(received?.subject).toBe(`You are invited to ${office.title}`);
    const link = /\S+#\/forgot-password\?token=\S+/.exec(received?.text ?? "")?.[0] ?? "";
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const invited = await context.newPage();
    await invited.goto(link);
    await field(invited, "New password").fill("frankenstein 18");
    await field(invited, "Confirm password").fill("frankenstein 18");
    await button(invited, "Set password").click();
    await expect(invited.getByRole("button", { name: "Account: mary.shelley" })).toBeVisible();
    await page.reload();
    await expect(rowOf(page, "Mary Shelley")).toContainText("Active");
    await context.close();
  });

  await test.step("the last administrator cannot give up the role", async () => {
    const { db, close } = await openDatabase(server);
    await db.updateTable("users").set({ role: "member" }).where("username", "!=", admin.username).execute();
    await close();
    await search(page, admin.username);
    await page.getByLabel("Role of Ada Lovelace").selectOption("Member");
    await expect(alerts(page)).toContainText("This is the last administrator");
    await expect(page.getByLabel("Role of Ada Lovelace")).toHaveValue("admin");
  });
});

test("a changed role and a suspension take effect in the open window of the account", async ({
  page,
  server,
  browser,
}) => {
  await enterAsAdmin(page, server);
  const member = await openMember(browser, server);

  await test.step("a changed role takes effect in the open window of the account", async () => {
    expect((await member.page.request.get("api/people.json")).status()).toBe(403);
    await search(page, member.account.username);
    await page.getByLabel("Role of Linus Example").selectOption("Admin");
    await expect(alerts(page)).toContainText("Role changed");
    await expect.poll(async () => (await member.page.request.get("api/people.json")).status()).toBe(200);
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Role of Linus Example")).toHaveValue("member");
    await expect.poll(async () => (await member.page.request.get("api/people.json")).status()).toBe(403);
  });

  await test.step("suspending signs the account out and keeps it out until it is reinstated", async () => {
    await choose(page, "Suspend");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Suspend Linus Example?");
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Suspend" }).click();
    await expect(rowOf(page, "Linus Example")).toContainText("Suspended");
    await expect(member.page.getByRole("dialog", { name: "Sign in to continue" })).toBeVisible();
    await member.page.request.post("api/auth/sign-in", {
      headers: { origin: new URL(member.page.url()).origin },
      data: { name: member.account.username, password: member.account.password },
    });
    expect((await member.page.request.get("api/user.json")).status()).toBe(401);
    await choose(page, "Reinstate");
    await expect(rowOf(page, "Linus Example")).toContainText("Active");
    await member.page.goto("#/login");
    // It has the same fields as the screen.
    await expect(member.page.getByRole("dialog")).toHaveCount(0);
    await signIn(member.page, member.account);
    // Sign-ins are not announced to administrators.
    await page.reload();
    await choose(page, "End sessions");
    await question.getByRole("button", { name: "End sessions" }).click();
    await expect(member.page.getByRole("dialog", { name: "Sign in to continue" })).toBeVisible();
  });
  await member.close();
});

test("an account is looked up, exports its data, and is deleted, and the audit log keeps its name", async ({
  page,
  server,
  browser,
}) => {
  const member = await openMember(browser, server, "#/profile");
  await enterAsAdmin(page, server);

  await test.step("a row of the people opens its details, with a press and by keyboard", async () => {
    await search(page, member.account.username);
    const cell = rowOf(page, member.account.email).getByRole("cell").filter({ hasText: member.account.email });
    await cell.first().click();
    const details = table(page).getByRole("row").nth(2);
    await expect(details.getByRole("term")).toHaveText([
      "Name",
      "Email",
      "Role",
      "Status",
      "Last active",
      "Sessions",
      "Created",
    ]);
    await expectNoAxeViolations(page, "the opened details of an account");
    await details.getByRole("button", { name: "Actions for Linus Example" }).click();
    await expect(page.getByRole("menuitem", { name: "End sessions" })).toBeVisible();
    await page.keyboard.press("Escape");
    await table(page).getByRole("button", { name: "Details for Linus Example" }).press("Enter");
    await expect(details).toHaveCount(0);
  });

  await test.step("the data of one's own account is saved as a file", async () => {
    const download = member.page.waitForEvent("download");
    await button(member.page, "Export my data").click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${fileTitle()}-${member.account.username}.json`);
    const data = JSON.parse(await readFile(await file.path(), "utf8")) as { account: { email: string } };
    expect(data.account.email).toBe(member.account.email);
  });

  await test.step("a deleted account's content goes to a colleague, and the audit log keeps its name", async () => {
    await choose(page, "Delete");
    const dialog = page.getByRole("dialog", { name: "Delete Linus Example?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog.getByLabel("Colleague", { exact: true })).toHaveAccessibleDescription(/Choose a colleague/);
    await expectNoAxeViolations(page);
    await dialog.getByLabel("Colleague", { exact: true }).selectOption({ label: "Ada Lovelace" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(alerts(page)).toContainText("Account deleted");
    await expect(member.page.getByRole("dialog", { name: "Sign in to continue" }))
      .toBeVisible({ timeout: 15_000 })
      .catch(() => member.page.reload().then(() => expect(heading(member.page, "Sign in")).toBeVisible()));

    await page.goto("#/audit");
    const log = page.getByRole("table", { name: "Audit log" });
    await expect(log.getByRole("row").nth(1)).toContainText(`Linus Example (${member.account.username})`);
    await expect(log.getByRole("row").nth(1)).toContainText("Content transferred to Ada Lovelace");
    await expectNoAxeViolations(page);
    const download = page.waitForEvent("download");
    await button(page, "Export CSV").click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(`Deleted,Linus Example (${member.account.username}),Ada Lovelace`);
  });

  await test.step("a row of the audit log opens its details, with a press and by keyboard", async () => {
    const log = page.getByRole("table", { name: "Audit log" });
    await log.getByRole("row").nth(1).getByRole("cell").last().click();
    await expect(log.getByRole("term")).toHaveText([
      "Date",
      "Time (UTC)",
      "Action",
      "Account",
      "Changed by",
      "Details",
      "Reference",
    ]);
    await log
      .getByRole("button", { name: /^Details for/ })
      .first()
      .press("Enter");
    await expect(log.getByRole("term")).toHaveCount(0);
  });
  await member.close();
});

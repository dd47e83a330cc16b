import type { Page } from "@playwright/test";

import type { Role } from "#contract/roles.ts";
import { hrefOf, isLinkable, menuGroups, screens } from "#contract/screens.ts";
import { findAccount } from "#server/auth/accounts.ts";
import { openDatabase } from "#server/database.ts";
import { setRole } from "#server/users/set-role.ts";

import { test as base, expect } from "./support/fixtures.ts";
import type { Server } from "./support/host.ts";
import { openBrowserOf, registerAccount } from "./support/people.ts";

/** Roles are enforced where signing in is required. */
const test = base.extend<{ cleanAccount: void }>({
  environment: { ATRIUM_AUTH: "required" },
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

/** The screens for administrators. */
const guarded = screens.filter(({ access }) => access !== undefined).filter(isLinkable);

/** Changes a role as `npm run user:role` does. */
async function changeRole(server: Server, username: string, role: Role) {
  const { db, close } = await openDatabase(server);
  const account = await findAccount(db, username);
  await setRole(db, account?.id ?? "", role);
  await close();
}

/** Signs in as a new user of the role, in a browser of their own. */
async function openAs(role: Role, { page, server }: { page: Page; server: Server }) {
  await page.goto("#/login");
  const { username } = await registerAccount(page);
  await changeRole(server, username, role);
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser");
  const context = await openBrowserOf(username, browser, server);
  return { username, page: await context.newPage(), close: () => context.close() };
}

test("spec §6: a change that a viewer may not make is undone, with the reason", async ({ page, server }) => {
  const viewer = await openAs("viewer", { page, server });
  await viewer.page.goto("#/widgets");
  await viewer.page.getByRole("textbox", { name: "New todo" }).fill("Water the plants");
  await viewer.page.keyboard.press("Enter");
  await expect(alerts(viewer.page).getByText("Your role does not allow this. Ask an administrator.")).toBeVisible();
  await expect(viewer.page.getByRole("checkbox", { name: "Water the plants" })).toBeHidden();

  await changeRole(server, viewer.username, "member");
  await viewer.page.getByRole("textbox", { name: "New todo" }).fill("Feed the fish");
  await viewer.page.keyboard.press("Enter");
  await expect(viewer.page.getByRole("checkbox", { name: "Feed the fish" })).toBeVisible();
  await viewer.page.reload();
  await expect(viewer.page.getByRole("checkbox", { name: "Feed the fish" })).toBeVisible();
  await viewer.close();
});

for (const screen of guarded) {
  test(`spec §6: ${screen.path} is for administrators, and follows the role`, async ({ page, server }) => {
    const member = await openAs("member", { page, server });
    const entry = member.page.getByRole("navigation").getByRole("link", { name: screen.title, exact: true });
    const group = menuGroups.find(({ title }) => title === screen.menu);
    await member.page.goto(`#${hrefOf(screen)}`);
    await expect(heading(member.page, "No access")).toBeVisible();
    await expect(member.page.getByText("This page is for administrators.")).toBeVisible();
    await expect(member.page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "#/home");
    await expect(entry).toHaveCount(0);

    await changeRole(server, member.username, "admin");
    await expect(heading(member.page, screen.title)).toBeVisible();
    if (group === undefined) await expect(entry).toBeVisible();

    await changeRole(server, member.username, "viewer");
    await expect(heading(member.page, "No access")).toBeVisible();
    await expect(entry).toHaveCount(0);
    await member.close();
  });
}

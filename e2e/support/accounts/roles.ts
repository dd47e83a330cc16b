import type { Page } from "@playwright/test";

import type { Role } from "#contract/roles.ts";
import { findAccount } from "#server/auth/accounts.ts";
import { openDatabase } from "#server/database.ts";
import { setRole } from "#server/users/set-role.ts";

import { expect, test } from "../fixtures.ts";
import type { Server } from "../server/host.ts";
import { openBrowserOf, registerAccount } from "./people.ts";

/** Roles are enforced where signing in is required. */
export const testWithRoles = test.extend<{ cleanAccount: void }>({
  environment: { ATRIUM_AUTH: "required" },
  // Tests register their own accounts, so there are no preferences to clear.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
});

/** Changes a role as `npm run user:role` does. */
export async function changeRole(server: Server, username: string, role: Role) {
  const { db, close } = await openDatabase(server);
  const account = await findAccount(db, username);
  await setRole(db, account?.id ?? "", role);
  await close();
}

/** Signs in as a new user of the role, in a browser of their own. */
export async function openAs(role: Role, { page, server }: { page: Page; server: Server }) {
  await page.goto("#/login");
  const { username } = await registerAccount(page);
  await changeRole(server, username, role);
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser");
  const context = await openBrowserOf(username, browser, server);
  return { username, page: await context.newPage(), close: () => context.close() };
}

import type { Page } from "@playwright/test";

import { hrefOf, isLinkable, menuGroups, screens } from "#contract/screens/screens.ts";

import { expect } from "./support/fixtures.ts";
import { changeRole, openAs, testWithRoles as test } from "./support/accounts/roles.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The screens for administrators. */
const guarded = screens.filter(({ access }) => access !== undefined).filter(isLinkable);

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

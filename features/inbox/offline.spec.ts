import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { connectionErrors, openListening as open, status } from "#e2e/support/offline.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(connectionErrors));
// Tests share a context.
test.afterEach(({ context }) => context.setOffline(false));

test("a message is shown as not sent yet, keeps its text, and is sent once when the connection is back", async ({
  page,
  context,
}) => {
  await open(page, "#/inbox/inbox/compose");
  await page.getByRole("combobox", { name: "To" }).fill("Omar Haddad");
  await page.getByRole("option", { name: "Omar Haddad" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Written in a tunnel");
  await page.getByRole("textbox", { name: "Message" }).fill("No network here");
  await context.setOffline(true);
  await expect(status(page, "You are offline.")).toBeVisible();
  await button(page, "Send").click();
  await expect(status(page, "Not sent yet.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Written in a tunnel");
  await context.setOffline(false);
  await expect(page).toHaveURL(/#\/inbox\/inbox$/);
  await page.goto("#/inbox/sent?q=Written in a tunnel");
  await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveCount(1);
});

test("a message that is changed while it waits is not sent automatically", async ({ page, context }) => {
  await open(page, "#/inbox/inbox/compose");
  await page.getByRole("combobox", { name: "To" }).fill("Omar Haddad");
  await page.getByRole("option", { name: "Omar Haddad" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Half a thought");
  await page.getByRole("textbox", { name: "Message" }).fill("And");
  await context.setOffline(true);
  await expect(status(page, "You are offline.")).toBeVisible();
  await button(page, "Send").click();
  await expect(status(page, "Not sent yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Subject" }).fill("Half a thought, and");
  await expect(status(page, "Not sent yet")).toHaveCount(0);
  await context.setOffline(false);
  await expect(status(page, "You are back online.")).toHaveCount(1);
  await expect(button(page, "Send")).toBeEnabled();
  const sent = (await (await page.request.get("api/messages.json?q=Half a thought")).json()) as { total: number };
  expect(sent.total).toBe(0);
});

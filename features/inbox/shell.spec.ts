import { chooseFromAccountMenu } from "#e2e/support/account-menu.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("breadcrumbs show the path to the screen and link back", async ({ page }) => {
  await page.goto("#/inbox/sent/compose");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Home", "Inbox", "Compose"]);
  await breadcrumbs.getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL(/#\/inbox\/sent$/);
});

test("staying with an unsent message cancels the sign-out", async ({ page }) => {
  await page.goto("#/inbox/inbox/compose");
  await page.getByRole("textbox", { name: /Subject/ }).fill("Half a thought");
  let asked = 0;
  await page.route("**/api/auth/sign-out", (route) => {
    asked += 1;
    return route.continue();
  });
  await chooseFromAccountMenu(page, "Sign out");
  await page.getByRole("alertdialog", { name: "Sign out?" }).getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this message?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /Subject/ })).toHaveValue("Half a thought");
  expect(asked).toBe(0);
});

test("a folder that does not exist shows the screen 'Page not found'", async ({ page }) => {
  // Opened first, the page would ask for the folder's messages before its scripts run, and log the refusal.
  await page.goto("#/blank");
  await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeVisible();
  await page.goto("#/inbox/cellar");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("a message that does not exist is reported with its status, and can be asked for again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404|ApiError|Message not found/);
  await page.goto("#/inbox/inbox/detail/00000000-0000-4000-8000-000000000000");
  const alert = page.getByRole("region", { name: "Alerts" }).getByRole("alert");
  await expect(alert).toContainText("404 Not Found");
  await expect(alert).toContainText("Message not found");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

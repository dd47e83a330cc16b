import { chooseFromAccountMenu } from "#e2e/support/accounts/account-menu.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test("on a phone, an arrow leads back, and the menu stays in the first line when actions do not", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("#/inbox/inbox");
  await page.getByRole("link", { name: /Agenda for Thursday/ }).click();
  const title = page.getByRole("heading", { level: 1, name: "Agenda for Thursday" });
  await expect(title).toBeVisible();
  const topOf = async (name: string) => (await page.getByRole("main").getByText(name).boundingBox())?.y ?? 0;
  const { y = 0 } = (await title.boundingBox()) ?? {};
  const menu = await page.getByRole("button", { name: "More", exact: true }).boundingBox();
  expect(
    Math.abs((menu?.y ?? 0) + (menu?.height ?? 0) / 2 - (y + 14)),
    "from the middle of the first line",
  ).toBeLessThan(8);
  expect(await topOf("Reply")).toBeGreaterThan(y + 28);

  const back = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Inbox" });
  const arrow = await back.boundingBox();
  expect([arrow?.width, arrow?.height]).toEqual([36, 36]);
  await back.click();
  await expect(page).toHaveURL(/#\/inbox\/inbox$/);
});

test("breadcrumbs lead back, a folder has to exist, and an unsent message asks before the sign-out", async ({
  page,
}) => {
  await page.goto("#/inbox/sent/compose");

  await test.step("breadcrumbs show the path to the screen and link back", async () => {
    const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Home", "Inbox", "New message"]);
    await breadcrumbs.getByRole("link", { name: "Inbox" }).click();
    await expect(page).toHaveURL(/#\/inbox\/sent$/);
  });

  await test.step("the count of a minified entry leaves its icon visible", async () => {
    const navigation = page.getByRole("navigation", { name: "Main navigation" });
    await navigation.getByRole("button", { name: "Minify navigation" }).click();
    const covered = navigation.getByRole("link", { name: /^Inbox/ }).evaluate((entry) => {
      const badge = entry.querySelector(".visually-hidden")?.parentElement;
      const [icon, count] = [entry.querySelector("svg"), badge].map((part) => part?.getBoundingClientRect());
      if (!icon || !count) return undefined;
      const width = Math.min(icon.right, count.right) - Math.max(icon.left, count.left);
      const height = Math.min(icon.bottom, count.bottom) - Math.max(icon.top, count.top);
      return (Math.max(width, 0) * Math.max(height, 0)) / (icon.width * icon.height);
    });
    expect(await covered, "the part of the icon that is covered").toBeLessThan(0.25);
    await navigation.getByRole("button", { name: "Minify navigation" }).click();
  });

  // Opened first, the page would ask for the folder's messages before its scripts run, and log the refusal.
  await test.step("a folder that does not exist shows the screen 'Page not found'", async () => {
    await page.goto("#/inbox/cellar");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  });

  await test.step("staying with an unsent message cancels the sign-out", async () => {
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

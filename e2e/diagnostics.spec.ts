import type { Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens the screen, and waits until the page follows live updates and monitors its connection. */
async function open(page: Page) {
  const stream = page.waitForRequest(/\/api\/live\?/);
  await page.goto("#/test");
  await stream;
  await expect(page.getByRole("status", { name: "Result" })).toContainText(
    "Works with warningsMail server: Not configured",
  );
}

test("the report is read, and the checks show what they cause", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of (404|500)|ApiError/, /caused on the screen Diagnostics/);
  await open(page);

  await test.step("the report shows the server, the database, the mail server and the browser, and is read again", async () => {
    for (const name of ["Server", "Database", "Mail and storage", "This browser"]) {
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("listitem").filter({ hasText: "Mail server" })).toContainText("Not configured");
    const again = page.waitForResponse("**/api/diagnostics.json");
    await button(page, "Check again").click();
    expect((await again).ok()).toBe(true);
  });

  await test.step("a change comes back by the live stream", async () => {
    await button(page, "Check live updates").click();
    await expect(page.getByRole("region", { name: "Live updates" }).getByRole("status")).toContainText("OK");
  });

  await test.step("spec §8: a failed request shows its status, with a running counter", async () => {
    await button(page, "404 Not Found").click();
    await expect(alerts(page)).toContainText("404 Not Found");
    await button(page, "500 Internal Server Error").click();
    await expect(alerts(page)).toContainText("500 Internal Server Error");
  });

  await test.step("spec §8: alerts have the texts of the specification", async () => {
    await button(page, "Voice commands off").click();
    await expect(alerts(page)).toContainText("VOICE COMMAND OFF");
    await button(page, "No voice match").click();
    await expect(alerts(page)).toContainText("Please speak clearly into the microphone");
  });

  await test.step("the question of the factory reset changes nothing", async () => {
    await button(page, "Reset question").click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Would you like to RESET all your saved widgets and clear LocalStorage?");
    await dialog.getByRole("button", { name: "Yes" }).press("Enter");
    await expect(alerts(page)).toContainText("Nothing was changed.");
  });

  await test.step("a slow response arrives", async () => {
    await button(page, "Slow response").click();
    await expect(alerts(page)).toContainText("The slow response has arrived", { timeout: 15_000 });
  });

  await test.step("an error while the page renders leaves a way back", async () => {
    await button(page, "Page error").click();
    await expect(title(page, "Something went wrong on this screen")).toBeVisible();
    await button(page, "Try again").first().click();
    await expect(title(page, "Diagnostics")).toBeVisible();
  });

  await test.step("a lost connection is shown until it is restored, or the screen is left", async () => {
    const bar = page.getByRole("status").filter({ hasText: "The server cannot be reached." });
    await button(page, "Lost connection").click();
    await expect(bar).toBeVisible();
    await button(page, "Restore connection").click();
    await expect(bar).toHaveCount(0);
    await button(page, "Lost connection").click();
    await expect(bar).toBeVisible();
    await page.goto("#/blank");
    await expect(bar).toHaveCount(0);
  });
});

test("what the browser blocks is reported, shown with a count, and deleted", async ({ page, allowConsoleErrors }) => {
  // The request to another host, which is blocked.
  allowConsoleErrors(/Content Security Policy/, /^foreign: https:\/\/pictures\.example/);
  await open(page);
  const section = page.getByRole("region", { name: "Blocked content" });
  await expect(section).toContainText("No blocked content");
  const isTaken = page.waitForResponse("**/api/violations/report");
  await page.evaluate(() => void (new Image().src = "https://pictures.example/robin.png?secret"));
  expect((await isTaken).status()).toBe(204);
  await page.reload();
  const line = section.getByRole("listitem");
  await expect(line).toContainText("https://pictures.example");
  await expect(line).toContainText("img-src · /");
  await expect(line).toContainText("1 report");
  await expect(line).not.toContainText("secret");
  await section.getByRole("button", { name: "Delete reports" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete reports" }).click();
  await expect(alerts(page)).toContainText("Reports deleted");
  await expect(section).toContainText("No blocked content");
});

test("a request above a limit says in the language of the page when to try again", async ({
  page,
  setUp,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 429|ApiError/);
  await setUp({ language: "de" });
  const body = { code: "rate_limited", message: "Too many requests. Try again in 40 seconds." };
  await page.route("**/api/diagnostics.json", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "40" }, json: body }),
  );
  await page.goto("#/test");
  await expect(page.getByRole("alert")).toContainText("Zu viele Anfragen. Versuchen Sie es in 40 Sekunden erneut.");
});

test("the ways to run Atrium have commands to copy, and the current one is marked", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("#/different-versions");
  const current = page.locator("[aria-current=true]").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("Demo");
  await page.getByRole("button", { name: /^Copy.*Own PostgreSQL/ }).click();
  await expect(alerts(page)).toContainText("Command copied");
});

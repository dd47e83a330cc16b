import { expect, test } from "./support/fixtures.ts";
import { removeSecureApis } from "./support/server/plain-http.ts";

test.beforeEach(({ page }) => removeSecureApis(page));

test("the page lacks the APIs of a secure context", async ({ page }) => {
  await page.goto("#/home");
  expect(await page.evaluate(() => "randomUUID" in crypto || "clipboard" in navigator)).toBe(false);
});

test("a detail of the profile is changed, and the change is undone", async ({ page }) => {
  await page.goto("#/profile");
  const details = page.getByRole("region", { name: "Details" });
  await details.getByRole("button", { name: "Edit Job" }).click();
  const job = details.getByRole("textbox", { name: "Job" });
  const before = await job.inputValue();
  await job.fill("Changed without TLS");
  await job.press("Enter");
  await expect(details.getByText("Changed without TLS", { exact: true })).toBeVisible();
  await page.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Undo" }).click();
  await expect(details.getByText(before, { exact: true })).toBeVisible();
});

test("a command is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("#/different-versions");
  await page.getByRole("button", { name: /^Copy.*Own PostgreSQL/ }).click();
  await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Command copied");
});

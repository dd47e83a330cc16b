import type { Download } from "@playwright/test";

import { endSession, sessionDialog, signIn, testWithAccounts as test } from "#e2e/support/accounts/accounts.ts";
import { expect } from "#e2e/support/fixtures.ts";

test("a download after the session has ended is saved once its person has signed in: above the screen, or in a new window", async ({
  page,
  enter,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/the server responded with a status of 4\d\d|ApiError/);
  await page.route(/\/api\/live\?/, () => {});
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const account = await enter(page, "#/form/dropzone");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "prices.txt", mimeType: "text/plain", buffer: Buffer.from("Engines") });
  const link = page.getByRole("link", { name: "Download: prices.txt" });
  await expect(link).toBeVisible();
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);

  await endSession(page, "sign-out");
  const saved: Download[] = [];
  page.on("download", (download) => saved.push(download));
  await link.click();
  await expect(sessionDialog(page)).toBeVisible();
  // A press that comes after the session is known to be lost, and before the dialog appears, waits as well.
  await link.dispatchEvent("click");
  await sessionDialog(page).getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect.poll(() => saved.length).toBe(2);
  expect(saved.map((download) => download.suggestedFilename())).toEqual(["prices.txt", "prices.txt"]);
  for (const download of saved) expect(await download.failure()).toBeNull();
  await expect(sessionDialog(page)).toBeHidden();

  await endSession(page, "sign-out");
  await page.goto(address);
  await expect(heading("Sign in")).toBeVisible();
  const savedThere = page.waitForEvent("download");
  await signIn(page, account);
  expect((await savedThere).url()).toBe(address);
  expect(await (await savedThere).failure()).toBeNull();
  await expect(heading("Home")).toBeVisible();
});

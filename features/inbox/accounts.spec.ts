import { testWithAccounts as test } from "#e2e/support/accounts/accounts.ts";
import { expect } from "#e2e/support/fixtures.ts";

test("a message to a colleague arrives in their inbox", async ({ page, enter, browser, baseURL }) => {
  const ada = await enter(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await enter(other);
  const sent = await other.request.post("api/messages.json", {
    headers: { origin: new URL(other.url()).origin },
    data: { _id: crypto.randomUUID(), to: [ada.username], subject: "About tomorrow", body: "<p>At ten?</p>" },
  });
  expect(sent.ok()).toBe(true);
  await page.goto("#/inbox/inbox");
  await expect(page.getByRole("link", { name: /About tomorrow/ })).toBeVisible();
  await context.close();
});

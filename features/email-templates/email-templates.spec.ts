import { readFile } from "node:fs/promises";

import type { Download, Page } from "@playwright/test";

import { office } from "#office";

import { expect } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";
import { testWithMail } from "#e2e/support/server/mail-server.ts";
import { moneyText } from "#e2e/support/money.ts";

/** A server with a mail server on loopback. */
const test = testWithMail.extend({
  environment: async ({ mail }, use) => use({ ATRIUM_SMTP_URL: mail.url }),
});

const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const mailOf = (page: Page) => main(page).frameLocator("iframe");
const choose = (page: Page, name: string) => main(page).getByRole("radio", { name, exact: true }).check();
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const contentOf = async (file: Download) => readFile(await file.path(), "utf8");

test.beforeEach(async ({ request, server }) => {
  const headers = { origin: new URL(server.baseUrl).origin };
  for (const name of ["welcome", "receipt", "newsletter"])
    await request.delete(`${server.baseUrl}api/email-templates.json/${name}`, { headers });
});

test("a template is filled in, previewed, saved, reset and restored", async ({ page }) => {
  await test.step("the preview follows the fields, as a window, a phone, a dark mail client and text", async () => {
    await page.goto("#/email-template");
    const frame = main(page).locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    await field(page, "Heading").fill("Good to see you");
    await expect(mailOf(page).getByRole("heading", { name: "Good to see you" })).toBeVisible();
    await expect(mailOf(page).locator("body")).toHaveCSS("background-color", "rgb(240, 243, 247)");
    await expect(mailOf(page).getByRole("link"), "links lead nowhere").toHaveCount(0);

    await choose(page, "Dark");
    await expect(mailOf(page).locator("body")).toHaveCSS("background-color", "rgb(15, 21, 33)");
    await choose(page, "Phone");
    await expect(frame).toHaveCSS("width", "375px");
    await main(page).getByRole("radio", { name: "Phone" }).focus();
    await page.keyboard.press("Tab");
    await expect(frame, "the arrow keys scroll the mail").toBeFocused();
    await expect(main(page).locator("[data-focused]"), "the frame has a ring").toBeVisible();
    await page.keyboard.press("Tab");
    await expect(main(page).locator("[data-focused]")).toHaveCount(0);
    await choose(page, "Text");
    await expect(main(page).locator("pre")).toContainText("Good to see you");
    await expect(page).toHaveURL(/preview=text/);
    await page.reload();
    await expect(main(page).getByRole("radio", { name: "Text", exact: true })).toBeChecked();
  });

  await test.step("values are kept while another template is shown, saved, reset, and restored", async () => {
    await page.goto("#/email-template?template=receipt");
    await field(page, "Customer").fill("Mei Lin");
    await main(page).getByRole("spinbutton", { name: "Price" }).first().fill("0.10");
    await choose(page, "Newsletter");
    await expect(mailOf(page).getByText("Unsubscribe")).toBeVisible();
    await choose(page, "Receipt");
    await expect(mailOf(page).getByText("Thank you for your order, Mei Lin")).toBeVisible();
    await expect(mailOf(page).getByText(`2 × ${moneyText(0.1)}`)).toBeVisible();

    await press(page, "Save");
    await expect(alerts(page)).toContainText("Template saved");
    await page.reload();
    await expect(field(page, "Customer")).toHaveValue("Mei Lin");
    await press(page, "Reset");
    await expect(field(page, "Customer")).toHaveValue("Robin Gruber");
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Customer")).toHaveValue("Mei Lin");
    await expect(mailOf(page).getByText("Thank you for your order, Mei Lin")).toBeVisible();
  });

  await test.step("items are added and removed, and a wrong one is named", async () => {
    await page.goto("#/email-template?template=receipt");
    const items = main(page).getByRole("textbox", { name: "Item", exact: true });
    await press(page, "Add item");
    await expect(items).toHaveCount(4);
    await press(page, "Save");
    await expect(items.nth(3)).toBeFocused();
    await expect(items.nth(3)).toHaveAccessibleDescription("Enter the item name");
    await press(page, "Remove: Item 4");
    await press(page, "Remove: Item 1");
    await expect(items).toHaveCount(2);
    await expect(mailOf(page).getByText("Desk lamp")).toHaveCount(0);
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(items).toHaveCount(3);
    await expect(mailOf(page).getByText("Desk lamp")).toBeVisible();
  });
});

test("the mail is downloaded, copied, and sent to one's own address", async ({ page, context, mail }) => {
  await test.step("the mail is downloaded as .eml and .html, and copied", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("#/email-template");
    await field(page, "Subject").fill("A warm welcome");
    await field(page, "Heading").fill("Come in");
    const eml = page.waitForEvent("download");
    await press(page, "Download .eml");
    expect((await eml).suggestedFilename()).toBe("welcome.eml");
    expect(await contentOf(await eml)).toMatch(/^Subject: A warm welcome\r$/m);
    const html = page.waitForEvent("download");
    await press(page, "Download .html");
    expect((await html).suggestedFilename()).toBe("welcome.html");
    const content = await contentOf(await html);
    expect(content).toContain("Come in</h1>");
    expect(content, "links work in the file").toContain('href="https://');
    await press(page, "Copy HTML");
    await expect(alerts(page)).toContainText("HTML copied");
    await press(page, "Copy text");
    await expect(alerts(page)).toContainText("Text copied");
  });

  await test.step("a test is sent to one's own address", async () => {
    await page.goto("#/email-template?template=newsletter");
    await expect(mailOf(page).getByText("Unsubscribe")).toBeVisible();
    await field(page, "Subject").fill("Only for me");
    await press(page, "Send test to me");
    await expect(alerts(page)).toContainText("Test sent");
    // Mails of tests before, such as those about new devices, may arrive meanwhile.
    const tests = mail.mails.filter(({ subject }) => subject === "Only for me");
    expect(tests).toHaveLength(1);
    expect(tests[0]).toMatchObject({ to: [{ address: "robin.vale@atrium.example" }] });
    expect(tests[0]?.html).toContain("Read more");
    expect(tests[0]?.text).toContain("Read more");
  });
});

test("a template that could not be loaded is loaded again", async ({ page, allowConsoleErrors }) => {
  await holdLiveUpdates(page);
  allowConsoleErrors(/500/, /ApiError/);
  await page.route("**/api/email-templates.json/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("#/email-template");
  await expect(main(page).getByText("The template could not be loaded")).toBeVisible();
  await page.unroute("**/api/email-templates.json/**");
  await press(page, "Try again");
  await expect(mailOf(page).getByRole("heading", { name: `Welcome to ${office.title}` })).toBeVisible();
});

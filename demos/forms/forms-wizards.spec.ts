import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const account = (page: Page) => page.getByRole("form", { name: "New account" });
const request = (page: Page) => page.getByRole("form", { name: "Event request" });
const step = (page: Page, number: number, title: string) =>
  page.getByRole("group", { name: `Step ${number} of 4: ${title}`, exact: true });
const next = (page: Page) => account(page).getByRole("button", { name: "Next" });

async function open(page: Page, search = "") {
  await page.goto(`#/form/wizards${search}`);
  await expect(account(page)).toBeVisible();
}

async function fillAccount(page: Page) {
  await account(page).getByLabel("Email").fill("mei@example.org");
  await account(page).getByLabel("Username").fill("mei.tanaka");
}

async function fillContact(page: Page) {
  await account(page).getByLabel("First name").fill("Mei");
  await account(page).getByLabel("Last name").fill("Tanaka");
  await account(page).getByLabel("Phone").fill("+81 6 555 0100");
}

async function fillAddress(page: Page) {
  await account(page).getByLabel("Country").selectOption("Japan");
  await account(page).getByLabel("City").fill("Osaka");
  await account(page).getByLabel("Postal code").fill("5300001");
}

async function goToConfirm(page: Page) {
  await open(page);
  await fillAccount(page);
  await next(page).click();
  await fillContact(page);
  await next(page).click();
  await fillAddress(page);
  await next(page).click();
  await expect(step(page, 4, "Confirm")).toBeVisible();
}

test("a user goes through the wizards, back and forward, and by keyboard alone", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/);
  await test.step("an invalid step stays and focuses the invalid field; a valid one is complete (§4)", async () => {
    await open(page);
    const item = account(page).getByRole("list", { name: "Steps" }).getByRole("listitem").first();
    await expect(account(page).getByRole("button", { name: "Previous" })).toBeDisabled();
    await expect(item).toHaveAttribute("aria-current", "step");
    await account(page).getByLabel("Email").fill("mei@example.org");
    await next(page).click();
    await expect(account(page).getByLabel("Username")).toBeFocused();
    await expect(account(page).getByLabel("Username")).toHaveAccessibleDescription(/Please enter your username/);
    await expect(item).toHaveText(/not complete/);
    await account(page).getByLabel("Username").fill("mei");
    await next(page).click();
    await expect(account(page).getByLabel("Username")).toHaveAccessibleDescription(
      /The username must be more than 6 and less than 30 characters long/,
    );
    await account(page).getByLabel("Username").fill("mei.tanaka");
    await next(page).click();
    await expect(account(page).getByLabel("First name")).toBeFocused();
    await expect(item).toHaveText(/Account\s*complete/);
    await expect(account(page).getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "1");
  });
  await test.step("after the last step, the first incomplete one is shown; then everything is saved (§4)", async () => {
    await goToConfirm(page);
    await account(page).getByRole("button", { name: "Edit Contact" }).click();
    await account(page).getByLabel("Phone").fill("");
    await account(page).getByRole("list", { name: "Steps" }).getByRole("button", { name: "Address" }).click();
    await next(page).click();
    await account(page).getByRole("button", { name: "Finish" }).click();
    await expect(step(page, 2, "Contact")).toBeVisible();
    await expect(account(page).getByLabel("Phone")).toBeFocused();
    await expect(account(page).getByLabel("Phone")).toHaveAccessibleDescription("Please enter your phone number");
    await account(page).getByLabel("Phone").fill("06 555");
    await next(page).click();
    await next(page).click();
    const saved = page.waitForResponse(/\/forms\/wizard$/);
    await account(page).getByRole("button", { name: "Finish" }).click();
    expect((await saved).request().postDataJSON()).toMatchObject({
      email: "mei@example.org",
      username: "mei.tanaka",
      firstName: "Mei",
      lastName: "Tanaka",
      phone: "06 555",
      country: "392",
      city: "Osaka",
      code: "5300001",
    });
    await expect(account(page).getByRole("status")).toContainText("Account saved");
    await expect(account(page).getByRole("status")).toContainText("Osaka");
    await expect(account(page)).toHaveAttribute("data-submitted", "true");
    await account(page).getByRole("button", { name: "Start again" }).click();
    await expect(account(page).getByLabel("Email")).toHaveValue("");
  });
  await test.step("Back and Forward move between steps, and the address skips none", async () => {
    await open(page, "?step=3");
    await expect(step(page, 1, "Account")).toBeVisible();
    await expect(page).toHaveURL(/step=1/);
    await fillAccount(page);
    await next(page).click();
    await expect(page).toHaveURL(/step=2/);
    await page.goBack();
    await expect(step(page, 1, "Account")).toBeVisible();
    await expect(account(page).getByLabel("Email")).toHaveValue("mei@example.org");
    await page.goForward();
    await expect(step(page, 2, "Contact")).toBeVisible();
  });
  await test.step("the wizards fit a phone, in both directions", async () => {
    await goToConfirm(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const rightToLeft of [false, true]) {
      await showLayout(page, { rightToLeft });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    }
    await showLayout(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("a rejection of the server shows the step of its first field", async () => {
    await page.route(/\/forms\/wizard$/, (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: "invalid_input",
          message: "Some values are not valid",
          fields: { city: "Please enter your city" },
        },
      }),
    );
    await account(page).getByRole("button", { name: "Finish" }).click();
    await expect(step(page, 3, "Address")).toBeVisible();
    await expect(account(page).getByLabel("City")).toBeFocused();
    await expect(account(page).getByLabel("City")).toHaveAccessibleDescription("Please enter your city");
  });
  await test.step("the vertical wizard is filled in by the keyboard alone, with a summary to edit", async () => {
    await request(page).getByLabel("Name of the event").focus();
    await page.keyboard.type("Spring meeting");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(request(page).getByLabel("Day")).toBeFocused();
    await request(page).getByLabel("Day").fill("2027-03-19");
    await request(page).getByRole("spinbutton", { name: "Guests" }).focus();
    await page.keyboard.type("24");
    await page.keyboard.press("Enter");
    await expect(step(page, 3, "Catering")).toBeVisible();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(request(page).getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.type("Mei");
    await request(page).getByRole("button", { name: "Edit Date and guests" }).press("Enter");
    await expect(request(page).getByRole("spinbutton", { name: "Guests" })).toHaveValue("24");
    await page.goBack();
    await request(page).getByLabel("Email").fill("mei@example.org");
    await page.keyboard.press("Enter");
    await expect(request(page).getByRole("status")).toContainText("Request sent");
    await expect(request(page).getByRole("button", { name: "Start again" })).toBeFocused();
  });
});

test("half-filled steps survive a reload and a new tab, and are removed by Start over, with Undo", async ({
  page,
  context,
}) => {
  await open(page);
  await fillAccount(page);
  await next(page).click();
  await account(page).getByLabel("First name").fill("Mei");
  await page.reload();
  await expect(account(page).getByLabel("First name")).toHaveValue("Mei");

  const tab = await context.newPage();
  await open(tab);
  await expect(account(tab).getByLabel("First name")).toHaveValue("Mei");
  await account(tab).getByRole("button", { name: "Start over" }).click();
  await expect(account(tab).getByLabel("Email")).toHaveValue("");
  await tab.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Undo" }).click();
  await expect(account(tab).getByLabel("First name")).toHaveValue("Mei");
});

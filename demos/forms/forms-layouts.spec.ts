import type { Locator, Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const formOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
const sent = (page: Page) => page.getByRole("region", { name: "Submissions" });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
/** The only submit button, whatever it is called. */
const submitOf = (form: Locator) => form.locator("[type=submit]");

async function open(page: Page, name: string) {
  await page.goto(`#/form/layouts?form=${name.toLowerCase()}`);
  const form = formOf(page, name);
  await expect(form).toBeVisible();
  return form;
}

/** Fills text fields, selects, groups of radio buttons (a name and a choice) and checkboxes, by label. */
async function fill(form: Locator, values: Readonly<Record<string, string | true>>) {
  for (const [label, value] of Object.entries(values)) {
    const group = form.getByRole("radiogroup", { name: label, exact: true });
    const control = form.getByLabel(label, { exact: true });
    if (value === true) await form.getByRole("checkbox", { name: label }).check();
    else if ((await group.count()) > 0) await group.getByRole("radio", { name: value, exact: true }).check();
    else if (await control.evaluate((element) => element.matches("select"))) await control.selectOption(value);
    else await control.fill(value);
  }
}

const email = "ada@example.org";
const person = { Name: "Ada Byron", Email: email };

/** Valid values of each form, and the name under which it is listed. */
const valid: Readonly<Record<string, Readonly<Record<string, string | true>>>> = {
  Checkout: {
    "First name": "Ada",
    "Last name": "Byron",
    Email: email,
    Phone: "020 555 017",
    Country: "United Kingdom",
    City: "London",
    Code: "10115",
    Address: "12 St James's Square",
    "Name on card": "ADA BYRON",
    "Card number": "4539 1488 0343 6467",
    CVV2: "917",
    Month: "7",
    Year: "2031",
  },
  Order: { ...person, Phone: "020 555 017", Interested: "Design", Budget: "1,000–5,000" },
  Registration: {
    Username: "ada.byron",
    Email: email,
    Password: "secret-7",
    "Confirm password": "secret-7",
    "First name": "Ada",
    "Last name": "Byron",
    Gender: "Female",
    "I agree with the Terms and Conditions": true,
  },
  Review: {
    ...person,
    Review: "Sturdy, and quick to assemble.",
    Quality: "5 of 5 stars",
    Reliability: "4 of 5 stars",
    Overall: "5 of 5 stars",
  },
  Comment: { ...person, Url: "https://example.org/", Comment: "Thank you" },
  Contacts: { ...person, Message: "Good morning to you" },
};
const forms = Object.keys(valid);

/** The messages of an empty form, in its order. */
const missing: Readonly<Record<string, readonly string[]>> = {
  Checkout: [
    "Please enter your first name",
    "Please enter your last name",
    "Please enter your email address",
    "Please enter your phone number",
    "Please select your country",
    "Please enter your city",
    "Please enter your postal code",
    "Please enter your address",
    "Please enter the name on your card",
    "Please enter your card number",
    "Enter CVV2",
    "Select month",
    "Enter year",
  ],
  Order: [
    "Please enter your name",
    "Please enter your email address",
    "Please enter your phone number",
    "Please select the service you are interested in",
    "Please select your budget",
  ],
  Registration: [
    "Please enter your username",
    "Please enter your email address",
    "Please enter your password",
    "Please enter the same password as above",
    "Please enter your first name",
    "Please enter your last name",
    "Please select your gender",
    "You must agree with Terms and Conditions",
  ],
  Review: [
    "Please enter your name",
    "Please enter your email address",
    "Please enter your review",
    "Please rate the quality",
    "Please rate the reliability",
    "Please rate the product overall",
  ],
  Comment: ["Please enter your name", "Please enter your email address", "Please enter your comment"],
  Contacts: ["Please enter your name", "Please enter your email address", "Please enter your message"],
};

type Fault = { readonly field: string; readonly value: string; readonly message: string };

/** A value that is not valid, and its message, of a rule that the form has of its own. `layouts.test.ts` has all. */
const invalid: Readonly<Record<string, Fault>> = {
  Checkout: { field: "Card number", value: "4539 1488 0343 6468", message: "Enter a valid card number" },
  Order: { field: "Email", value: "ada@", message: "Please enter a valid email address" },
  Registration: { field: "Confirm password", value: "other", message: "Please enter the same password as above" },
  Review: { field: "Review", value: "Too short", message: "The review must be at least 20 characters long" },
  Comment: { field: "Url", value: "example", message: "Please enter a valid URL" },
  Contacts: { field: "Message", value: "Too short", message: "The message must be at least 10 characters long" },
};

test("each form says what is missing and what is wrong, and a valid one is sent and listed", async ({ page }) => {
  for (const name of forms) {
    const form = await open(page, name);

    await test.step(`${name}: each required field has its message, and the first is focused (§5)`, async () => {
      await submitOf(form).click();
      const fields = form.locator("[data-field][data-state=invalid]");
      await expect(fields).toHaveCount(missing[name]?.length ?? 0);
      for (const [place, message] of (missing[name] ?? []).entries())
        await expect(fields.nth(place)).toContainText(message);
      await expect(fields.first().locator("input")).toBeFocused();
      await expect(submitOf(form)).toBeEnabled();
    });

    if (name === "Checkout") {
      await test.step("a summary links to the invalid fields of a long form", async () => {
        const summary = form.getByRole("navigation", { name: "Fields to correct" });
        // The first of them, however many there are.
        await expect(summary.getByRole("button")).toHaveText(["First name", "Last name", "Email"]);
        await expect(summary).toContainText(/\d+ more/);
        await summary.getByRole("button", { name: "Email" }).click();
        await expect(form.getByLabel("Email", { exact: true })).toBeFocused();
      });
    }

    await test.step(`${name}: an invalid value has its message when it is left (§5)`, async () => {
      await fill(form, valid[name] ?? {});
      const { field, value, message } = invalid[name] ?? { field: "", value: "", message: "" };
      const control = form.getByLabel(field, { exact: true });
      const former = await control.inputValue();
      await control.fill(value);
      await control.blur();
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(message));
      await control.fill(former);
      await expect(control).not.toHaveAttribute("aria-invalid");
      if (name === "Checkout") await expect(form.getByText("Visa", { exact: true })).toBeVisible();
    });

    await test.step(`${name}: a valid form is marked as submitted, and listed (§4)`, async () => {
      await submitOf(form).click();
      await expect(form).toHaveAttribute("data-submitted", "true");
      await expect(form.getByRole("status").first()).toContainText(/sent|placed/);
      await form.getByRole("button", { name: "Show submission" }).click();
      await expect(sent(page).getByText("Ada Byron").first()).toBeVisible();
      await expect(sent(page).getByText(email).first()).toBeVisible();
    });

    if (name === "Checkout") {
      await test.step("Checkout: the card number and CVV2 are not stored", async () => {
        await expect(form.getByText("were checked, but not stored", { exact: false })).toBeVisible();
        await expect(sent(page).getByText("United Kingdom").first()).toBeVisible();
        await expect(sent(page).getByText("Card number")).toHaveCount(0);
        await expect(sent(page).getByText("CVV2")).toHaveCount(0);
      });
    }
  }
});

test("a user sends forms by keyboard, deletes what was sent, tries again, and leaves", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400|500/, /ApiError/);
  await test.step("the keyboard alone is enough: tabs, fields, and Enter to submit", async () => {
    await open(page, "Checkout");
    await page.getByRole("tab", { name: "Checkout" }).focus();
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/form=contacts/);
    const form = formOf(page, "Contacts");
    await expect(form).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Key Board");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Typed without a mouse");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(form).toHaveAttribute("data-submitted", "true");
    await expect(form.getByRole("button", { name: "Fill in again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("");
  });
  await test.step("a deleted submission disappears at once and is restored by Undo", async () => {
    const form = await open(page, "Comment");
    await fill(form, { ...valid["Comment"], Name: "Delete Me" });
    await submitOf(form).click();
    const row = sent(page).getByRole("listitem").filter({ hasText: "Delete Me" });
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(row).toHaveCount(1);
    const stored = await page.request.get("api/forms/submissions.json?form=comment");
    expect(await stored.text()).toContain("Delete Me");
  });
  await test.step("a failed request keeps the input, and a second attempt sends it once", async () => {
    const form = await open(page, "Contacts");
    await page.route("**/api/forms/contacts", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
    await fill(form, { ...valid["Contacts"], Name: "Try Again" });
    await submitOf(form).click();
    await expect(alerts(page).getByRole("alert").first()).toBeVisible();
    await expect(form.getByLabel("Message", { exact: true })).toHaveValue("Good morning to you");
    await submitOf(form).click();
    await expect(sent(page).getByRole("listitem").filter({ hasText: "Try Again" })).toHaveCount(1);
  });
  await test.step("a double click submits once", async () => {
    const form = await open(page, "Review");
    let count = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/forms/review")) count += 1;
    });
    const release = await holdRequests(page, "**/api/forms/review");
    await fill(form, valid["Review"] ?? {});
    await submitOf(form).dblclick();
    release();
    await expect(form).toHaveAttribute("data-submitted", "true");
    expect(count).toBe(1);
  });
  await test.step("a refusal of the server stands at its field", async () => {
    const form = await open(page, "Order");
    const refusal = {
      code: "invalid_input",
      message: "Some values are not valid",
      fields: { phone: "Please enter your phone number" },
    };
    await page.route("**/api/forms/order", (route) => route.fulfill({ status: 400, json: refusal }));
    await fill(form, valid["Order"] ?? {});
    await submitOf(form).click();
    const phone = form.getByLabel("Phone", { exact: true });
    await expect(phone).toHaveAccessibleDescription("Please enter your phone number");
    await expect(phone).toBeFocused();
  });
  await test.step("another tab loses no input, and leaving the screen asks", async () => {
    const form = formOf(page, "Order");
    await form.getByLabel("Name", { exact: true }).fill("Half done");
    await page.getByRole("tab", { name: "Review" }).click();
    await expect(formOf(page, "Review")).toBeVisible();
    await page.getByRole("tab", { name: "Order" }).click();
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Half done");
    const home = page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).first();
    await home.click();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Half done");
    await home.click();
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/#\/home/);
  });
});

test("nothing scrolls sideways on a phone, in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of forms) {
    const form = await open(page, name);
    await submitOf(form).click();
    await expect(form.locator("[data-state=invalid]").first()).toBeVisible();
    for (const rightToLeft of [false, true]) {
      await showLayout(page, { rightToLeft });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    }
  }
});

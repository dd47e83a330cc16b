import type { Locator, Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { expectNoSidewaysScroll } from "#e2e/support/sweeps/page-layout.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const formOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
const sent = (page: Page) => page.getByRole("region", { name: "Submissions" });
const submit = (form: Locator) => form.locator("button[type=submit]").click();
const fieldOf = (form: Locator, label: string) => form.getByRole("textbox", { name: label, exact: true });
/** The errors of the fields, without the summary above them. */
const errorsOf = (form: Locator) => form.locator("[data-state=invalid] p[id$=-error]");

async function open(page: Page, id: string, title: string) {
  await page.goto(`#/form/bootstrap-validation?form=${id}`);
  await expect(formOf(page, title)).toBeVisible();
  return formOf(page, title);
}

const firstName = "The first name is required and cannot be empty";
const lastName = "The last name is required and cannot be empty";
const title = "The title is required and cannot be empty";
const general = "This value is not valid";
const noEmail = "The email address is required and cannot be empty";
const accountEmail = "The input is not a valid email address";
const noConfirm = "The password and its confirm are not the same";

const empty: readonly (readonly [id: string, name: string, messages: readonly string[]])[] = [
  [
    "main",
    "Registration form",
    [
      firstName,
      lastName,
      "The username is required and cannot be empty",
      accountEmail,
      "The password is required and cannot be empty",
      noConfirm,
      "Please choose at least one language",
    ],
  ],
  ["attribute", "Attribute", [firstName, lastName, general, accountEmail, general, noConfirm, general]],
  ["button-group", "Button group", ["The gender is required", "Please choose 1 - 2 languages you can speak"]],
  [
    "contact",
    "Contact",
    ["The full name is required and cannot be empty", noEmail, title, "The content is required and cannot be empty"],
  ],
  [
    "movie",
    "Movie",
    [
      title,
      "The genre is required",
      "The director is required and cannot be empty",
      "The writer is required and cannot be empty",
      "The producer is required and cannot be empty",
      "The website address is required and cannot be empty",
      "The trailer link is required and cannot be empty",
      "The rating is required",
    ],
  ],
  [
    "product",
    "Product",
    [
      "The price is required and cannot be empty",
      "The amount is required and cannot be empty",
      "The color is required",
      "The size is required",
    ],
  ],
  ["profile", "Profile", [noEmail, "The password is required and cannot be empty"]],
  [
    "toggling",
    "Toggling",
    [
      firstName,
      lastName,
      "The company is required and cannot be empty",
      "The job is required and cannot be empty",
      "The department is required and cannot be empty",
      "The mobile phone is required and cannot be empty",
    ],
  ],
];

test("(§5) each form says what is missing and what is wrong", async ({ page }) => {
  await test.step("(§5) each form has its messages of empty fields", async () => {
    for (const [id, name, messages] of empty) {
      await test.step(name, async () => {
        const form = await open(page, id, name);
        await submit(form);
        await expect(errorsOf(form)).toHaveText([...messages]);
      });
    }
  });
  await test.step("(§5) a value that is not valid has its message, and stays", async () => {
    for (const [id, name, label, value, message] of wrong) {
      await test.step(`${name}: ${label} with “${value.slice(0, 24)}”: ${message}`, async () => {
        const field = fieldOf(await open(page, id, name), label);
        await field.fill(value);
        await field.press("Tab");
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(message);
        await expect(field).toHaveValue(value);
      });
    }
  });
  await test.step("(§5) Product: price and amount are numbers, and what was typed stays", async () => {
    const form = await open(page, "product", "Product");
    for (const [label, message] of [
      ["Price", "The price must be a number"],
      ["Amount", "The amount must be a number"],
    ] as const) {
      const field = form.getByRole("spinbutton", { name: label });
      await field.fill("many");
      await field.press("Tab");
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveValue("many");
      await field.fill("12.5");
      await expect(field).toHaveAccessibleDescription("");
    }
  });
  await test.step("(§5) username and password cannot be the same, whichever is typed last", async () => {
    const form = await open(page, "main", "Registration form");
    const username = fieldOf(form, "Username");
    const password = fieldOf(form, "Password");
    await username.fill("mei.tanaka");
    await password.fill("mei.tanaka");
    await password.press("Tab");
    await expect(username).toHaveAccessibleDescription("The username cannot be the same as the password");
    await expect(password).toHaveAccessibleDescription("The password cannot be the same as the username");
    await username.fill("another.name");
    await expect(username).toHaveAccessibleDescription("");
    await expect(password).toHaveAccessibleDescription("");
    await password.fill("a long secret");
    await username.fill("a long secret");
    await expect(password).toHaveAccessibleDescription("The password cannot be the same as the username");
  });
  await test.step("(§5) the confirmation has to be the password", async () => {
    const form = formOf(page, "Registration form");
    await fieldOf(form, "Password").fill("a long secret");
    await fieldOf(form, "Confirm password").fill("another");
    await fieldOf(form, "Confirm password").press("Tab");
    await expect(fieldOf(form, "Confirm password")).toHaveAccessibleDescription(noConfirm);
    await fieldOf(form, "Password").fill("another");
    await expect(fieldOf(form, "Confirm password")).toHaveAccessibleDescription("");
  });
});

/** One of each form, with another message than that of an empty field. `validation.test.ts` has all. */
const wrong: readonly (readonly [id: string, name: string, label: string, value: string, message: string])[] = [
  ["main", "Registration form", "Username", "mei", "The username must be more than 6 and less than 30 characters long"],
  ["contact", "Contact", "Title", "x".repeat(101), "The title must be less than 100 characters long"],
  ["movie", "Movie", "Trailer", "ftp://pallet.example/", "The trailer link is not valid"],
  ["profile", "Profile", "Email", "mei", "The email address is not valid"],
  ["toggling", "Toggling", "Mobile phone", "call me", "Digits only please"],
];

test("a user sends forms, also by keyboard, and loses nothing on the way", async ({ page }) => {
  await test.step("(§5) Button group: at most two languages", async () => {
    const form = await open(page, "button-group", "Button group");
    for (const name of ["English", "French", "German"]) await form.getByRole("checkbox", { name }).check();
    await submit(form);
    await expect(errorsOf(form)).toHaveText(["The gender is required", "Please choose 1 - 2 languages you can speak"]);
    await form.getByRole("checkbox", { name: "French" }).uncheck();
    await form.getByRole("radio", { name: "Female", exact: true }).check();
    await submit(form);
    await expect(form.getByRole("status")).toHaveText("Choices saved");
  });
  await test.step("a valid form is sent, announced, listed without its passwords, and can be filled in again", async () => {
    const form = await open(page, "main", "Registration form");
    const values = { "First name": "Mei", "Last name": "Tanaka", Username: "mei.tanaka", Email: "mei@example.org" };
    for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value);
    await fieldOf(form, "Password").fill("a long secret");
    await fieldOf(form, "Confirm password").fill("a long secret");
    await form.getByRole("group", { name: "Languages" }).getByRole("checkbox", { name: "Japanese" }).check();
    await submit(form);
    await expect(form.getByRole("status")).toContainText("Registration sent");
    await expect(form).toHaveAttribute("data-submitted", "true");
    await expect(sent(page).getByRole("listitem").first()).toContainText("Mei Tanaka");
    await expect(sent(page)).not.toContainText("a long secret");
    await form.getByRole("button", { name: "Fill in again" }).click();
    await expect(fieldOf(form, "First name")).toHaveValue("");
  });
  await test.step("a movie is sent by keyboard alone", async () => {
    const form = await open(page, "movie", "Movie");
    await fieldOf(form, "Title").focus();
    await page.keyboard.type("The Last Pallet");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Comedy");
    for (const text of [
      "Greta Sund",
      "Aldo Ricci",
      "Harbour Light",
      "https://a.example/",
      "https://b.example/",
      "Fine",
    ]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(form.getByRole("status")).toHaveText("Movie saved");
    await expect(sent(page).getByRole("listitem").first()).toContainText("The Last Pallet");
  });
  await test.step("(§5) Toggling: an error in the hidden part opens it", async () => {
    const form = await open(page, "toggling", "Toggling");
    const more = form.getByRole("button", { name: "More fields" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(fieldOf(form, "Home phone")).toBeHidden();
    await more.click();
    for (const label of ["First name", "Last name", "Company", "Job", "Department"]) {
      await fieldOf(form, label).fill("Something");
    }
    await fieldOf(form, "Mobile phone").fill("0655501000");
    await fieldOf(form, "Home phone").fill("at home");
    await form.getByRole("button", { name: "Fewer fields" }).press("Enter");
    await expect(fieldOf(form, "Home phone")).toHaveAccessibleDescription("Digits only please");
    await expect(fieldOf(form, "Home phone")).toBeVisible();
    await submit(form);
    await expect(fieldOf(form, "Home phone")).toBeFocused();
    await fieldOf(form, "Home phone").fill("");
    await form.getByRole("button", { name: "Fewer fields" }).click();
    await expect(fieldOf(form, "Home phone")).toBeHidden();
    await submit(form);
    await expect(form.getByRole("status")).toHaveText("Person saved");
  });
  await test.step("another tab loses nothing that was typed, and the address keeps the tab", async () => {
    await page.goto("#/form/bootstrap-validation");
    await fieldOf(formOf(page, "Registration form"), "First name").fill("Mei");
    await page.getByRole("tab", { name: "Contact" }).click();
    await fieldOf(formOf(page, "Contact"), "Title").fill("Prices");
    await expect(page).toHaveURL(/form=contact/);
    await page.getByRole("tab", { name: "Registration form" }).click();
    await expect(fieldOf(formOf(page, "Registration form"), "First name")).toHaveValue("Mei");
    await page.getByRole("tab", { name: "Contact" }).click();
    await expect(fieldOf(formOf(page, "Contact"), "Title")).toHaveValue("Prices");
    await expect(page.getByRole("region", { name: "Rules" })).toContainText("At most 500 characters");
    await page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });
});

const generic = (page: Page) => formOf(page, "Form validation");

/** In an order in which no result is that of the rule before. */
const rules: readonly (readonly [search: string, value: string, message: string | undefined])[] = [
  ["required=true", "", "This field is required"],
  ["email=true", "mei@example.org", undefined],
  ["email=true", "mei", "Please enter a valid email address"],
  ["email=true", "", undefined],
  ["minlength=3", "ab", "Please enter more characters"],
  ["minlength=3", "abc", undefined],
  ["maxlength=3", "abcd", "Please enter fewer characters"],
  ["required=true&message=Your%20code", "", "Your code"],
];

test("a user sets the rules of a field, and tries them", async ({ page }) => {
  await test.step("(§5) Generic: each rule has its message", async () => {
    for (const [search, value, message] of rules) {
      await test.step(`${search} with “${value}”: ${message ?? "valid"}`, async () => {
        const address = `#/form/validation?${search}`;
        if (!page.url().endsWith(address)) await page.goto(address);
        const field = fieldOf(generic(page), "Value");
        await field.fill(value);
        await generic(page).getByRole("button", { name: "Validate" }).click();
        if (message === undefined) await expect(generic(page).getByRole("status")).toHaveText("The value is valid");
        else await expect(field).toHaveAccessibleDescription(message);
        const state = message === undefined ? "valid" : "invalid";
        await expect(generic(page).locator("[data-field=value]")).toHaveAttribute("data-state", state);
      });
    }
  });
  await test.step("(§5) Generic: rules are set by keyboard, kept in the address, shown as a schema, and tried", async () => {
    await page.goto("#/form/validation");
    const form = generic(page);
    await form.getByRole("switch", { name: "Required" }).press("Space");
    await form.getByRole("switch", { name: "Email" }).press("Space");
    await form.getByRole("spinbutton", { name: "Minimum length" }).pressSequentially("8");
    await form.getByRole("spinbutton", { name: "Maximum length" }).pressSequentially("20");
    await fieldOf(form, "Custom message").pressSequentially("Your work address");
    await expect(page).toHaveURL(/required=true.*email=true.*minlength=8.*maxlength=20.*message=Your/);
    await expect(form.locator("pre")).toContainText('z.minLength(8, { error: "Your work address" })');
    const address = page.url();
    await page.goto("#/form/validation");
    await expect(form.getByRole("switch", { name: "Required" })).not.toBeChecked();
    await page.goto(address);
    await expect(form.getByRole("switch", { name: "Required" })).toBeChecked();
    await expect(form.getByRole("switch", { name: "Email" })).toBeChecked();
    await expect(form.getByRole("spinbutton", { name: "Minimum length" })).toHaveValue("8");
    await expect(form.getByRole("spinbutton", { name: "Maximum length" })).toHaveValue("20");
    await expect(fieldOf(form, "Custom message")).toHaveValue("Your work address");
    await fieldOf(form, "Value").pressSequentially("m@x.io");
    await page.keyboard.press("Enter");
    await expect(fieldOf(form, "Value")).toHaveAccessibleDescription("Your work address");
    await fieldOf(form, "Value").fill("mei@example.org");
    await page.keyboard.press("Enter");
    await expect(form.getByRole("status")).toHaveText("The value is valid");
    await expect(sent(page).getByRole("listitem").first()).toContainText("mei@example.org");
  });
  await test.step("rules that no value could meet are rejected at their field", async () => {
    await page.goto("#/form/validation?minlength=9&maxlength=3");
    const form = generic(page);
    const max = form.getByRole("spinbutton", { name: "Maximum length" });
    await expect(max).toHaveAccessibleDescription("Enter a number that is at least the minimum length");
    await form.getByRole("button", { name: "Validate" }).click();
    await expect(max).toBeFocused();
    await max.fill("many");
    await expect(max).toHaveAccessibleDescription("Enter a whole number");
    await max.fill("12");
    await expect(max).toHaveAccessibleDescription("");
  });
  await test.step("an example sets its rules and its value", async () => {
    await page.goto("#/form/validation");
    const form = generic(page);
    await form.getByRole("button", { name: "Try: Short title" }).click();
    await expect(fieldOf(form, "Value")).toBeFocused();
    await expect(fieldOf(form, "Value")).toHaveValue("Delivery before the holidays");
    await expect(form.getByRole("spinbutton", { name: "Maximum length" })).toHaveValue("20");
    await expect(page).toHaveURL(/maxlength=20/);
    await page.keyboard.press("Enter");
    await expect(fieldOf(form, "Value")).toHaveAccessibleDescription("Please enter fewer characters");
  });
});

test("errors fit a phone, in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of [
    ["#/form/validation?required=true", "Form validation"],
    ["#/form/bootstrap-validation?form=movie", "Bootstrap validation"],
  ] as const) {
    await page.goto(path);
    // Until then, the form of the screen before is there.
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(sent(page)).toBeVisible();
    await page.locator("button[type=submit]").click();
    await expect(page.locator("[data-state=invalid]").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await showLayout(page, { rightToLeft: true });
    await expectNoSidewaysScroll(page);
    await showLayout(page);
  }
});

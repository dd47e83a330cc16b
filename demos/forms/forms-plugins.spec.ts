import type { Page } from "@playwright/test";

import { type InlineFields, initialFields } from "#demos/inline-edit/contract.ts";

import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const choices = (page: Page) => page.getByRole("form", { name: "Choices" });
const sample = (page: Page) => page.getByRole("region", { name: "Inline edit" });
const valueOf = (page: Page, text: string) => sample(page).getByRole("button", { name: `Edit ${text}`, exact: true });
const list = (page: Page, name: string) => choices(page).getByRole("listbox", { name });

async function openPlugins(page: Page, search = "") {
  await page.goto(`#/form/plugins${search}`);
  await expect(choices(page).getByRole("combobox", { name: "Country" })).toBeVisible();
  await expect(sample(page).getByText("mei.tanaka")).toBeVisible();
}

test("a user makes choices by keyboard and with the mouse, saves and undoes them", async ({ page }) => {
  await openPlugins(page);
  await test.step("choices are saved together, restored after a reload, and undone", async () => {
    const form = choices(page);
    await form.getByLabel("Date", { exact: true }).fill("12/24/2026");
    await page.keyboard.press("Tab");
    await form.getByRole("combobox", { name: "Country" }).fill("germ");
    await page.getByRole("option", { name: "Germany" }).click();
    await form.getByLabel("Tags").fill("urgent");
    await page.keyboard.press("Enter");
    await form.getByLabel("Phone").pressSequentially("5550100199");
    await expect(form.getByLabel("Phone")).toHaveValue("(555) 010-0199");
    await form.getByRole("button", { name: "Save choices" }).click();
    await expect(alerts(page).getByText("Choices saved")).toBeVisible();
    await page.reload();
    await expect(form.getByRole("combobox", { name: "Country" })).toHaveValue("Germany");
    await expect(form.getByLabel("Date", { exact: true })).toHaveValue("12/24/2026");
    await expect(form.getByText("urgent")).toBeVisible();
    await form.getByRole("combobox", { name: "Country" }).fill("japan");
    await page.getByRole("option", { name: "Japan" }).click();
    await form.getByRole("button", { name: "Save choices" }).click();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(form.getByRole("combobox", { name: "Country" })).toHaveValue("Germany");
  });
  await test.step("the currency steps by 25 from 1000, within 5 and 2500 (§9)", async () => {
    const currency = choices(page).getByRole("spinbutton", { name: "Currency" });
    await expect(currency).toHaveValue("1,000");
    await choices(page).getByRole("button", { name: "Increase: Currency" }).click();
    await expect(currency).toHaveValue("1,025");
    await currency.press("ArrowDown");
    await currency.press("ArrowDown");
    await expect(currency).toHaveValue("975");
    await currency.press("End");
    await currency.press("ArrowUp");
    await expect(currency).toHaveValue("2,500");
    await currency.press("Home");
    await currency.press("ArrowDown");
    await expect(currency).toHaveValue("5");
    await currency.fill("2501");
    await currency.press("Enter");
    await expect(choices(page).getByText("The number is too large")).toBeVisible();
    await expect(currency).toBeFocused();
  });
  await test.step("the decimal steps by 0.01, and the slider has 0 to 1000 (§9)", async () => {
    const decimal = choices(page).getByRole("spinbutton", { name: "Decimal" });
    await decimal.press("ArrowUp");
    await decimal.press("ArrowUp");
    await decimal.press("ArrowUp");
    await expect(decimal).toHaveValue("0.03");
    const slider = choices(page).getByRole("slider", { name: "Slider", exact: true });
    await slider.press("End");
    await expect(slider).toHaveValue("1000");
    await slider.press("Home");
    await expect(slider).toHaveValue("0");
    await slider.press("ArrowRight");
    await expect(slider).toHaveValue("1");
    const from = choices(page).getByRole("slider", { name: "Range slider, from" });
    await from.press("End");
    await expect(from).toHaveValue("800");
  });
  await test.step("the dual list is used by keyboard alone", async () => {
    const [available, chosen] = [list(page, "Available"), list(page, "Chosen")];
    await expect(chosen.getByRole("option")).toHaveText(["Dashboard", "Calendar"]);
    const count = await available.getByRole("option").count();
    await available.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(available.getByRole("option", { selected: true })).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(chosen.getByRole("option")).toHaveCount(4);
    await expect(available).toBeFocused();
    await choices(page).getByRole("button", { name: "Remove all" }).press("Enter");
    await expect(chosen.getByRole("option")).toHaveCount(0);
    await choices(page).getByRole("searchbox", { name: "Filter: Available" }).fill("widg");
    await expect(available.getByRole("option")).toHaveText(["Widgets"]);
    await available.focus();
    await page.keyboard.press("Control+a");
    await choices(page).getByRole("button", { name: "Add", exact: true }).press("Enter");
    await expect(chosen.getByRole("option")).toHaveText(["Widgets"]);
    await choices(page).getByRole("searchbox", { name: "Filter: Available" }).fill("");
    await choices(page).getByRole("button", { name: "Add all" }).click();
    await expect(chosen.getByRole("option")).toHaveCount(count + 2);
  });
  await test.step("the modal is at most 600 px wide, and its answer is shown (§9)", async () => {
    const open = choices(page).getByRole("button", { name: "Open modal" });
    await open.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Leave a message" });
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Please enter your name")).toBeVisible();
    await dialog.getByLabel("Name").fill("Mei");
    await dialog.getByLabel("Message").fill("Thank you");
    await dialog.getByRole("button", { name: "Use answer" }).press("Enter");
    await expect(choices(page).getByText("Thank you")).toBeVisible();
    await expect(open).toBeFocused();
  });
  await test.step("a date is chosen in the calendar", async () => {
    const date = choices(page).getByLabel("Date", { exact: true });
    await date.fill("12/24/2026");
    await page.getByRole("button", { name: "December 25, 2026" }).click();
    await expect(date).toHaveValue("12/25/2026");
  });
});

test("a user edits values in place", async ({ page, server, request, allowConsoleErrors }) => {
  allowConsoleErrors(/409/);
  // As another window does.
  const write = async (values: Partial<InlineFields>) => {
    const headers = { origin: new URL(server.baseUrl).origin };
    const url = `${server.baseUrl}api/inline-edit.json`;
    const { version } = (await (await request.get(url)).json()) as { version: number };
    const written = await request.patch(url, { headers, data: { ...values, version } });
    expect(written.ok(), "the values are written").toBe(true);
  };
  await write(initialFields);
  await openPlugins(page);
  await test.step("Escape and Cancel restore a value, and errors stand in the editor", async () => {
    const value = valueOf(page, "username: mei.tanaka");
    await value.press("Enter");
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await expect(
      sample(page).getByText("The username must be more than 6 and less than 30 characters long"),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(value).toBeFocused();
    await value.click();
    await sample(page).getByRole("button", { name: "Cancel" }).click();
    await expect(value).toBeFocused();
  });
  await test.step("a value that another window has changed is asked about", async () => {
    await valueOf(page, "comments: Prefers calls in the morning").click();
    await sample(page).getByRole("textbox", { name: "Comments" }).fill("mine");
    await write({ comments: "theirs" });
    await page.keyboard.press("Control+Enter");
    const dialog = page.getByRole("alertdialog", { name: "The values were changed elsewhere" });
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(valueOf(page, "comments: mine")).toBeVisible();
  });
  await test.step("a value is edited in a popup by keyboard, and undone", async () => {
    await valueOf(page, "first name: Empty").press("Enter");
    const editor = sample(page).getByRole("dialog", { name: "Edit first name" });
    await expect(editor.getByLabel("First name")).toBeFocused();
    await page.keyboard.type("Robin");
    await page.keyboard.press("Enter");
    await expect(valueOf(page, "first name: Robin")).toBeFocused();
    await valueOf(page, "first name: Robin").click();
    await editor.getByLabel("First name").fill("Mei");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(valueOf(page, "first name: Mei")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(valueOf(page, "first name: Robin")).toBeVisible();
  });
  await test.step("Validate shows the error at its value until it is corrected", async () => {
    await sample(page).getByRole("button", { name: "Edit first name" }).click();
    await sample(page).getByRole("textbox", { name: "First name" }).fill("");
    await page.keyboard.press("Enter");
    await expect(valueOf(page, "first name: Empty")).toBeFocused();
    await sample(page).getByRole("button", { name: "Validate" }).click();
    const message = "The first name is required and cannot be empty";
    await expect(valueOf(page, "first name: Empty")).toHaveAccessibleDescription(message);
    await expect(sample(page).getByRole("status")).toHaveText("1 field to correct");
    await valueOf(page, "first name: Empty").click();
    await page.keyboard.type("Mei");
    await page.keyboard.press("Enter");
    await expect(sample(page).getByRole("status")).toHaveText("All fields are valid");
  });
  await test.step("the popup stays on a phone's screen, in both directions", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const rightToLeft of [false, true]) {
      await showLayout(page, { rightToLeft });
      await valueOf(page, "username: mei.tanaka").click();
      const popup = sample(page).getByRole("dialog");
      const box = await popup.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
    }
    await showLayout(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("values are edited in place in inline mode, are plain text when editing is off (§4), and are kept after a reload", async () => {
    await sample(page).getByRole("switch", { name: "Inline mode" }).press("Space");
    await expect(page).toHaveURL(/mode=inline/);
    await valueOf(page, "group: Admin").click();
    await expect(sample(page).getByRole("dialog")).toHaveCount(0);
    await expect(sample(page).getByRole("combobox", { name: "Group" }).getByRole("option")).toHaveText([
      "Guest",
      "Service",
      "Customer",
      "Operator",
      "Support",
      "Admin",
    ]);
    await sample(page).getByRole("combobox", { name: "Group" }).selectOption("Operator");
    await page.keyboard.press("Enter");
    await expect(valueOf(page, "group: Operator")).toBeFocused();
    await valueOf(page, "permissions: Customer and Support").click();
    await sample(page).getByRole("checkbox", { name: "Guest" }).check();
    await sample(page).getByRole("button", { name: "Save" }).click();
    await expect(valueOf(page, "permissions: Guest, Customer, and Support")).toBeFocused();
    await sample(page).getByRole("switch", { name: "Enable editing" }).press("Space");
    await expect(sample(page).getByRole("button", { name: /^Edit/ })).toHaveCount(0);
    await page.reload();
    await expect(sample(page).getByText("Guest, Customer, and Support")).toBeVisible();
    await expect(sample(page).getByRole("button", { name: /^Edit/ })).toHaveCount(0);
    await expect(sample(page).getByText("Mei", { exact: true })).toBeVisible();
  });
});

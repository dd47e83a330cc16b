import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const form = (page: Page, name: string) => page.getByRole("form", { name, exact: true });

async function open(page: Page) {
  await page.goto("#/form/bootstrap-forms");
  await expect(form(page, "Stacked")).toBeVisible();
}

test("a user sends the samples, on a wide page and on a phone", async ({ page }) => {
  await open(page);
  await test.step("the button of the inline form stands in the line of its fields", async () => {
    const sample = form(page, "Inline");
    const field = await sample.getByLabel("Email").boundingBox();
    const button = await sample.getByRole("button", { name: "Sign up" }).boundingBox();
    expect(Math.abs((field?.y ?? 0) - (button?.y ?? 99))).toBeLessThanOrEqual(1);
  });
  await test.step("errors stand at the fields, and the server's receipt is shown without the password", async () => {
    for (const name of ["Stacked", "Horizontal", "Inline", "Sizes and help"]) {
      await test.step(name, async () => {
        const sample = form(page, name);
        await sample.getByLabel("Email").focus();
        await page.keyboard.press("Enter");
        await expect(sample.getByLabel("Email")).toBeFocused();
        await expect(sample.getByLabel("Email")).toHaveAccessibleDescription(/Please enter your email address/);
        await sample.getByLabel("Email").fill("mei@example.org");
        await sample.getByLabel("Password", { exact: true }).fill("kite-4821");
        await page.keyboard.press("Enter");
        await expect(sample.getByRole("status")).toContainText("mei@example.org");
        await expect(sample.getByRole("status")).toContainText("Checked, not stored");
        await expect(sample.getByRole("status")).not.toContainText("kite-4821");
      });
    }
  });
  await test.step("every button that is joined to a field works", async () => {
    const sample = form(page, "Add-ons");
    await sample.getByRole("button", { name: "Generate a code" }).click();
    await expect(sample.getByLabel("Invitation code")).toHaveValue(/^[\dA-F]{8}$/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await sample.getByRole("button", { name: "Copy the code" }).click();
    await expect(page.getByRole("region", { name: "Alerts" }).getByText("Code copied")).toBeVisible();

    await sample.getByRole("textbox", { name: "Search cities" }).fill("osa");
    await expect(sample.getByRole("radio")).toHaveCount(1);
    await sample.getByRole("button", { name: "Clear: Search cities" }).click();
    await expect(sample.getByRole("radio")).toHaveCount(6);

    const password = sample.getByRole("textbox", { name: "Password" });
    await password.fill("kite-4821");
    await sample.getByRole("button", { name: "Show password: Password" }).click();
    await expect(password).toHaveAttribute("type", "text");

    await sample.getByLabel("Address of the shop").fill("Oak chairs");
    await sample.getByRole("button", { name: "Open shop" }).click();
    await expect(sample.getByLabel("Address of the shop")).toBeFocused();
    await sample.getByLabel("Address of the shop").fill("oak-chairs");
    await sample.getByRole("spinbutton", { name: "Budget" }).fill("2500");
    await sample.getByRole("radio", { name: "Osaka" }).check();
    await sample.getByRole("button", { name: "Open shop" }).click();
    await expect(sample.getByRole("status")).toContainText("oak-chairs");
  });
  await test.step("a fieldset is disabled until its switch is on, and is then required", async () => {
    const sample = form(page, "Fieldsets");
    await expect(sample.getByLabel("Street")).toBeDisabled();
    await sample.getByLabel("Name").fill("Mei");
    await sample.getByRole("switch", { name: "Deliver to another address" }).check();
    await sample.getByRole("button", { name: "Save delivery" }).click();
    await expect(sample.getByLabel("Street")).toBeFocused();
    await sample.getByLabel("Street").fill("1-2-3 Umeda");
    await sample.getByLabel("City").fill("Osaka");
    await sample.getByRole("button", { name: "Save delivery" }).click();
    await expect(sample.getByRole("status")).toContainText("1-2-3 Umeda");
  });
  await test.step("a sample shows its source", async () => {
    await page.getByRole("button", { name: /^Source\s?: Inline$/ }).click();
    await expect(page.getByRole("region", { name: "Source of Inline" })).toContainText("export function Inline()");
  });
  await test.step("the samples fit a phone, in both directions", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await showLayout(page, { rightToLeft: true });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
});

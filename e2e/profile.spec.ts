import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";

// In order, because the tests change the same profile.
test.describe.configure({ mode: "default" });

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const details = (page: Page) => page.getByRole("region", { name: "Details" });
const pencil = (page: Page, label: string) => details(page).getByRole("button", { name: `Edit ${label}` });
const field = (page: Page, label: string) => details(page).getByRole("textbox", { name: label });

async function openProfile(page: Page) {
  await page.goto("#/profile");
  await expect(pencil(page, "Job")).toBeVisible();
}

test("details are edited in place, checked, kept and undone", async ({ page }) => {
  await openProfile(page);

  await test.step("a detail is edited in place, saved with Enter, and kept after a reload", async () => {
    await pencil(page, "Job").press("Enter");
    await expect(field(page, "Job")).toBeFocused();
    await field(page, "Job").fill("  Head of <everything>  ");
    await page.keyboard.press("Enter");
    await expect(pencil(page, "Job")).toBeFocused();
    await expect(details(page).getByText("Head of <everything>")).toBeVisible();
    await page.reload();
    await expect(details(page).getByText("Head of <everything>")).toBeVisible();
  });

  await test.step("Escape cancels the edit of a detail", async () => {
    await pencil(page, "Company").click();
    const before = await field(page, "Company").inputValue();
    await field(page, "Company").fill("Somewhere else");
    await page.keyboard.press("Escape");
    await expect(pencil(page, "Company")).toBeFocused();
    await expect(details(page).getByText(before, { exact: true })).toBeVisible();
  });

  await test.step("invalid input shows an error at its field and is kept", async () => {
    await pencil(page, "Phone").click();
    await field(page, "Phone").fill("call me");
    await details(page).getByRole("button", { name: "Save" }).click();
    await expect(field(page, "Phone")).toHaveAccessibleDescription("Digits only please");
    await expect(field(page, "Phone")).toHaveValue("call me");
    await expect(field(page, "Phone")).toBeFocused();
    await page.keyboard.press("Escape");
    await pencil(page, "First name").click();
    await field(page, "First name").fill(" ");
    await page.keyboard.press("Enter");
    await expect(field(page, "First name")).toHaveAccessibleDescription(
      "The first name is required and cannot be empty",
    );
    await page.keyboard.press("Escape");
  });

  await test.step("a changed detail is undone by the alert, and several with Ctrl+Z, also from another screen", async () => {
    const change = async (label: string, value: string) => {
      await pencil(page, label).click();
      const before = await field(page, label).inputValue();
      await field(page, label).fill(value);
      await page.keyboard.press("Enter");
      await expect(details(page).getByText(value, { exact: true })).toBeVisible();
      return before;
    };
    const company = await change("Company", "Elsewhere Ltd.");
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(details(page).getByText(company, { exact: true })).toBeVisible();
    const location = await change("Location", "Lagos");
    await change("Location", "Lisbon");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(details(page).getByText("Lagos", { exact: true })).toBeVisible();
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(
      alerts(page)
        .getByText(/^Undone: /)
        .first(),
    ).toBeVisible();
    await openProfile(page);
    await expect(details(page).getByText(location, { exact: true })).toBeVisible();
  });
});

test("a detail that could not be saved stays in its field, and can be saved again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/, /ApiError/);
  // Before the page is opened: a request right after the first `route` of a page may not be intercepted.
  await page.route("**/api/profile.json", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await openProfile(page);
  await pencil(page, "Location").click();
  await field(page, "Location").fill("Rotterdam");
  await page.keyboard.press("Enter");
  await expect(alerts(page).getByRole("alert").first()).toBeVisible();
  await expect(field(page, "Location")).toHaveValue("Rotterdam");
  await expect(field(page, "Location")).toHaveAccessibleDescription("The change could not be saved. Try again.");
  await page.unroute("**/api/profile.json");
  await page.keyboard.press("Enter");
  await expect(details(page).getByText("Rotterdam")).toBeVisible();
});

/** An image of one pixel. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a picture is previewed, zoomed and uploaded, and discarded only after a question", async ({ page }) => {
  await openProfile(page);

  await test.step("the shared demo account says why its password cannot be changed, has no form for it, and lists only this device", async () => {
    const card = page.getByRole("region", { name: "Security" });
    await expect(card).toContainText("This demo account is shared");
    await expect(card.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Change password" })).toHaveCount(0);
    const devices = page.getByRole("region", { name: "Signed-in devices" });
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(devices.getByText("This device")).toBeVisible();
  });

  await test.step("a file that is not a picture shows an error and opens no dialog", async () => {
    await page
      .getByLabel("Choose a picture")
      .setInputFiles({ name: "letter.png", mimeType: "image/png", buffer: Buffer.from("Dear Sir or Madam") });
    await expect(alerts(page).getByText(/Choose a PNG, JPEG, GIF or WebP picture/)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Your picture" })).toBeHidden();
  });

  await test.step("a cropped picture is discarded only after a question", async () => {
    await page.getByLabel("Choose a picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: dot });
    const dialog = page.getByRole("dialog", { name: "Your picture" });
    await dialog.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("a picture is previewed, zoomed, uploaded, and shown on the profile", async () => {
    const head = page.getByRole("banner");
    await page.getByLabel("Choose a picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: dot });
    const dialog = page.getByRole("dialog", { name: "Your picture" });
    await expect(dialog.getByRole("img", { name: "Picture preview" })).toBeVisible();
    await dialog.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
    await expectNoAxeViolations(page, "the dialog of the picture");
    const sent = page.waitForResponse((answer) => answer.url().includes("/profile/picture"));
    await dialog.getByRole("button", { name: "Use picture" }).click();
    expect((await sent).ok()).toBe(true);
    await expect(dialog).toBeHidden();
    const picture = page.getByRole("region", { name: "Account" }).locator("img").first();
    await expect(picture).toHaveAttribute("src", /pictures\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
    await expect(head).toBeVisible();
  });
});

test("saving a detail that another window has changed asks which value to keep", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await page.goto("#/profile");
  await page.getByRole("button", { name: "Edit Location" }).click();
  const field = page.getByRole("textbox", { name: "Location" });
  await field.fill("Oslo");
  const { version } = (await (await page.request.get("api/profile.json")).json()) as { version: number };
  await page.request.patch("api/profile.json", { data: { location: "Bergen", job: "Pilot", version } });
  await expect(page.getByText("Pilot").first()).toBeVisible();
  await field.press("Enter");
  const conflict = page.getByRole("alertdialog", { name: "Your details were changed elsewhere" });
  await expect(conflict.getByRole("row", { name: "Location Oslo Bergen" })).toBeVisible();
  await conflict.getByRole("button", { name: "Use theirs" }).click();
  await expect(field).toBeHidden();
  await expect(page.getByRole("definition").filter({ hasText: "Bergen" })).toBeVisible();
});

import type { Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";

test.use({ serverFor: "documents" });

const rich = (page: Page) => page.getByRole("textbox", { name: "Rich text" });
const markdown = (page: Page) => page.getByRole("textbox", { name: "Markdown" });
const code = (page: Page) => page.getByRole("textbox", { name: "Source code" });
const text = (page: Page) => page.getByRole("textbox", { name: "Document text" });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved$/ });

/** Begins a new document on the page editor, and waits until it is shown. */
async function beginPage(page: Page, title: string) {
  await page.goto("#/ckeditor");
  await page.getByRole("button", { name: "New document" }).first().click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await text(page).click();
}

test("the editor of formatted text is 380 px high, and what is typed survives a reload (§9)", async ({ page }) => {
  await page.goto("#/form/editors");
  await expect(rich(page)).toHaveCSS("height", "380px");
  await rich(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Typed words.");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(rich(page)).toContainText("Typed words.");
});

test("text that was not saved yet survives an immediate reload", async ({ page }) => {
  await page.goto("#/form/editors");
  await markdown(page).fill("Not saved yet");
  await page.reload();
  await expect(markdown(page)).toHaveValue("Not saved yet");
});

test("a failed save keeps the text and is repeated", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /ERR_/);
  await page.goto("#/form/editors");
  await expect(markdown(page)).toBeVisible();
  await page.route("**/api/documents.json/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Try again in a moment." } })
      : route.continue(),
  );
  await markdown(page).fill("Kept through a failure");
  await expect(page.getByText("Not saved. Trying again soon.")).toBeVisible();
  await page.unroute("**/api/documents.json/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(markdown(page)).toHaveValue("Kept through a failure");
});

test("the Markdown preview is formatted, and runs nothing", async ({ page }) => {
  await page.goto("#/form/editors");
  await markdown(page).fill('## Plan\n\n**now** <img src="x" onerror="document.title=1"> [x](javascript:alert(1))');
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Plan" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("now");
  await expect(preview.locator("img, [onerror], a[href]")).toHaveCount(0);
});

test("keys mark the selected Markdown", async ({ page }) => {
  await page.goto("#/form/editors");
  await markdown(page).fill("word");
  await markdown(page).press("Control+a");
  await page.keyboard.press("Control+b");
  await expect(markdown(page)).toHaveValue("**word**");
  await page.keyboard.press("Control+k");
  await expect(markdown(page)).toHaveValue("**[word](https://)**");
});

test("Tab indents code by two spaces, and Escape and Tab leave the editor (§9)", async ({ page }) => {
  await page.goto("#/form/editors");
  await code(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a");
  await expect(code(page).locator(".cm-line")).toHaveText("  a");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Programming language" })).toBeFocused();
});

test("two windows that change the same text are told of the conflict", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await beginPage(page, "Shared");
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await text(second).click();
  await second.keyboard.type("Theirs");
  await expect(saved(second)).toBeVisible();
  await text(page).click();
  await page.keyboard.type("Mine");
  const conflict = page.getByRole("alertdialog", { name: "This document was changed elsewhere" });
  await expect(conflict.getByRole("row", { name: "Text Mine Theirs" })).toBeVisible();
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(text(page)).toHaveText("Theirs");
});

test("a page has headings, a table and a link by keyboard, and counts words", async ({ page }) => {
  await beginPage(page, "By keyboard");
  await page.getByRole("combobox", { name: "Paragraph style" }).selectOption("Heading 2");
  await page.keyboard.type("Three short words");
  await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("Three short words");
  await expect(page.getByText("Words: 3", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Table", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Insert table" }).press("Enter");
  await expect(text(page).getByRole("row")).toHaveCount(3);
  await page.keyboard.type("Cell");
  await page.getByRole("button", { name: "Table", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Insert row below" }).press("Enter");
  await expect(text(page).getByRole("row")).toHaveCount(4);
  await page.getByRole("button", { name: "Link", exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Link address" }).fill("example.org");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("link", { name: "example.org" })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page).getByRole("row")).toHaveCount(4);
  await expect(text(page).getByRole("link")).toHaveAttribute("href", "https://example.org");
});

test("an image is inserted with its alternative text", async ({ page }) => {
  await beginPage(page, "With an image");
  await page.getByRole("button", { name: "Insert image" }).click();
  const dialog = page.getByRole("dialog", { name: "Insert image" });
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await dialog
    .getByLabel("Image file")
    .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
  await dialog.getByRole("textbox", { name: "Alternative text" }).fill("A dot");
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
});

test("a deleted document is restored by Undo", async ({ page }) => {
  await beginPage(page, "Deleted by mistake");
  await page.keyboard.type("Precious");
  await page.getByRole("button", { name: "Delete document" }).click();
  await expect(page.getByRole("button", { name: /^Deleted by mistake/ })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(text(page)).toHaveText("Precious");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Deleted by mistake");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("tabs switch between Markdown and its preview", async ({ page }) => {
    await page.goto("#/form/editors");
    await markdown(page).fill("*text*");
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: "Preview" }).locator("em")).toHaveText("text");
    await page.getByRole("tab", { name: "Write" }).click();
    await expect(markdown(page)).toHaveValue("*text*");
  });
});

test("code is laid out from left to right where the page is from right to left", async ({ page, setUp }) => {
  await setUp({ language: "ar" });
  await page.goto("#/form/editors");
  await expect(page.locator(".cm-editor")).toHaveCSS("direction", "ltr");
});

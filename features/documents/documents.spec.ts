import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { copied, paste } from "#e2e/support/paste.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const rich = (page: Page) => page.getByRole("textbox", { name: "Rich text" });
const markdown = (page: Page) => page.getByRole("textbox", { name: "Markdown" });
const code = (page: Page) => page.getByRole("textbox", { name: "Source code" });
const saved = (page: Page, title: string) =>
  page
    .locator("header")
    .filter({ hasText: title })
    .getByRole("status")
    .filter({ hasText: /^Saved$/ });

test("what is typed into the editors is kept, through a failure and reloads", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /ERR_/);
  await page.goto("#/form/editors");

  await test.step("the editor of formatted text is 380 px high (§9)", async () => {
    await expect(rich(page)).toHaveCSS("height", "380px");
    await rich(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Typed words.");
    await page.keyboard.press("Enter");
    for (const name of ["excel-cells", "word-list"]) await paste(rich(page), { html: copied(name) });
    await expect(saved(page, "Rich text")).toBeVisible();
  });

  await test.step("a failed save keeps the text and is repeated", async () => {
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
    await expect(saved(page, "Markdown")).toBeVisible();
  });

  await test.step("what was typed survives a reload (§9)", async () => {
    await page.reload();
    await expect(rich(page)).toContainText("Typed words.");
    await expect(rich(page).getByRole("cell", { name: "1,249.74" })).toBeVisible();
    await expect(markdown(page)).toHaveValue("Kept through a failure");
  });

  await test.step("text that was not saved yet survives an immediate reload", async () => {
    await markdown(page).fill("Not saved yet");
    await page.reload();
    await expect(markdown(page)).toHaveValue("Not saved yet");
  });
});

test("the text is never missing below the toolbar while the editor loads", async ({ page }) => {
  // React shows a part at the earliest 300 ms after its placeholder. The library destroys editors that wait for that.
  await page.route("**/assets/rich-editor-*.js", async (route) => {
    await page.getByRole("status", { name: "Loading" }).first().waitFor();
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isMissing = document.querySelector("[aria-label=Formatting]") && !document.querySelector(".ProseMirror");
      if (isMissing) document.documentElement.dataset["missing"] = "true";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("#/form/editors");
  await expect(rich(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-missing");
});

test("keys format Markdown and code, and the preview runs nothing", async ({ page }) => {
  await page.goto("#/form/editors");

  await test.step("the Markdown preview is formatted, and runs nothing", async () => {
    await markdown(page).fill('## Plan\n\n**now** <img src="x" onerror="document.title=1"> [x](javascript:alert(1))');
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Plan" })).toBeVisible();
    await expect(preview.locator("strong")).toHaveText("now");
    await expect(preview.locator("img, [onerror], a[href]")).toHaveCount(0);
  });

  await test.step("keys mark the selected Markdown", async () => {
    await markdown(page).fill("word");
    await markdown(page).press("Control+a");
    await page.keyboard.press("Control+b");
    await expect(markdown(page)).toHaveValue("**word**");
    await page.keyboard.press("Control+k");
    await expect(markdown(page)).toHaveValue("**[word](https://)**");
  });

  await test.step("Tab indents code by two spaces, and Escape and Tab leave the editor (§9)", async () => {
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

  await test.step("on a phone, tabs switch between Markdown and its preview", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await markdown(page).fill("*text*");
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: "Preview" }).locator("em")).toHaveText("text");
    await page.getByRole("tab", { name: "Write" }).click();
    await expect(markdown(page)).toHaveValue("*text*");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("code is laid out from left to right where the page is from right to left", async () => {
    await showLayout(page, { rightToLeft: true });
    await expect(page.locator(".cm-editor")).toHaveCSS("direction", "ltr");
  });
});

import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { copied, paste } from "#e2e/support/paste.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Document text" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const images = (page: Page) => text(page).locator("img");
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved$/ });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

type SentFile = { readonly name: string; readonly type: string; readonly base64: string };

const dot: SentFile = {
  name: "dot.png",
  type: "image/png",
  base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
const notes: SentFile = { name: "notes.txt", type: "text/plain", base64: btoa("Not a picture") };

/** Begins a new document on the page editor, and waits until it is shown. */
async function beginPage(page: Page, name: string) {
  await page.goto("#/ckeditor");
  await page.getByRole("button", { name: "New document" }).first().click();
  await expect(page).toHaveURL(/document=/);
  await expect(title(page)).toHaveValue("");
  await title(page).fill(name);
  await text(page).click();
}

/** Opens a document that was stored through the API. */
async function openPage(page: Page, baseUrl: string, body: string) {
  const id = crypto.randomUUID();
  const response = await page.request.post("api/documents.json", {
    headers: { origin: new URL(baseUrl).origin },
    // With a title, so that it is told from a new document.
    data: { id, kind: "page", title: "Stored", body },
  });
  expect(response.ok()).toBe(true);
  await page.goto(`#/ckeditor?document=${id}`);
}

/** Pastes files at the cursor, or drops them on the middle of the text's first paragraph. */
const send = (page: Page, way: "paste" | "drop", files: readonly SentFile[], html = "") =>
  text(page).evaluate(
    (editor, sent) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of sent.files) {
        data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0)], name, { type }));
      }
      if (sent.html !== "") data.setData("text/html", sent.html);
      const options = { bubbles: true, cancelable: true };
      const { left = 0, top = 0, width = 0, height = 0 } = editor.querySelector("p")?.getBoundingClientRect() ?? {};
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      editor.dispatchEvent(
        sent.way === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, ...place, dataTransfer: data }),
      );
    },
    { way, files, html },
  );

/** Opens another document of the list. */
const openEntry = async (page: Page, name: string) => {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(title(page)).toHaveValue(name);
};

test("a page is written by keyboard, and kept", async ({ page }) => {
  await test.step("the toolbar is one Tab stop, and the arrow keys move between its tools", async () => {
    await beginPage(page, "By arrow keys");
    const style = page.getByRole("combobox", { name: "Paragraph style" });
    await title(page).press("Shift+Tab");
    await expect(style).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Bold text")).toBeFocused();
    // Nothing can be undone yet, so that the last two tools are disabled.
    await page.keyboard.press("End");
    await expect(tool(page, "Table")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(style).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(tool(page, "Table")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(title(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "Table")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(style).toBeFocused();
  });

  await test.step("the vertical arrow keys choose the style of the paragraph, and the toolbar keeps the focus", async () => {
    await beginPage(page, "By arrow keys");
    await page.keyboard.type("A heading");
    const style = page.getByRole("combobox", { name: "Paragraph style" });
    await title(page).press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("A heading");
    await expect(style).toBeFocused();
    await expect(style.locator("option:checked")).toHaveText("Heading 2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(text(page)).toBeFocused();
    await page.keyboard.type("!");
    await expect(text(page).locator("em")).toHaveText("!");
  });

  await test.step("a page has headings, a table and a link by keyboard, and counts words", async () => {
    await beginPage(page, "By keyboard");
    await page.getByRole("combobox", { name: "Paragraph style" }).selectOption("Heading 2");
    await page.keyboard.type("Three short words");
    await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("Three short words");
    await expect(page.getByText("3 words", { exact: true })).toBeVisible();
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
  });

  await test.step("what was written is there after a reload", async () => {
    await page.reload();
    await expect(text(page).getByRole("row")).toHaveCount(4);
    await expect(text(page).getByRole("link")).toHaveAttribute("href", "https://example.org");
  });

  await test.step("from right to left, the left arrow key moves forwards", async () => {
    await beginPage(page, "Mirrored");
    await showLayout(page, { rightToLeft: true });
    await title(page).press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(tool(page, "Bold text")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("combobox", { name: "Paragraph style" })).toBeFocused();
  });
});

test("images are inserted, pasted and dropped into a page, and kept", async ({ page, server }) => {
  await test.step("an image is inserted with its alternative text", async () => {
    await beginPage(page, "With an image");
    await page.getByRole("button", { name: "Insert image" }).click();
    const dialog = page.getByRole("dialog", { name: "Insert image" });
    await dialog
      .getByLabel("Image file")
      .setInputFiles({ name: "dot.png", mimeType: dot.type, buffer: Buffer.from(dot.base64, "base64") });
    await dialog.getByRole("textbox", { name: "Alternative text" }).fill("A dot");
    await dialog.getByRole("button", { name: "Insert image" }).click();
    await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });

  await test.step("a pasted image keeps the text around it, and is described afterwards", async () => {
    await beginPage(page, "With a pasted image");
    await page.keyboard.type("Before");
    await send(page, "paste", [dot]);
    await expect(images(page)).toHaveCount(1);
    await page.keyboard.type("After");
    await expect(text(page).locator("p")).toHaveText(["Before", "After"]);
    await images(page).click();
    await tool(page, "Describe image").click();
    const dialog = page.getByRole("dialog", { name: "Describe image" });
    await expect(dialog.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
    await page.keyboard.type("A dot");
    await page.keyboard.press("Enter");
    await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
    await expect(tool(page, "Describe image")).toHaveAttribute("aria-pressed", "true");
    await expect(saved(page)).toBeVisible();
  });

  await test.step("both are there after a reload", async () => {
    await page.reload();
    await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
    await expect(text(page).locator("p").first()).toHaveText("Before");
    await openEntry(page, "With an image");
    await expect(text(page).getByRole("img", { name: "A dot" })).toBeVisible();
  });

  await test.step("dropped images come after the paragraph below the pointer", async () => {
    await beginPage(page, "With dropped images");
    await page.keyboard.type("First");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Second");
    await send(page, "drop", [dot, dot]);
    await expect(images(page)).toHaveCount(2);
    await expect(text(page).locator("p + img + img + p")).toHaveText("Second");
    await expect(text(page).locator("p")).toHaveText(["First", "Second"]);
  });

  await test.step("a file that is no image is explained, and the others are inserted", async () => {
    await beginPage(page, "With a file");
    await page.keyboard.type("Kept");
    await send(page, "drop", [notes, dot]);
    await expect(alerts(page).getByText(/^Not inserted: .*notes\.txt/)).toBeVisible();
    await expect(alerts(page).getByText("Choose a PNG, JPEG, GIF or WebP image")).toBeVisible();
    await expect(images(page)).toHaveCount(1);
    await expect(text(page).locator("p").first()).toHaveText("Kept");
  });

  await test.step("text from a word processor is pasted without the picture of it", async () => {
    await beginPage(page, "From a word processor");
    await send(page, "paste", [dot], "<p>Written <b>elsewhere</b></p>");
    await expect(text(page).locator("strong")).toHaveText("elsewhere");
    await expect(images(page)).toHaveCount(0);
    await paste(text(page), { html: copied("google-docs") });
    await expect(alerts(page).getByText("Save the picture on your device and insert it as a file.")).toBeVisible();
    await expect(images(page)).toHaveCount(0);
  });

  await test.step("an image for which the document has no room is explained", async () => {
    const large = `<img src="data:image/png;base64,${"A".repeat(199_948)}" alt="">`;
    await openPage(page, server.baseUrl, large.repeat(4));
    await expect(images(page)).toHaveCount(4);
    await send(page, "paste", [dot]);
    await expect(alerts(page).getByText("There is no room for this image.")).toBeVisible();
    await expect(images(page)).toHaveCount(4);
  });
});

test("two windows that change the same text are told of the conflict, and take theirs or keep mine", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  const conflict = page.getByRole("alertdialog", { name: "This document was changed elsewhere" });
  await beginPage(page, "Shared");
  await expect(saved(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  const write = async (window: Page, words: string) => {
    await text(window).click();
    await window.keyboard.press("Control+End");
    await window.keyboard.type(words);
  };

  await test.step("theirs replaces mine", async () => {
    await write(second, "Theirs");
    await expect(saved(second)).toBeVisible();
    await write(page, "Mine");
    await expect(conflict.getByRole("row", { name: "Text Mine Theirs" })).toBeVisible();
    await conflict.getByRole("button", { name: "Use theirs" }).click();
    await expect(text(page)).toHaveText("Theirs");
  });

  await test.step("in a conflict, one's own text can be kept", async () => {
    const isSaved = whenAnswered(second, "PATCH");
    await write(second, " again");
    await isSaved;
    await write(page, " and mine");
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect(conflict).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await second.reload();
    await expect(text(second)).toHaveText("Theirs and mine");
  });
});

test("leaving asks if the text cannot be saved, and staying keeps it", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/);
  await beginPage(page, "Not saved");
  await expect(saved(page)).toBeVisible();
  await page.route("**/api/documents.json/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Try again in a moment." } })
      : route.continue(),
  );
  await page.keyboard.type("Half a page");
  const home = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Home" });
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await home.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(text(page)).toHaveText("Half a page");
  await page.reload();
  await expect(text(page)).toHaveText("Half a page");
  await home.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/#\/home/);
});

test("a deleted document is restored by Undo, whether it was open or not", async ({ page }) => {
  await test.step("a deleted document is restored by Undo", async () => {
    await beginPage(page, "Deleted by mistake");
    await page.keyboard.type("Precious");
    await page.getByRole("button", { name: "Delete document" }).click();
    await expect(page.getByRole("button", { name: /^Deleted by mistake/ })).toBeHidden();
    const offer = page
      .getByRole("region", { name: "Alerts" })
      .getByRole("status")
      .filter({ hasText: "Document deleted" });
    await offer.getByRole("button", { name: "Undo" }).click();
    await expect(text(page)).toHaveText("Precious");
    await expect(title(page)).toHaveValue("Deleted by mistake");
  });

  await test.step("a document that is not open is deleted by its context menu, and restored beside the open one", async () => {
    await beginPage(page, "Put aside");
    await beginPage(page, "Open now");
    const entry = page.getByRole("button", { name: /^Put aside/ });
    await entry.click({ button: "right" });
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(entry).toBeHidden();
    await expect(title(page)).toHaveValue("Open now");
    const offer = page.getByRole("region", { name: "Alerts" }).getByRole("status").filter({ hasText: "Put aside" });
    await offer.getByRole("button", { name: "Undo" }).click();
    await expect(entry).toBeVisible();
    await expect(title(page)).toHaveValue("Open now");
  });
});

test("an editor that the library destroys before its first render ends is replaced", async ({ page, server }) => {
  // Of the library's timers, the first fires at once, as it does during a slow render.
  await page.addInitScript(() => {
    const setLater = globalThis.setTimeout;
    let hasFired = false;
    globalThis.setTimeout = ((work: () => void, delay?: number) => {
      if (hasFired || !String(work).includes("isComponentMounted")) return setLater(work, delay);
      hasFired = true;
      work();
      return 0;
    }) as typeof setTimeout;
  });
  await openPage(page, server.baseUrl, "<h2>Plan</h2><p>Three more words</p>");
  await expect(page.getByText("4 words", { exact: true })).toBeVisible();
  await text(page).getByRole("heading", { name: "Plan" }).click();
  await expect(page.getByRole("combobox", { name: "Paragraph style" })).not.toHaveValue("0");
});

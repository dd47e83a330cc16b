import { readFile, writeFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { office } from "#office";

import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const resumable = "**/api/plug/resumable**";

const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" });
const upload = (page: Page, name: string) => uploads(page).getByRole("listitem").filter({ hasText: name });
const files = (page: Page) => page.getByRole("list", { name: "Stored files" });
const stored = (page: Page, name: string) => files(page).getByRole("listitem").filter({ hasText: name });
const button = (place: Locator, name: string) => place.getByRole("button", { name });

const open = async (page: Page, query = "") => {
  await page.goto(`#/form/dropzone${query}`);
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
};

const textFile = (name: string, content = "hello", mimeType = "text/plain") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function choose(page: Page, chosen: readonly ReturnType<typeof textFile>[]) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles([...chosen]);
}

/** Drops or pastes a file that the page itself makes. */
const transfer = (page: Page, kind: "drop" | "paste", name: string) =>
  page.getByRole("group", { name: "Drop zone" }).evaluate(
    (area, [type, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File([`by ${type}`], fileName ?? "", { type: "text/plain" }));
      const event =
        type === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      area.dispatchEvent(event);
    },
    [kind, name] as const,
  );

test("a user uploads files in every way, and is told of what fails", async ({ page, context, allowConsoleErrors }) => {
  allowConsoleErrors(/413/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await test.step("the area shows that files are dragged over it", async () => {
    await open(page);
    const area = page.getByRole("group", { name: "Drop zone" });
    const data = await page.evaluateHandle(() => {
      const transferred = new DataTransfer();
      transferred.items.add(new File(["x"], "x.txt"));
      return transferred;
    });
    await area.dispatchEvent("dragenter", { dataTransfer: data });
    await expect(area).toContainText("Release to add the files");
    await area.dispatchEvent("dragleave", { dataTransfer: data });
    await expect(area).toContainText("Drop or paste files here");
  });
  await test.step("spec §7, design §5: chosen files are listed with a progress bar, and become stored files", async () => {
    const release = await holdRequests(page, resumable);
    await choose(page, [textFile("first.txt"), textFile("second.html", "<script>alert(1)</script>", "text/html")]);
    for (const name of ["first.txt", "second.html"]) {
      await expect(upload(page, name).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    }
    release();
    for (const name of ["first.txt", "second.html"]) {
      await expect(stored(page, name)).toBeVisible();
      await expect(upload(page, name)).toHaveCount(0);
    }
    await expect(stored(page, "first.txt")).toContainText("text/plain");
    await expect(uploads(page)).toHaveCount(0);
    const { data } = (await (await page.request.get("api/plug")).json()) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(["first.txt", "second.html"]));
  });
  await test.step("a file is downloaded under its name, with its content", async () => {
    await choose(page, [textFile("report ü.html", "<p>hi</p>", "text/html")]);
    const downloading = page.waitForEvent("download");
    await stored(page, "report ü.html").getByRole("link", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("report ü.html");
    expect(await readFile(await download.path(), "utf8")).toBe("<p>hi</p>");
  });
  await test.step("files are dropped and pasted", async () => {
    await transfer(page, "drop", "dropped.txt");
    await expect(stored(page, "dropped.txt")).toBeVisible();
    await transfer(page, "paste", "pasted.txt");
    await expect(stored(page, "pasted.txt")).toBeVisible();
  });
  await test.step("an upload is cancelled, sent again and completed", async () => {
    const release = await holdRequests(page, resumable);
    await choose(page, [textFile("slow.txt")]);
    await button(upload(page, "slow.txt"), "Cancel").click();
    await expect(upload(page, "slow.txt")).toContainText("Canceled");
    release();
    await button(upload(page, "slow.txt"), "Retry").click();
    await expect(stored(page, "slow.txt")).toHaveCount(1);
    await expect(upload(page, "slow.txt")).toHaveCount(0);
  });
  await test.step("a refused upload says why, and is sent again", async () => {
    const body = JSON.stringify({
      code: "too_large",
      message: "Your storage of 1 GB is full. Delete files to make room.",
    });
    await page.route(resumable, (route) => route.fulfill({ status: 413, contentType: "application/json", body }));
    await choose(page, [textFile("again.txt")]);
    await expect(upload(page, "again.txt").getByRole("alert")).toHaveText(/Your storage of 1 GB is full/);
    await page.unroute(resumable);
    await button(upload(page, "again.txt"), "Retry").click();
    await expect(stored(page, "again.txt")).toBeVisible();
  });
  await test.step("files that are too large, of another type or beyond the storage are refused in words", async () => {
    await page.getByRole("radio", { name: "Images" }).check();
    await expect(page).toHaveURL(/accept=images/);
    await choose(page, [textFile("notes.txt")]);
    await expect(upload(page, "notes.txt")).toContainText("This type is not accepted. Accepted: Images.");
    await page.getByRole("radio", { name: "All files" }).check();
    await page.evaluate(() => {
      const data = new DataTransfer();
      const large = new File(["x"], "large.bin");
      Object.defineProperty(large, "size", { value: 300_000_000 });
      data.items.add(new File(["x"], "large.bin"));
      const area = document.querySelector("[role=group][aria-label='Drop zone']");
      const event = new DragEvent("drop", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], items: [], files: [large] } });
      area?.dispatchEvent(event);
    });
    await expect(upload(page, "large.bin")).toContainText("Too large: 300 MB. A file can be at most 250 MB.");
    await button(upload(page, "large.bin"), "Remove").click();
    await expect(upload(page, "large.bin")).toHaveCount(0);
  });
  await test.step("a deleted file is restored with Undo", async () => {
    await choose(page, [textFile("precious.txt")]);
    await expect(stored(page, "precious.txt")).toBeVisible();
    // The list can show the file before the upload has its answer, which a deletion would turn into a failure.
    await expect(upload(page, "precious.txt")).toHaveCount(0);
    await button(stored(page, "precious.txt"), "Delete").click();
    await expect(stored(page, "precious.txt")).toHaveCount(0);
    await page.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Undo" }).click();
    await expect(stored(page, "precious.txt")).toBeVisible();
  });
  await test.step("leaving during an upload asks first", async () => {
    const release = await holdRequests(page, resumable);
    await choose(page, [textFile("leaving.txt")]);
    await expect(button(upload(page, "leaving.txt"), "Cancel")).toBeVisible();
    await page.getByRole("link", { name: office.title }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave while files are uploading?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(/dropzone/);
    release();
    await expect(stored(page, "leaving.txt")).toBeVisible();
  });
  await test.step("a file is uploaded, copied and deleted with the keyboard, from right to left", async () => {
    await showLayout(page, { rightToLeft: true });
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).press("Enter");
    await (await chooser).setFiles([textFile("keys.txt")]);
    await button(stored(page, "keys.txt"), "Copy SHA-256").press("Enter");
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("SHA-256 copied");
    await expect(upload(page, "keys.txt")).toHaveCount(0);
    await button(stored(page, "keys.txt"), "Delete").press("Enter");
    await expect(stored(page, "keys.txt")).toHaveCount(0);
  });
});

test("an interrupted upload continues where it was, also after a reload", async ({
  page,
  allowConsoleErrors,
}, info) => {
  allowConsoleErrors(/ERR_FAILED|tus/);
  // From the disk, since a file is recognised by its time of change too.
  const path = info.outputPath("long.txt");
  await writeFile(path, "x".repeat(1000));
  await open(page);
  await page.route(resumable, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
  const interrupted = page.waitForRequest((request) => request.method() === "PATCH");
  await page.locator("input[type=file]").setInputFiles(path);
  const address = (await interrupted).url();
  // The browser asks, too.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await open(page);
  await page.unroute(resumable);
  const continued = page.waitForRequest((request) => request.method() === "PATCH");
  await page.locator("input[type=file]").setInputFiles(path);
  expect((await continued).url()).toBe(address);
  await expect(stored(page, "long.txt")).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a file is uploaded, a photo can be taken, and nothing is wider than the screen", async ({ page }) => {
    await open(page);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo" }).click();
    await (await chooser).setFiles([textFile(`${"long ".repeat(30)}photo.jpg`, "x", "image/jpeg")]);
    await expect(stored(page, "photo.jpg")).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

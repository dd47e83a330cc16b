import { readFile } from "node:fs/promises";

import type { Download, Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const field = (page: Page, label: string) => page.getByRole("spinbutton", { name: label, exact: true });
const button = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });
const ratio = (page: Page, label: string) => page.getByRole("radio", { name: label, exact: true });
const frame = (page: Page) => page.getByRole("group", { name: "Crop frame" });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

const leave = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Home" }).click();

async function openEditor(page: Page) {
  await page.goto("#/form/image-editor");
  await expect(field(page, "Width")).toHaveValue("2400");
}

async function expectCrop(page: Page, x: number, y: number, width: number, height: number) {
  await expect(field(page, "X")).toHaveValue(String(x));
  await expect(field(page, "Y")).toHaveValue(String(y));
  await expect(field(page, "Width")).toHaveValue(String(width));
  await expect(field(page, "Height")).toHaveValue(String(height));
}

/** The colours of the corners: top left, top right, bottom left, bottom right. */
type Corners = readonly [string, string, string, string];

/** Draws an image with four colours and gives it to the page as a chosen file. `head` is written into it after 2 bytes. */
async function choosePicture(
  page: Page,
  width: number,
  height: number,
  { type = "image/png", name = "four.png", head = [] as readonly number[] } = {},
) {
  await page.evaluate(
    async ({ width, height, type, name, head }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No canvas");
      for (const [place, colour] of ["red", "lime", "blue", "yellow"].entries()) {
        context.fillStyle = colour;
        context.fillRect((place % 2) * (width / 2), Math.floor(place / 2) * (height / 2), width / 2, height / 2);
      }
      const image = await canvas.convertToBlob({ type, quality: 0.9 });
      const parts = [image.slice(0, 2), new Uint8Array(head), image.slice(2)];
      const files = new DataTransfer();
      files.items.add(new File(parts, name, { type }));
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      if (!input) throw new Error("No input");
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { width, height, type, name, head },
  );
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** The EXIF segment of a JPEG with nothing but the orientation, which is written after the first 2 bytes of the file. */
function exifOf(orientation: number) {
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [...Buffer.from("Exif\0\0MM\0*\0\0\0\b", "latin1"), 0, 1, ...tag, 0, 0, 0, 0];
  return [0xff, 0xe1, 0, content.length + 2, ...content];
}

async function downloadPicture(page: Page) {
  const started = page.waitForEvent("download");
  await button(page, "Download").click();
  return started;
}

/** Decodes a download in the page. */
async function inspect(page: Page, download: Download) {
  const bytes = await readFile(await download.path());
  const decoded = await decodeImage(page, bytes.toString("base64"));
  return { ...decoded, name: download.suggestedFilename(), head: bytes.subarray(0, 12).toString("latin1") };
}

/** Decodes an image in the page. @returns its size and the colours of its corners */
const decodeImage = (page: Page, base64: string) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([data]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return [red, green, blue].map((part) => (part > 127 ? 1 : 0)).join("");
    };
    const names: Record<string, string> = { "100": "red", "010": "lime", "001": "blue", "110": "yellow" };
    const [right, bottom] = [bitmap.width - 2, bitmap.height - 2];
    const corners = [colourAt(1, 1), colourAt(right, 1), colourAt(1, bottom), colourAt(right, bottom)];
    return { size: [bitmap.width, bitmap.height], corners: corners.map((corner) => names[corner]) };
  }, base64);

async function expectWritten(page: Page, size: readonly [number, number], corners: Corners) {
  const written = await inspect(page, await downloadPicture(page));
  expect({ size: written.size, corners: written.corners }).toEqual({ size, corners });
}

test("a user crops a picture by its fields, ratios and history, zooms, and downloads it", async ({ page }) => {
  await test.step("a sample picture is there at once, and a typed width and height are those of the download", async () => {
    await openEditor(page);
    await expect(button(page, "Undo")).toBeDisabled();
    await expectCrop(page, 0, 0, 2400, 1600);
    await field(page, "Width").fill("640");
    await field(page, "Height").fill("481");
    await expect(page.getByText(/640 × 481.? pixels/)).toBeVisible();
    const written = await inspect(page, await downloadPicture(page));
    expect(written.size).toEqual([640, 481]);
    expect(written.name).toBe("mountain-lake-640x481.png");
  });
  await test.step("a number that does not fit shows an error, and the last one that did is shown again", async () => {
    await button(page, "Reset").click();
    await field(page, "Width").fill("5000");
    await expect(field(page, "Width")).toHaveAccessibleDescription("Enter a whole number from 1 to 2400");
    await field(page, "Width").fill("12.5");
    await expect(field(page, "Width")).toHaveAccessibleDescription("Enter a whole number from 1 to 2400");
    await field(page, "Width").fill("700");
    await expect(field(page, "Width")).not.toHaveAttribute("aria-invalid");
    await field(page, "Width").fill("no");
    await field(page, "Width").blur();
    await expect(field(page, "Width")).toHaveValue("700");
  });
  await test.step("with a ratio, the height follows the width and the width the height", async () => {
    await button(page, "Reset").click();
    await ratio(page, "16:9").check();
    await expectCrop(page, 0, 125, 2400, 1350);
    await field(page, "Width").fill("1600");
    await expect(field(page, "Height")).toHaveValue("900");
    await field(page, "Height").fill("450");
    await expect(field(page, "Width")).toHaveValue("800");
    await ratio(page, "1:1").check();
    await expect(field(page, "Width")).toHaveValue("600");
    await expect(field(page, "Height")).toHaveValue("600");
  });
  await test.step("changes are undone and redone, by buttons and keys, and reset at once", async () => {
    await button(page, "Reset").click();
    await field(page, "Width").fill("300");
    await field(page, "Height").fill("200");
    await button(page, "Rotate right").click();
    await expectCrop(page, 1400, 0, 200, 300);
    await page.keyboard.press("Control+z");
    await expectCrop(page, 0, 0, 300, 200);
    await page.keyboard.press("Control+z");
    await expectCrop(page, 0, 0, 300, 1600);
    await button(page, "Undo").click();
    await expectCrop(page, 0, 0, 2400, 1600);
    await button(page, "Redo").click();
    await page.keyboard.press("Control+Shift+z");
    await expectCrop(page, 0, 0, 300, 200);
    await button(page, "Reset").click();
    await expectCrop(page, 0, 0, 2400, 1600);
    await button(page, "Undo").click();
    await expectCrop(page, 0, 0, 300, 200);
  });
  await test.step("on a phone, the tools are below the picture, and nothing is wider than the screen", async () => {
    await button(page, "Reset").click();
    await page.setViewportSize({ width: 390, height: 844 });
    const picture = await page.getByRole("region", { name: "Picture" }).boundingBox();
    const crop = await page.getByRole("region", { name: "Crop" }).boundingBox();
    expect(crop?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await field(page, "Width").fill("100");
    await expect(page.getByText(/100 × 1,600.? pixels/)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("the zoom enlarges the picture on the screen, and not the download", async () => {
    await button(page, "Reset").click();
    const picture = page.getByRole("img", { name: "Picture: mountain-lake.webp" });
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await button(page, "Zoom in").click();
    await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
    await page.getByRole("slider", { name: "Zoom" }).press("End");
    await expect.poll(widthOf).toBeGreaterThan(before * 4);
    await button(page, "Zoom out").click();
    await expect(page.getByText("475%")).toBeVisible();
    await expect(field(page, "Width")).toHaveValue("2400");
  });
});

test("a user turns and crops pictures by keyboard and pointer, and the download has what was shown", async ({
  page,
}) => {
  await test.step("the keyboard alone crops: frame and handles by arrow keys, fields by up and down", async () => {
    await openEditor(page);
    await choosePicture(page, 600, 400);
    await field(page, "Width").fill("200");
    await field(page, "Height").fill("100");
    await frame(page).focus();
    for (const key of ["ArrowRight", "Shift+ArrowDown", "Control+ArrowRight"]) await page.keyboard.press(key);
    await expectCrop(page, 101, 10, 200, 100);
    await button(page, "Bottom right corner").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await expectCrop(page, 101, 10, 201, 110);
    await field(page, "Width").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(field(page, "Width")).toHaveValue("192");
    await button(page, "Rotate right").press("Enter");
    await expectCrop(page, 280, 101, 110, 192);
  });
  await test.step("rotating and flipping is seen in the pixels of the download", async () => {
    await button(page, "Reset").click();
    await choosePicture(page, 600, 400, { name: "corners.png" });
    await expectWritten(page, [600, 400], ["red", "lime", "blue", "yellow"]);
    await button(page, "Rotate right").click();
    await expectWritten(page, [400, 600], ["blue", "red", "yellow", "lime"]);
    await button(page, "Flip horizontally").click();
    await expectWritten(page, [400, 600], ["red", "blue", "lime", "yellow"]);
    await button(page, "Flip vertically").click();
    await expectWritten(page, [400, 600], ["lime", "yellow", "red", "blue"]);
    await button(page, "Reset").click();
    await button(page, "Rotate left").click();
    await field(page, "Height").fill("300");
    await field(page, "Width").fill("200");
    await expectWritten(page, [200, 300], ["lime", "lime", "lime", "lime"]);
  });
  await test.step("the download is PNG, JPEG or WebP by its first bytes, in the chosen scale", async () => {
    await choosePicture(page, 600, 400);
    await page.getByRole("radio", { name: "50%" }).check();
    await expect(page.getByText(/300 × 200.? pixels/)).toBeVisible();
    for (const [format, head, name] of [
      ["PNG", /^\u0089PNG\r\n/, "four-300x200.png"],
      ["JPEG", /^\u00FF\u00D8\u00FF/, "four-300x200.jpg"],
      ["WebP", /^RIFF....WEBP/s, "four-300x200.webp"],
    ] as const) {
      await page.getByRole("radio", { name: format }).check();
      await expect(page.getByRole("slider", { name: "Quality" })).toHaveCount(format === "PNG" ? 0 : 1);
      const written = await inspect(page, await downloadPicture(page));
      expect(written.head).toMatch(head);
      expect([written.name, written.size]).toEqual([name, [300, 200]]);
    }
  });
  await test.step("a photo that its EXIF data turns is shown, downloaded and saved upright", async () => {
    // 6: to be turned clockwise. Larger than the copy that is shown.
    await choosePicture(page, 2400, 1200, { type: "image/jpeg", name: "photo.jpg", head: exifOf(6) });
    await expectCrop(page, 0, 0, 1200, 2400);
    const corners: Corners = ["blue", "red", "yellow", "lime"];
    const shown = page.getByRole("img", { name: "Picture: photo.jpg" });
    const drawn = await shown.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().split(",")[1] ?? "");
    expect(await decodeImage(page, drawn)).toEqual({ size: [1024, 2048], corners });
    await page.getByRole("radio", { name: "100%" }).check();
    await page.getByRole("radio", { name: "JPEG" }).check();
    await expectWritten(page, [1200, 2400], corners);
    await button(page, "Save to uploads").click();
    await expect(alerts(page).getByText("photo-1200x2400.jpg")).toBeVisible();
    const { data } = (await (await page.request.get("api/plug")).json()) as { data: { id: string }[] };
    const saved = await (await page.request.get(`api/plug/${data[0]?.id}`)).body();
    expect(await decodeImage(page, saved.toString("base64"))).toEqual({ size: [1200, 2400], corners });
    await button(page, "Rotate left").click();
    await expectWritten(page, [2400, 1200], ["red", "lime", "blue", "yellow"]);
  });
  await test.step("the frame is dragged with the pointer, also in a right-to-left layout, in which it is not mirrored", async () => {
    await showLayout(page, { rightToLeft: true });
    await choosePicture(page, 600, 400);
    await ratio(page, "1:1").check();
    await expectCrop(page, 100, 0, 400, 400);
    const box = await frame(page).boundingBox();
    if (!box) throw new Error("No frame");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 2000, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expectCrop(page, 200, 0, 400, 400);
    await button(page, "Undo").click();
    await expectCrop(page, 100, 0, 400, 400);
    await frame(page).press("ArrowRight");
    await expectCrop(page, 101, 0, 400, 400);
  });
});

test("a picture of 40 megapixels is decoded and written in a worker while the page keeps drawing", async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => {
    const count = () => {
      document.documentElement.dataset["frames"] = String(Number(document.documentElement.dataset["frames"] ?? 0) + 1);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const frames = () => page.evaluate(() => Number(document.documentElement.dataset["frames"]));

  const decoding = page.waitForEvent("worker");
  await choosePicture(page, 8000, 5000, { type: "image/jpeg", name: "large.jpg" });
  expect((await decoding).url()).toContain("image-worker");
  await expectCrop(page, 0, 0, 8000, 5000);

  const writing = page.waitForEvent("worker");
  const started = page.waitForEvent("download");
  await page.getByRole("radio", { name: "JPEG" }).check();
  await button(page, "Rotate right").click();
  const before = await frames();
  await button(page, "Download").click();
  expect((await writing).url()).toContain("image-worker");
  const written = await inspect(page, await started);
  expect(written).toMatchObject({ size: [5000, 8000], corners: ["blue", "red", "yellow", "lime"] });
  // A frozen page would draw no frame between the two.
  expect(await frames()).toBeGreaterThan(before + 3);
});

test("a user opens other pictures, saves to the uploads, and leaves; no edit is lost unasked", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/, /ApiError/);
  const dot = await page.evaluate(() => document.createElement("canvas").toDataURL().split(",")[1] ?? "");
  const chooseDot = () =>
    page
      .getByLabel("Image file")
      .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") });
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await test.step("edits are kept until the question is answered: for another picture, and before leaving", async () => {
    await openEditor(page);
    await button(page, "Rotate left").click();
    await chooseDot();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expectCrop(page, 0, 0, 1600, 2400);
    await leave(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await expectCrop(page, 0, 0, 1600, 2400);
    await chooseDot();
    await question.getByRole("button", { name: "Discard" }).click();
    await expectCrop(page, 0, 0, 300, 150);
    await leave(page);
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });
  await test.step("an edit made while another picture is opened is not lost unasked", async () => {
    await openEditor(page);
    const { promise: isEdited, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/image-worker*", async (route) => {
      await isEdited;
      await route.continue();
    });
    await chooseDot();
    await button(page, "Rotate left").click();
    await expectCrop(page, 0, 0, 1600, 2400);
    goOn();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expectCrop(page, 0, 0, 1600, 2400);
    await page.unroute("**/image-worker*");
    await button(page, "Reset").click();
  });
  await test.step("a downloaded picture can be left without a question", async () => {
    await openEditor(page);
    await button(page, "Rotate left").click();
    await downloadPicture(page);
    await leave(page);
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });
  await test.step("the result is saved to the uploads, with a notice, and a failure keeps the edits", async () => {
    await page.route("**/api/plug/resumable", (route) => route.fulfill({ status: 400, body: "Full" }));
    await openEditor(page);
    await field(page, "Width").fill("64");
    await button(page, "Save to uploads").click();
    await expect(alerts(page).getByText("The picture could not be saved. Try again.")).toBeVisible();
    await expect(field(page, "Width")).toHaveValue("64");
    await page.unroute("**/api/plug/resumable");
    await button(page, "Save to uploads").click();
    const notice = alerts(page).getByRole("status").filter({ hasText: "Picture saved to your uploads" });
    await expect(notice).toContainText("mountain-lake-64x1600.png");
    const { data } = (await (await page.request.get("api/plug")).json()) as { data: { name: string; type: string }[] };
    expect(data[0]).toMatchObject({ name: "mountain-lake-64x1600.png", type: "image/png" });
    await notice.getByRole("button", { name: "Show uploads" }).click();
    await expect(page.getByText("mountain-lake-64x1600.png").first()).toBeVisible();
    await expect(page).toHaveURL(/#\/form\/dropzone$/);
    // The editor keeps its picture until the other screen replaces it.
    await expect(page.getByRole("heading", { level: 1, name: "Drop zone" })).toBeVisible();
    await expect(field(page, "Width")).toHaveCount(0);
  });
  await test.step("a file that is not a picture, or has too many pixels, is refused, and the picture stays", async () => {
    await openEditor(page);
    const input = page.getByLabel("Image file");
    await input.setInputFiles({ name: "letter.png", mimeType: "image/png", buffer: Buffer.from("Dear Sir or Madam") });
    await expect(alerts(page).getByText("Choose a PNG, JPEG, GIF or WebP picture")).toBeVisible();
    // A picture that is all size: only its head is read.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"></svg>`;
    await input.setInputFiles({ name: "huge.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
    await expect(alerts(page).getByText("Choose a picture of at most 100 megapixels")).toBeVisible();
    await expect(field(page, "Width")).toHaveValue("2400");
  });
  await test.step("a picture is dropped or pasted", async () => {
    const give = (event: "drop" | "paste") =>
      page.getByRole("region", { name: "Picture" }).evaluate(async (target, event) => {
        const canvas = new OffscreenCanvas(event === "drop" ? 30 : 50, 20);
        canvas.getContext("2d");
        const files = new DataTransfer();
        files.items.add(new File([await canvas.convertToBlob()], `${event}.png`, { type: "image/png" }));
        const options = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          event === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: files })
            : new ClipboardEvent("paste", { ...options, clipboardData: files }),
        );
      }, event);
    await give("drop");
    await expectCrop(page, 0, 0, 30, 20);
    await give("paste");
    await expectCrop(page, 0, 0, 50, 20);
  });
});

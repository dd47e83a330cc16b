import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

const grid = (page: Page) => page.getByRole("list", { name: "Pictures", exact: true });
const tile = (page: Page, caption: string) =>
  grid(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: caption, exact: true }) });
const picture = (page: Page, caption: string) => grid(page).getByRole("link", { name: caption, exact: true });
const checkbox = (page: Page, caption: string) => tile(page, caption).getByRole("checkbox");
const viewer = (page: Page, caption: string | RegExp) => page.getByRole("dialog", { name: caption });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const album = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Albums" }).getByRole("link", { name: new RegExp(`^${name} ?\\d`) });
const sort = (page: Page) => page.getByRole("combobox", { name: "Sort" });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
/** The offer to undo a change. */
const offer = (page: Page, text: string) => alerts(page).getByRole("status").filter({ hasText: text });
/** The captions of the pictures that are shown, in their order. */
const captions = (page: Page) =>
  grid(page)
    .getByRole("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));

async function open(page: Page, search = "") {
  await page.goto(`#/gallery${search}`);
  await expect(grid(page).getByRole("img").first()).toBeVisible();
}

/** A picture of one pixel, which the browser can decode. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads pictures with these names into a new album, and shows the album. */
async function upload(page: Page, into: string, ...names: string[]) {
  await open(page);
  await button(page, "Upload").click();
  const dialog = page.getByRole("dialog", { name: "Upload pictures" });
  await dialog.getByRole("combobox", { name: "Album" }).fill(into);
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(names.map((name) => ({ name: `${name}.png`, mimeType: "image/png", buffer: png })));
  for (const name of names) {
    await expect(
      dialog
        .getByRole("list", { name: "Uploads" })
        .getByRole("listitem")
        .filter({ hasText: `${name}.png` }),
    ).toContainText("Uploaded");
  }
  await dialog.getByRole("button", { name: "Done" }).click();
  await album(page, into).click();
  await expect(grid(page).getByRole("img")).toHaveCount(names.length);
}

test("the pictures are listed in rows, and filtered by album, owner, search and order", async ({ page }) => {
  await test.step("the place of the pictures is kept while they load", async () => {
    const release = await holdRequests(page, /gallery\.json\?/);
    await page.goto("#/gallery");
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    release();
    await expect(grid(page)).toBeVisible();
  });

  await test.step("a picture is a link around an image with its size, and the images below are loaded when they are needed", async () => {
    const images = grid(page).getByRole("img");
    await expect(images).toHaveCount(48);
    const first = images.first();
    await expect(first).toHaveAttribute("width", /^\d+$/);
    await expect(first).toHaveAttribute("height", /^\d+$/);
    await expect(first).toHaveAttribute("loading", "lazy");
    expect(await first.evaluate((image) => image.parentElement?.tagName)).toBe("A");
    await expectNoAxeViolations(page);
  });

  await test.step("the rows have one height, and fill the width", async () => {
    const boxes = await grid(page)
      .getByRole("img")
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
      );
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const heights = row.map(({ height }) => height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
    }
  });

  await test.step("albums, owner, search and order are in the address", async () => {
    await album(page, "Skylines").click();
    await expect(grid(page).getByRole("img")).toHaveCount(8);
    await sort(page).selectOption({ label: "Title" });
    await expect
      .poll(() => captions(page))
      .toEqual([
        "A pink evening in the harbour city",
        "Blue hour downtown",
        "Everyone is still at work",
        "Lights out, almost",
        "Skyline from the old bridge",
        "The office district at half past six",
        "The view from Amara's roof",
        "Towers by the river",
      ]);
    await page.getByRole("searchbox", { name: "Search captions" }).fill("OFFICE half");
    await expect.poll(() => captions(page)).toEqual(["The office district at half past six"]);
    await expect(page).toHaveURL(/album=Skylines.*q=OFFICE.*sort=title/);
    await page.getByRole("radio", { name: "My pictures" }).check();
    await expect(page).toHaveURL(/owner=me/);
    await page.getByRole("searchbox", { name: "Search captions" }).fill("no such caption");
    await expect(page.getByText("No matching pictures")).toBeVisible();
    await button(page, "Show all pictures").click();
    await expect(grid(page).getByRole("img").first()).toBeVisible();
    await expect(album(page, "Skylines")).not.toHaveAttribute("aria-current", "page");
  });

  await test.step("pictures of others can be selected, but neither moved, changed nor deleted", async () => {
    await open(page, "?album=Poster+studies");
    await expect(grid(page).getByRole("img")).toHaveCount(8);
    // Every second picture of the demo content is of a colleague.
    await page.keyboard.press("ControlOrMeta+a");
    const bar = page.getByRole("group", { name: "Selection" });
    await expect(bar).toContainText("8 pictures selected");
    await expect(bar).toContainText(/\d+ belongs? to (others|someone else) and cannot be changed/);
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    const all = await captions(page);
    await page.getByRole("radio", { name: "My pictures" }).check();
    await expect.poll(async () => (await captions(page)).length).toBeLessThan(all.length);
    const own = await captions(page);
    const foreign = all.find((caption) => !own.includes(caption)) ?? "";
    await page.getByRole("radio", { name: "All pictures" }).check();
    await picture(page, foreign).click();
    await expect(viewer(page, foreign).getByRole("link", { name: "Download" })).toBeVisible();
    await expect(viewer(page, foreign).getByRole("button", { name: "Delete" })).toHaveCount(0);
    await expect(viewer(page, foreign).getByRole("button", { name: "Edit" })).toHaveCount(0);
  });
});

test("the viewer shows the pictures of the list, zoomed and in both directions", async ({ page }) => {
  await test.step("the viewer has an address, follows the order of the list, and returns the focus", async () => {
    await open(page, "?album=After+dark&sort=title");
    const [first = "", second = "", , , , , seventh = "", last = ""] = await captions(page);
    await picture(page, first).press("Enter");
    await expect(viewer(page, first)).toContainText("1 of 8");
    await expect(page).toHaveURL(/picture=/);
    await expectNoAxeViolations(page);
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page, second)).toContainText("2 of 8");
    await page.keyboard.press("End");
    await expect(viewer(page, last)).toContainText("8 of 8");
    await expect(button(page, "Next picture")).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await expect(viewer(page, first)).toContainText("1 of 8");
    await page.keyboard.press("End");
    await button(page, "Previous picture").click();
    await expect(viewer(page, seventh)).toContainText("7 of 8");
    await page.reload();
    await expect(viewer(page, seventh)).toContainText("7 of 8");
    // The list, which is behind the viewer, may be loaded after the picture.
    await expect(page.locator("[data-picture]")).toHaveCount(8);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(picture(page, seventh)).toBeFocused();
    await expect(page).toHaveURL(/album=After\+dark&sort=title$/);
  });

  await open(page, "?album=Skylines&sort=title");

  await test.step("Back closes the viewer, also after several pictures", async () => {
    await expect.poll(() => captions(page)).toContain("Blue hour downtown");
    await picture(page, "Blue hour downtown").click();
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page, "Everyone is still at work")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(grid(page).getByRole("img")).toHaveCount(8);
  });

  await test.step("a picture is zoomed by keys, buttons, double click and the wheel, and dragged", async () => {
    await picture(page, "Blue hour downtown").click();
    const dialog = viewer(page, "Blue hour downtown");
    const shown = dialog.getByRole("img", { name: "Blue hour downtown" });
    const scale = () => shown.evaluate((image) => Number(getComputedStyle(image).scale) || 1);
    await expect(shown).toBeVisible();
    await page.keyboard.press("+");
    await expect.poll(scale).toBe(1.5);
    await button(page, "Zoom in").click();
    await expect.poll(scale).toBe(2.25);
    await page.keyboard.press("-");
    await expect.poll(scale).toBe(1.5);
    await page.keyboard.press("0");
    await expect.poll(scale).toBe(1);
    await expect(button(page, "Zoom out")).toHaveAttribute("aria-disabled", "true");
    await shown.dblclick();
    await expect.poll(scale).toBe(2.5);
    const before = await shown.evaluate((image) => getComputedStyle(image).translate);
    await page.mouse.down();
    await page.mouse.move(500, 500, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).translate)).not.toBe(before);
    await shown.dblclick();
    await expect.poll(scale).toBe(1);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await expect.poll(scale).toBeGreaterThan(1.5);
    await page.keyboard.press("Escape");
  });

  await test.step("a finger swipes to the next picture and back", async () => {
    await picture(page, "Blue hour downtown").click();
    const swipe = (from: number, to: number) =>
      page
        .getByRole("dialog")
        .getByRole("img")
        .evaluate(
          (image, [start = 0, end = 0]) => {
            const send = (type: string, clientX: number) =>
              image.dispatchEvent(
                new PointerEvent(type, {
                  bubbles: true,
                  pointerId: 1,
                  pointerType: "touch",
                  button: 0,
                  clientX,
                  clientY: 300,
                }),
              );
            // A pointer that the browser does not know cannot be captured.
            const stage = image.parentElement;
            if (stage) stage.setPointerCapture = () => {};
            send("pointerdown", start);
            send("pointermove", (start + end) / 2);
            send("pointermove", end);
            send("pointerup", end);
          },
          [from, to],
        );
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
    await swipe(500, 300);
    await expect(viewer(page, "Everyone is still at work")).toBeVisible();
    await swipe(300, 500);
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
    await swipe(300, 320);
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a picture is downloaded under its caption", async () => {
    await picture(page, "Blue hour downtown").click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("link", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Blue hour downtown.svg");
    expect(await readFile(await download.path(), "utf8")).toContain("<svg");
    await page.keyboard.press("Escape");
  });

  await test.step("from right to left, the next picture is on the left", async () => {
    await showLayout(page, { rightToLeft: true });
    await picture(page, "Blue hour downtown").click();
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page, "Everyone is still at work")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page, "Blue hour downtown")).toBeVisible();
  });
});

test("pictures are uploaded, selected, moved, edited and deleted, and each change can be undone", async ({
  page,
  browser,
  server,
}) => {
  await test.step("a colleague's new picture appears, and disappears when it is deleted", async () => {
    await page.goto("#/gallery?q=from+Mei");
    await expect(page.getByText("No matching pictures")).toBeVisible();
    const others = await openBrowserOf("mei.tanaka", browser, server);
    const file = { name: "from_Mei.png", mimeType: "image/png", buffer: png };
    const uploaded = await others.request.post("api/plug", { multipart: { file } });
    const { data } = (await uploaded.json()) as { data: { id: string }[] };
    const id = crypto.randomUUID();
    const fields = { album: "Of Mei", caption: "from Mei", width: 1, height: 1 };
    const added = await others.request.post("api/gallery.json", { data: { id, upload: data[0]?.id, ...fields } });
    expect(added.ok()).toBe(true);
    await expect(picture(page, "from Mei")).toBeVisible();
    // The file of a deleted picture is missing, so it has to be loaded before.
    await expect(picture(page, "from Mei").getByRole("img")).toHaveJSProperty("naturalWidth", 1);
    expect((await others.request.delete("api/gallery.json", { data: { ids: [id] } })).ok()).toBe(true);
    await expect(picture(page, "from Mei")).toHaveCount(0);
    await others.close();
  });

  await test.step("several pictures are selected with Shift and Ctrl+A, moved, and deleted with one Undo", async () => {
    await upload(page, "Several", "a", "b", "c", "d");
    await sort(page).selectOption({ label: "Title" });
    await expect.poll(() => captions(page)).toEqual(["a", "b", "c", "d"]);
    const bar = page.getByRole("group", { name: "Selection" });
    await checkbox(page, "a").check();
    await expect(bar).toContainText("1 picture selected");
    await checkbox(page, "c").click({ modifiers: ["Shift"] });
    await expect(bar).toContainText("3 pictures selected");
    await expect(checkbox(page, "b")).toBeChecked();
    await bar.getByRole("button", { name: "Move to album" }).click();
    const dialog = page.getByRole("dialog", { name: "Move to album" });
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(dialog.getByRole("combobox", { name: "Album" })).toHaveAccessibleDescription(/Enter an album name/);
    await dialog.getByRole("combobox", { name: "Album" }).fill("Moved");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect.poll(() => captions(page)).toEqual(["d"]);
    await offer(page, "moved").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => captions(page)).toEqual(["a", "b", "c", "d"]);

    await picture(page, "a").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await expect(bar).toContainText("4 pictures selected");
    await checkbox(page, "d").uncheck();
    await expect(bar).toContainText("3 pictures selected");
    await bar.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => captions(page)).toEqual(["d"]);
    await expect(bar).toHaveCount(0);
    await offer(page, "3 pictures deleted").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => captions(page)).toEqual(["a", "b", "c", "d"]);
  });

  await test.step("a picture is deleted in the viewer, and Undo brings it back", async () => {
    await picture(page, "a").click();
    const deleted = whenAnswered(page, "DELETE");
    await viewer(page, "a").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(picture(page, "a")).toHaveCount(0);
    await deleted;
    await offer(page, "1 picture deleted").getByRole("button", { name: "Undo" }).click();
    await expect(picture(page, "a")).toBeVisible();
  });

  await test.step("caption and album are edited from the viewer, and the change can be undone", async () => {
    await picture(page, "b").click();
    await viewer(page, "b").getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Edit picture" });
    const caption = form.getByRole("textbox", { name: "Caption" });
    await caption.fill("  ");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(caption).toHaveAccessibleDescription(/Enter a caption/);
    await caption.fill("Final");
    await page.keyboard.press("Enter");
    // The change shows before it is saved, and the form closes then.
    await expect(form).toBeHidden();
    await expect(viewer(page, "Final")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picture(page, "Final")).toBeVisible();
    await offer(page, "changed").getByRole("button", { name: "Undo" }).click();
    await expect(picture(page, "b")).toBeVisible();
  });

  await test.step("uploaded pictures appear with their captions, and survive a reload; other files are refused", async () => {
    await upload(page, "New office", "front_door", "kitchen");
    await expect(picture(page, "front door")).toBeVisible();
    await page.reload();
    await expect.poll(async () => (await captions(page)).toSorted()).toEqual(["front door", "kitchen"]);
    await picture(page, "kitchen").click();
    await expect(viewer(page, "kitchen").getByRole("img")).toHaveJSProperty("naturalWidth", 1);
    await page.keyboard.press("Escape");

    await button(page, "Upload").click();
    const dialog = page.getByRole("dialog", { name: "Upload pictures" });
    await expect(dialog.getByRole("combobox", { name: "Album" })).toHaveValue("New office");
    await expectNoAxeViolations(page);
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Choose files" }).click();
    await (
      await chooser
    ).setFiles([
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
      { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("x") },
    ]);
    await expect(dialog.getByText("This type is not accepted")).toBeVisible();
    await expect(dialog.getByText("The picture cannot be read. Choose another one.")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("a picture that was restored has its file after a reload", async () => {
    await album(page, "Several").click();
    await expect(picture(page, "a").getByRole("img")).toHaveJSProperty("naturalWidth", 1);
  });
});

test("pictures that cannot be loaded, or do not exist, are reported", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500|404|ApiError/);

  await test.step("pictures that cannot be loaded are loaded by trying again", async () => {
    const release = await holdLiveUpdates(page);
    await page.route(/gallery\.json\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("#/gallery");
    await expect(page.getByText("Pictures could not be loaded")).toBeVisible();
    await page.unroute(/gallery\.json\?/);
    await button(page, "Try again").click();
    await expect(grid(page)).toBeVisible();
    release();
  });

  await test.step("a picture that does not exist is reported in the viewer", async () => {
    await page.goto("#/gallery?picture=00000000-0000-4000-8000-000000000000");
    await expect(viewer(page, "Picture")).toContainText("Picture not found");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { chooseLanguage, openAccountMenu } from "#e2e/support/accounts/account-menu.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { copied, paste } from "#e2e/support/paste.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Expenses" });
const undoIn = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Alerts" })
    .getByRole("status")
    .filter({ hasText: title })
    .getByRole("button", { name: "Undo" });
const cell = (page: Page, row: RegExp | string, name: string) =>
  grid(page).getByRole("row", { name: row }).getByRole("gridcell", { name });

/** Adds a row with the amount 10, and waits until it is saved. */
async function addRow(page: Page, name: string) {
  await page.getByRole("button", { name: "Add row" }).click();
  await grid(page).getByRole("textbox", { name: "Name" }).fill(name);
  await grid(page).getByRole("textbox", { name: "Amount" }).fill("10");
  await page.keyboard.press("Enter");
  await expect(grid(page).getByRole("textbox", { name: "Amount" })).toBeHidden();
}

/** Adds a row with a unique name, and filters for it. */
async function openWith(page: Page, name: string) {
  await page.goto(`#/tables/jqgrid?name=${name}`);
  await addRow(page, name);
  await expect(page.getByRole("button", { name: `Edit ${name}` }).first()).toBeVisible();
}

/** Adds two rows, and filters for both. */
async function openPair(page: Page, name: string) {
  await page.goto(`#/tables/jqgrid?name=${name}`);
  for (const part of ["a", "b"]) await addRow(page, `${name}-${part}`);
  await expect(page.getByText("1–2 of 2")).toBeVisible();
}

test("a user adds, pages and selects rows", async ({ page }) => {
  await test.step("spec §9: 10, 20 or 30 rows per page", async () => {
    await page.goto("#/tables/jqgrid");
    await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
    const sizes = page.getByRole("combobox", { name: "Rows per page" });
    await expect(sizes.getByRole("option")).toHaveText(["10", "20", "30"]);
    await sizes.selectOption("30");
    await expect(grid(page).getByRole("rowheader")).toHaveCount(30);
    await expect(page).toHaveURL(/size=30/);
  });
  await test.step("a new row is shown on its page, and one hidden by the filters is reported", async () => {
    await page.goto("#/tables/jqgrid?sort=name");
    await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
    await addRow(page, "zzz landed");
    await expect(page).toHaveURL(/page=\d/);
    await expect(grid(page).getByRole("rowheader", { name: "zzz landed" })).toBeFocused();

    await page.goto("#/tables/jqgrid?name=nobody-has-it");
    await expect(page.getByText("No matching rows")).toBeVisible();
    await addRow(page, "hidden at first");
    await expect(page.getByText("Row saved, but hidden by the filters")).toBeVisible();
    await page.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Clear filters" }).click();
    await expect(grid(page).getByRole("rowheader", { name: "hidden at first" })).toBeVisible();
  });
  await test.step("a search typed while a new row is being saved stays", async () => {
    const release = await holdRequests(page, /jqgrid\.json$/);
    await page.goto("#/tables/jqgrid");
    await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
    await page.getByRole("button", { name: "Add row" }).click();
    await grid(page).getByRole("textbox", { name: "Name" }).fill("zzz saved late");
    await grid(page).getByRole("textbox", { name: "Amount" }).fill("10");
    await page.keyboard.press("Enter");
    await page.getByRole("searchbox", { name: "Search all columns" }).fill("nobody has it");
    await expect(page).toHaveURL(/nobody/);
    release();
    await expect(page.getByText("Row saved, but hidden by the filters")).toBeVisible();
    await expect(page).toHaveURL(/nobody/);
    await expect(page.getByRole("searchbox", { name: "Search all columns" })).toHaveValue("nobody has it");
  });
  await test.step("a row that is being saved does not keep the next one from opening", async () => {
    await page.goto("#/tables/jqgrid?name=in-a-row");
    await expect(page.getByText("No matching rows")).toBeVisible();
    const release = await holdRequests(page, /jqgrid\.json$/);
    await page.getByRole("button", { name: "Add row" }).click();
    const field = (name: string) => grid(page).getByRole("textbox", { name });
    await field("Name").fill("in-a-row-1");
    await field("Amount").fill("10");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add row" }).click();
    release();
    await expect(field("Name")).toHaveValue("");
    await expect(grid(page).locator("input:focus")).toBeVisible();
    await field("Name").fill("in-a-row-2");
    await field("Amount").fill("20");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1–2 of 2")).toBeVisible();
  });
  await test.step("deleting the last row of the last page shows the page before it", async () => {
    const { origin } = new URL(page.url());
    for (let count = 0; count < 10; count += 1) {
      const data = { key: randomUUID(), date: "2026-03-01", name: "lonely", amount: 10 };
      const added = await page.request.post("api/tables/jqgrid.json", { headers: { origin }, data });
      expect(added.ok(), "the row is added").toBe(true);
    }
    await page.goto("#/tables/jqgrid?name=lonely");
    await expect(page.getByText("1–10 of 10")).toBeVisible();
    await addRow(page, "lonely");
    // The eleventh row is shown at its position.
    await expect(page.getByText("11–11 of 11")).toBeVisible();
    await expect(grid(page).getByRole("rowheader")).toHaveCount(1);
    await page.getByRole("button", { name: "Delete lonely" }).click();
    await expect(page.getByText("1–10 of 10")).toBeVisible();
    await expect(grid(page).getByRole("rowheader")).toHaveCount(10);
    await expect(page).not.toHaveURL(/page=/);
  });
  await test.step("a checkbox can be pressed within 32 × 32 px", async () => {
    await page.goto("#/tables/jqgrid");
    const box = grid(page).getByRole("checkbox").nth(1);
    await expect(box).toBeVisible();
    const place = await box.boundingBox();
    const [x, y] = [(place?.x ?? 0) + 9, (place?.y ?? 0) + 9];
    expect([place?.width, place?.height]).toEqual([18, 18]);
    for (const [index, corner] of [
      { x: x - 15, y: y - 15 },
      { x: x + 15, y: y - 15 },
      { x: x - 15, y: y + 15 },
      { x: x + 15, y: y + 15 },
    ].entries()) {
      await page.mouse.click(corner.x, corner.y);
      await expect(box).toBeChecked({ checked: index % 2 === 0 });
    }
  });
  await test.step("rows cannot be selected while the next page loads; the selection and the focus are kept", async () => {
    const rows = page.getByRole("region", { name: "Expenses: rows" });
    const boxes = rows.getByRole("checkbox");
    const first = grid(page).getByRole("rowheader").first();
    const bulk = page.getByRole("group", { name: "Selected rows" });
    const next = page.getByRole("button", { name: "Next page" });
    await expect(first).toBeVisible();
    const name = await first.innerText();
    await boxes.nth(1).check();
    const release = await holdRequests(page, /jqgrid[^?]*\?.*page=2/);
    await next.press("Enter");
    await expect(rows).toHaveAttribute("aria-busy", "true");
    await expect(next).toBeFocused();
    await expect(first).toHaveText(name);

    await boxes.nth(0).press("Space");
    await boxes.nth(2).press("Space");
    await expect(bulk).toContainText("1 row selected");
    await expect(boxes.nth(0)).toHaveJSProperty("indeterminate", true);

    await next.focus();
    release();
    await expect(rows).toHaveAttribute("aria-busy", "false");
    await expect(next).toBeFocused();
    await expect(first).not.toHaveText(name);
    await expect(rows.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await boxes.nth(0).press("Space");
    await expect(bulk).toContainText("11 rows selected");
  });
});

test("a user edits rows", async ({ page }) => {
  await test.step("a row is edited by keyboard alone, and its total is updated and saved", async () => {
    await openWith(page, "keyboard");
    await page.getByRole("region", { name: "Expenses: rows" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(grid(page).locator("[data-cell=id]").first()).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(grid(page).locator("[data-cell=tax]").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(grid(page).getByRole("textbox", { name: "Tax" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("2.55");
    await page.keyboard.press("Enter");
    await expect(cell(page, /keyboard/, "12.55")).toBeVisible();
    const saved = await page.request.get("api/tables/jqgrid.json?name=keyboard");
    expect(await saved.json()).toMatchObject({ data: [{ amount: 10, tax: 2.55, total: 12.55 }] });
  });
  await test.step("spec §5: errors are shown at their fields, and the input is kept until Escape cancels", async () => {
    await openWith(page, "wrong");
    await page.getByRole("button", { name: "Edit wrong" }).click();
    const amount = grid(page).getByRole("textbox", { name: "Amount" });
    await amount.fill("1e999");
    await grid(page).getByRole("textbox", { name: "Name" }).fill("");
    await page.keyboard.press("Enter");
    const name = grid(page).getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription("The name is required and cannot be empty");
    await expect(name).toBeFocused();
    await expect(amount).toHaveValue("1e999");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await expect(grid(page).getByRole("rowheader", { name: "wrong" })).toBeVisible();
  });
  await test.step("opening another row closes or saves the open one, or shows its errors", async () => {
    await openPair(page, "twosome");
    const name = grid(page).getByRole("textbox", { name: "Name" });
    const amount = grid(page).getByRole("textbox", { name: "Amount" });
    // Without a change, the row closes.
    await page.getByRole("button", { name: "Edit twosome-a" }).click();
    await expect(name).toHaveValue("twosome-a");
    await page.getByRole("button", { name: "Edit twosome-b" }).click();
    await expect(name).toHaveValue("twosome-b");
    // With a change, it is saved.
    await amount.fill("77");
    await page.getByRole("button", { name: "Edit twosome-a" }).click();
    await expect(name).toHaveValue("twosome-a");
    await expect(cell(page, /twosome-b/, "77.00").first()).toBeVisible();
    // With an error, it stays open.
    await amount.fill("many");
    await page.getByRole("button", { name: "Edit twosome-b" }).click();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveValue("twosome-a");
    await expect(page.getByText("Save or cancel the row you are editing first")).toBeVisible();
  });
  await test.step("the focus returns to the control that opened the row, and after a deletion moves to the next row", async () => {
    await openPair(page, "focus");
    const tax = grid(page).locator("[data-cell=tax]").first();
    await tax.focus();
    await page.keyboard.press("Enter");
    const field = grid(page).getByRole("textbox", { name: "Tax" });
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tax).toBeFocused();
    await page.keyboard.press("Enter");
    await field.fill("3");
    await page.keyboard.press("Enter");
    await expect(tax).toHaveText("3.00");
    await expect(tax).toBeFocused();

    const edit = page.getByRole("button", { name: "Edit focus-a" });
    await edit.focus();
    await page.keyboard.press("Enter");
    await expect(grid(page).getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(edit).toBeFocused();

    await page.getByRole("button", { name: "Delete focus-a" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Delete focus-b" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("No matching rows")).toBeVisible();
    await expect(page.getByRole("region", { name: "Expenses: rows" })).toBeFocused();
  });
  await test.step("amounts are edited in the number format of the user's language", async () => {
    await openWith(page, "amounts");
    await page.getByRole("button", { name: "Edit amounts" }).click();
    const amount = grid(page).getByRole("textbox", { name: "Amount" });
    await expect(amount).toHaveValue("10.00");
    await amount.fill("12,34");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveAccessibleDescription("Enter a number like 12,345.67");
    await amount.fill("1,200");
    await page.keyboard.press("Enter");
    await expect(cell(page, /amounts/, "1,200.00").first()).toBeVisible();
    await chooseLanguage(page, "Deutsch");
    await page.getByRole("button", { name: "amounts bearbeiten" }).click();
    const inGerman = page.getByRole("grid", { name: "Ausgaben" });
    await expect(inGerman.getByRole("textbox", { name: "Betrag" })).toHaveValue("1.200,00");
    await inGerman.getByRole("textbox", { name: "Betrag" }).fill("1.200,50");
    await page.keyboard.press("Enter");
    await expect(inGerman.getByRole("gridcell", { name: "1.200,50" }).first()).toBeVisible();
    // The language is stored with the account, which other tests share.
    await (await openAccountMenu(page, "Konto")).getByRole("menuitem", { name: "Sprache" }).click();
    const saved = whenAnswered(page, "PUT");
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await saved;
  });
});

test("a user undoes changes", async ({ page, allowConsoleErrors }) => {
  // An inverse write whose version is outdated is merged.
  allowConsoleErrors(/409/);
  await test.step("deleting one row or several can be undone", async () => {
    await openWith(page, "doomed");
    await addRow(page, "doomed");
    await expect(page.getByText("1–2 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Delete doomed" }).first().click();
    await expect(page.getByText("1–1 of 1")).toBeVisible();
    await undoIn(page, "Row deleted").click();
    await expect(page.getByText("1–2 of 2")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
    await page.getByRole("group", { name: "Selected rows" }).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No matching rows")).toBeVisible();
    await undoIn(page, "Rows deleted").click();
    await expect(page.getByText("1–2 of 2")).toBeVisible();
  });
  await test.step("cells of a spreadsheet are pasted from the focused cell on, refused as a whole, and undone together", async () => {
    await openWith(page, "pasted");
    const edited = grid(page).getByRole("rowheader", { name: "pasted" });
    await edited.click();
    await paste(edited, { html: copied("excel-cells") });
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Nothing was pasted");
    await paste(edited, { text: "pasted too\tby the dozen\t1,249.74\r\npasted as well\t\t5" });
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("2 rows pasted");
    await expect(grid(page).getByRole("rowheader")).toHaveText(["pasted too", "pasted as well"]);
    await expect(grid(page)).toContainText("1,249.74");
    await undoIn(page, "2 rows pasted").click();
    await expect(grid(page).getByRole("rowheader")).toHaveText(["pasted"]);
  });
  await test.step("an added row is removed with Ctrl+Z", async () => {
    await openWith(page, "withdrawn");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText("No matching rows")).toBeVisible();
  });
  await test.step("an edit is undone by the alert and with Ctrl+Z, keeps what others have changed since, and highlights the row", async () => {
    await openWith(page, "reverted");
    const change = async (note: string, amount: string) => {
      await page.getByRole("button", { name: "Edit reverted" }).click();
      await grid(page).getByRole("textbox", { name: "Note" }).fill(note);
      await grid(page).getByRole("textbox", { name: "Amount" }).fill(amount);
      await page.keyboard.press("Enter");
      await expect(cell(page, /reverted/, note)).toBeVisible();
      await expect(grid(page).getByRole("textbox", { name: "Note" })).toHaveCount(0);
    };
    const row = grid(page).getByRole("row", { name: /reverted/ });
    await change("First note", "20");
    await undoIn(page, "Row saved").click();
    await expect(row.getByRole("gridcell", { name: "10.00" })).toHaveCount(2);
    await expect(row).not.toContainText("First note");
    await expect(row).toHaveAttribute("data-highlighted");

    await change("Second note", "20");
    await change("Third note", "20");
    // Someone else changes another field, and the rows are loaded again.
    const { key, version } = await page.evaluate(async () => {
      const response = await fetch("api/tables/jqgrid.json?name=reverted");
      return (
        ((await response.json()) as { data: { key: string; version: number }[] }).data[0] ?? { key: "", version: 0 }
      );
    });
    await page.evaluate(
      ([id, base]) =>
        fetch(`api/tables/jqgrid.json/${id}`, {
          method: "PATCH",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ version: base, tax: 5 }),
        }),
      [key, version] as const,
    );
    await expect(row.getByRole("gridcell", { name: "25.00" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(row).toContainText("Second note");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(row.getByRole("gridcell", { name: "15.00" })).toBeVisible();
    await expect(row).not.toContainText("note");
    await expect(row).toHaveAttribute("data-highlighted");
    const saved = await page.request.get("api/tables/jqgrid.json?name=reverted");
    expect(await saved.json()).toMatchObject({ data: [{ note: "", amount: 10, tax: 5 }] });
  });
});

test("no input is lost when a save fails, another user edits the row, or the user leaves", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400|409|ERR_FAILED/, /ApiError/);
  await test.step("a change that fails or is rejected keeps the input and shows the reason", async () => {
    await openWith(page, "refused");
    let isAway = true;
    await page.route("**/jqgrid.json/*", async (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      if (!isAway) {
        return route.fulfill({
          status: 400,
          json: { code: "invalid_input", message: "Not valid", fields: { note: "The note is too long" } },
        });
      }
      isAway = false;
      return route.abort();
    });
    await page.getByRole("button", { name: "Edit refused" }).click();
    const note = grid(page).getByRole("textbox", { name: "Note" });
    await note.fill("Keep these words");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(note).toHaveValue("Keep these words");
    await expect(grid(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "false");
    await page.keyboard.press("Enter");
    await expect(note).toHaveAccessibleDescription("The note is too long");
    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await expect(note).toHaveCount(0);
    await expect(cell(page, /refused/, "Keep these words")).toBeVisible();
  });
  await test.step("the later of two users who edit a row is told of the conflict and chooses what to keep", async () => {
    await openWith(page, "contested");
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    const note = (who: Page) => grid(who).getByRole("textbox", { name: "Note" });
    const edit = async (who: Page, text: string) => {
      await who.getByRole("button", { name: "Edit contested" }).click();
      await note(who).fill(text);
    };
    // A cell also contains the text of its field, so the row must not be open.
    const expectSaved = async (who: Page, text: string) => {
      await expect(note(who)).toHaveCount(0);
      await expect(cell(who, /contested/, text)).toBeVisible();
    };
    await other.goto("#/tables/jqgrid?name=contested");
    await edit(page, "mine");
    await edit(other, "theirs");
    await other.keyboard.press("Enter");
    await expectSaved(other, "theirs");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Someone else changed this row" });
    await expect(question.getByRole("row", { name: "Note mine theirs" })).toBeVisible();
    await question.getByRole("button", { name: "Keep mine" }).click();
    await expectSaved(page, "mine");
    // The other window follows.
    await expectSaved(other, "mine");

    await edit(page, "mine again");
    await edit(other, "theirs again");
    await other.keyboard.press("Enter");
    await expectSaved(other, "theirs again");
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Use theirs" }).click();
    await expectSaved(page, "theirs again");
    await context.close();
  });
  await test.step("leaving an unfinished edit asks for confirmation; searching keeps the edited row", async () => {
    await openWith(page, "unfinished");
    await page.getByRole("button", { name: "Edit unfinished" }).click();
    const note = grid(page).getByRole("textbox", { name: "Note" });
    await note.fill("Half a thought");
    await page.getByRole("searchbox", { name: "Search all columns" }).fill("no such row");
    await expect(page).toHaveURL(/q=no/);
    await expect(note).toHaveValue("Half a thought");

    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.getByRole("link", { name: "Home" }).first().click();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(/jqgrid/);
    await expect(note).toHaveValue("Half a thought");
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogs).toEqual(["beforeunload"]);
    await page.getByRole("link", { name: "Home" }).first().click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/home/);
  });
});

test.describe("far to the east of UTC", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("on a phone a row is added in a dialog, with today's date in the browser's time zone", async ({ page }) => {
    // In UTC it is still the day before.
    await page.clock.setFixedTime(new Date("2026-11-21T23:00:00Z"));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/tables/jqgrid");
    await page.getByRole("button", { name: "Add row" }).click();
    const dialog = page.getByRole("dialog", { name: "Add row" });
    await expect(dialog.getByLabel("Date", { exact: true })).toHaveValue("2026-11-22");
    await dialog.getByLabel("Name").fill("By phone");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription("Enter a number");
    await dialog.getByLabel("Amount").fill("5");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("searchbox", { name: "Search all columns" }).fill("by phone");
    // The row may be on the page already, and moves when the result arrives.
    await expect(page.getByText("1–1 of 1")).toBeVisible();
    // Its buttons are in its details.
    await page.getByRole("button", { name: "Details for By phone" }).click();
    await page.getByRole("button", { name: "Edit By phone" }).click();
    const form = page.getByRole("dialog", { name: "Edit row" });
    await form.getByLabel("Amount").fill("6");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(form.getByLabel("Amount")).toHaveValue("6");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(grid(page).getByRole("row").first()).toContainText("6.00");
    await expect(page.getByRole("button", { name: "Edit By phone" })).toBeFocused();
    await page.getByRole("button", { name: "Delete By phone" }).click();
    await expect(page.getByText("No matching rows")).toBeVisible();
  });
});

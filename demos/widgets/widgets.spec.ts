import type { Locator, Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { pickUp } from "#e2e/support/drag.ts";
import { chooseFactoryReset } from "#e2e/support/accounts/factory-reset.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { watchRequests } from "#e2e/support/screens.ts";
import { expectToCloseByTab } from "#e2e/support/popovers.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const widget = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const tool = (place: Locator, name: string) => place.getByRole("button", { name });
const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const menu = (page: Page, name: string) => page.getByRole("menu", { name: `More: ${name}`, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });

async function openWidgets(page: Page, shownTool = "Delete") {
  const settled = watchRequests(page);
  await page.goto("#/widgets");
  await expect(tool(widget(page, "Colored"), shownTool)).toBeVisible();
  // The heights of the widgets change until their content has arrived: last the todos, in the widget above all others, if that
  // feature is installed.
  const todos = widget(page, "Todo");
  if ((await todos.count()) > 0) await expect(todos.getByRole("checkbox").first()).toBeVisible();
  await settled();
}

/** The index of a widget's column, from 0. */
const columnOf = (page: Page, name: string) =>
  widget(page, name).evaluate((element) => {
    const column = element.closest("[data-drag-list]");
    return [...(column?.parentElement?.children ?? [])].indexOf(column as Element);
  });

test("a user changes widgets, undoes it, and finds them again after a reload", async ({ page }) => {
  await openWidgets(page);
  await test.step("the head shows two tools; the others and the grip appear on hover and focus, without moving the title", async () => {
    const coloured = widget(page, "Colored");
    const quick = coloured.locator("header > div > div").first();
    await expect(quick.getByRole("button")).toHaveCount(4);
    const title = coloured.getByRole("heading");
    await coloured.scrollIntoViewIfNeeded();
    const [before, buttons] = [await title.boundingBox(), await tool(coloured, "Collapse").boundingBox()];
    for (const hidden of [quick, grip(page, "Colored")]) await expect(hidden).toHaveCSS("opacity", "0");
    await coloured.getByText("Its title bar starts").hover();
    for (const shown of [quick, grip(page, "Colored")]) await expect(shown).toHaveCSS("opacity", "1");
    expect(await tool(coloured, "Collapse").boundingBox()).toEqual(buttons);
    expect(await title.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    await page.mouse.move(0, 0);
    await expect(quick).toHaveCSS("opacity", "0");
    await grip(page, "Colored").focus();
    await expect(quick).toHaveCSS("opacity", "1");
    for (const name of ["Color", "Edit title", "Full screen", "Delete", "Collapse", "More:"]) {
      await page.keyboard.press("Tab");
      await expect(tool(coloured, `${name} Colored`)).toBeFocused();
    }
  });
  for (const name of ["Color Colored", "More: Colored"]) {
    await test.step(`tabbing out of the menu of ${name} closes it, and Escape returns the focus to its button`, () =>
      expectToCloseByTab(page, page.getByRole("button", { name, exact: true })));
  }
  await test.step("a full-screen widget fills the window and keeps the focus, and Escape restores it", async () => {
    const plain = widget(page, "All features");
    await tool(plain, "Full screen").click();
    await expect(tool(plain, "Full screen")).toHaveAttribute("aria-pressed", "true");
    // Specification §9: a difference of 3.
    expect(await plain.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([1280, 797]);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
    expect(await plain.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(tool(plain, "Full screen")).toHaveAttribute("aria-pressed", "false");
    await expect(tool(plain, "Full screen")).toBeFocused();
  });
  await test.step("Ctrl+Z undoes collapsing, colour and deletion in turn; the widget returns to its place", async () => {
    const before = await titles(page).allInnerTexts();
    await tool(widget(page, "Colored"), "Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(alerts(page)).toContainText("Widget deleted");
    const tabs = widget(page, "With tabs");
    await tool(tabs, "Color").click();
    await page.getByRole("menuitemradio", { name: "Red" }).click();
    await expect(tabs).toHaveAttribute("data-colour", "red");
    await tool(tabs, "Collapse").click();
    await expect(tool(tabs, "Expand")).toBeVisible();
    // Collapsing is trivial, so it offers nothing.
    await expect(alerts(page).getByRole("button", { name: "Undo" })).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(tool(tabs, "Collapse")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Control+z");
    await expect(tabs).toHaveAttribute("data-colour", "default");
    await page.keyboard.press("Control+z");
    await expect(widget(page, "Colored")).toBeVisible();
    expect(await titles(page).allInnerTexts()).toEqual(before);
  });
  await test.step("a title of up to 40 characters is edited by keyboard; Escape cancels, and a blank restores the default", async () => {
    await tool(widget(page, "Colored"), "Edit title").press("Enter");
    await page.getByRole("textbox", { name: "Title" }).fill("<b>Mine</b>");
    await page.keyboard.press("Enter");
    await expect(widget(page, "<b>Mine</b>")).toBeVisible();
    await tool(widget(page, "<b>Mine</b>"), "Edit title").click();
    await page.getByRole("textbox", { name: "Title" }).fill("Other");
    await page.keyboard.press("Escape");
    await expect(widget(page, "<b>Mine</b>")).toBeVisible();
    await tool(widget(page, "<b>Mine</b>"), "Edit title").click();
    await page.getByRole("textbox", { name: "Title" }).fill("  ");
    await page.keyboard.press("Enter");
    await expect(widget(page, "Colored")).toBeVisible();
    await tool(widget(page, "Colored"), "Edit title").click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveAttribute("maxlength", "40");
    await page.keyboard.press("Escape");
  });
  await test.step("tabs, a widget's own button and its reload work by keyboard", async () => {
    const tabs = widget(page, "With tabs");
    await tabs.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.getByRole("tab", { name: "Tab 2" })).toBeFocused();
    await expect(tabs.getByText("named after its number")).toBeVisible();
    await tool(widget(page, "With buttons"), "Notify").press("Enter");
    await expect(page.getByRole("region", { name: "Alerts" })).toContainText("Notification sent");
    await tool(widget(page, "With reload"), "Refresh").press("Enter");
    await expect(widget(page, "With reload").getByRole("status", { name: "Loading" })).toBeVisible();
    await expect(widget(page, "With reload").getByRole("status", { name: "Loading" })).toBeHidden();
  });
  await test.step("a colour is chosen from a menu by keyboard", async () => {
    await tool(widget(page, "With tabs"), "Color").press("Enter");
    await page.getByRole("menuitemradio", { name: "Teal" }).press("Enter");
    await expect(widget(page, "With tabs")).toHaveAttribute("data-colour", "teal");
    await expectNoAxeViolations(page);
  });
  await test.step("a rename is undone from its alert, and later changes stay", async () => {
    await tool(widget(page, "Colored"), "Edit title").click();
    await page.getByRole("textbox", { name: "Title" }).fill("Mine");
    await page.keyboard.press("Enter");
    await tool(widget(page, "Mine"), "Color").click();
    await page.getByRole("menuitemradio", { name: "Teal" }).click();
    await expect(widget(page, "Mine")).toHaveAttribute("data-colour", "teal");
    await alerts(page)
      .getByRole("status")
      .filter({ hasText: "Title changed" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(widget(page, "Colored")).toHaveAttribute("data-colour", "teal");
    await expect(alerts(page)).toContainText("Undone: ");
  });
  await test.step("an earlier move is undone, and a later one stays", async () => {
    for (const name of ["Colored", "With tabs"]) {
      await grip(page, name).focus();
      for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
      await expect.poll(() => columnOf(page, name)).toBe(1);
    }
    const offer = alerts(page).getByRole("status").filter({ hasText: "Widget moved" }).filter({ hasText: "Colored" });
    await offer.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => columnOf(page, "Colored")).toBe(0);
    expect(await columnOf(page, "With tabs")).toBe(1);
  });
  await test.step("spec §8: deleting a widget warns first", async () => {
    await tool(widget(page, "With buttons"), "Delete").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Warning: This action cannot be undone!");
    await question.getByRole("button", { name: "Keep" }).click();
    await tool(widget(page, "With buttons"), "Delete").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(widget(page, "With buttons")).toBeHidden();
  });
  await test.step("spec §2: a widget is collapsed, stays so after a reload, as do the other changes, and is expanded", async () => {
    const coloured = widget(page, "Colored");
    await tool(coloured, "Collapse").click();
    await expect(tool(coloured, "Expand")).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => coloured.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(60);
    const arranged = await titles(page).allInnerTexts();
    await page.reload();
    await expect(tool(coloured, "Expand")).toBeVisible();
    for (const name of ["Colored", "With tabs"])
      await expect(widget(page, name)).toHaveAttribute("data-colour", "teal");
    expect(await Promise.all([columnOf(page, "Colored"), columnOf(page, "With tabs")])).toEqual([0, 1]);
    await expect(widget(page, "With buttons")).toBeHidden();
    expect(await titles(page).allInnerTexts()).toEqual(arranged);
    await tool(coloured, "Expand").press("Enter");
    await expect(coloured.getByText("Its title bar starts with a preset color")).toBeVisible();
  });
  await test.step("a factory reset restores a deleted widget", async () => {
    await chooseFactoryReset(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(widget(page, "With buttons")).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a widget has its grip, two tools and the menu; in full screen, also the button that leaves it", async ({
    page,
  }) => {
    await openWidgets(page, "Collapse");
    const coloured = widget(page, "Colored");
    await expect(coloured.getByRole("button")).toHaveCount(3);
    await expect(grip(page, "Colored")).toHaveCSS("opacity", "1");
    await tool(coloured, "More:").tap();
    await menu(page, "Colored").getByRole("menuitem", { name: "Full screen" }).tap();
    await expect(tool(coloured, "Full screen")).toHaveAttribute("aria-pressed", "true");
    await tool(coloured, "Full screen").tap();
    await expect(tool(coloured, "Full screen")).toHaveCount(0);
    await expect(tool(coloured, "More:")).toBeFocused();
    await tool(coloured, "More:").tap();
    await menu(page, "Colored").getByRole("menuitemradio", { name: "Teal" }).tap();
    await expect(coloured).toHaveAttribute("data-colour", "teal");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** Drags a widget with the mouse to the upper edge of another one. */
async function dropAbove(page: Page, name: string, other: string) {
  await pickUp(page, grip(page, name));
  const target = await widget(page, other).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 4, { steps: 8 });
  // Its current position: widgets above it may have grown.
  const place = await widget(page, other).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 6, { steps: 2 });
  await page.mouse.up();
}

test("a widget is moved by keyboard and with the mouse", async ({ page }) => {
  await test.step("no key of a fast sequence is lost, even before more code has loaded", async () => {
    await openWidgets(page);
    const release = await holdRequests(page, "**/assets/*.js");
    const handle = grip(page, "Colored");
    await handle.focus();
    // In the page itself, because React renders between two keys sent by the test.
    await handle.evaluate((element) => {
      for (const key of [" ", "ArrowDown", "ArrowUp", "ArrowUp", " "])
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText("Colored was dropped: Column 1, position 1.")).toBeAttached();
    await expect(handle).toHaveAttribute("aria-pressed", "false");
    await expect(handle).toBeFocused();
    release();
    const offer = alerts(page).getByRole("button", { name: "Undo" });
    await offer.click();
    await expect(offer).toHaveCount(0);
  });
  await test.step("dropping outside and pressing Escape change nothing", async () => {
    const before = await titles(page).allInnerTexts();
    await pickUp(page, grip(page, "Colored"));
    await page.mouse.move(100, 30, { steps: 5 });
    await page.mouse.up();
    await pickUp(page, grip(page, "With tabs"));
    await page.mouse.move(900, 500, { steps: 5 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await titles(page).allInnerTexts()).toEqual(before);
  });
  await test.step("a widget is moved by keyboard in a right-to-left layout, with announcements, and keeps the focus", async () => {
    await showLayout(page, { rightToLeft: true });
    await grip(page, "Colored").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Colored was picked up: Column 1, position 2.")).toBeAttached();
    // In a right-to-left page, the next column is to the left.
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Column 2, position 2", { exact: true })).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect(page.getByText("Colored was dropped: Column 2, position 1.")).toBeAttached();
    expect(await columnOf(page, "Colored")).toBe(1);
    await expect(grip(page, "Colored")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Colored was put back.")).toBeAttached();
    await page.keyboard.press("Control+z");
    await expect.poll(() => columnOf(page, "Colored")).toBe(0);
    await showLayout(page);
  });
  await test.step("a widget is dragged into another column with the mouse, and is put back by Undo", async () => {
    await dropAbove(page, "Colored", "With reload");
    await expect.poll(() => columnOf(page, "Colored")).toBe(1);
    await dropAbove(page, "Colored", "All features");
    await expect.poll(() => columnOf(page, "Colored")).toBe(0);
    await alerts(page).getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => columnOf(page, "Colored")).toBe(1);
  });
});

test("a user works with the menu of a widget, in two browsers, until a save fails", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/, /ApiError/);
  await test.step("a widget collapsed in one browser is collapsed in another", async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await openWidgets(other);
    await openWidgets(page);
    await tool(widget(page, "With reload"), "Collapse").click();
    await expect(tool(widget(other, "With reload"), "Expand")).toBeVisible();
    await context.close();
    await tool(widget(page, "With reload"), "Expand").click();
  });
  await test.step("the menu has all actions, and works by keyboard", async () => {
    const more = tool(widget(page, "With reload"), "More: With reload");
    const items = menu(page, "With reload").getByRole("menuitem");
    const open = async () => {
      await more.press("Enter");
      await expect(items.first()).toBeFocused();
    };
    await open();
    await expect(items).toHaveText(["Refresh", "Edit title", "Full screen", "Delete"]);
    await expect(menu(page, "With reload").getByRole("menuitemradio")).toHaveCount(7);
    await page.keyboard.press("Enter");
    await expect(widget(page, "With reload").getByRole("status", { name: "Loading" })).toBeVisible();

    await open();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();

    await open();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio", { name: "No color" })).toBeFocused();
    await expect(page.getByRole("menuitemradio", { name: "No color" })).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(widget(page, "With reload")).toHaveAttribute("data-colour", "blue");

    // At the top of the page, where the check does not scroll the menu out of view.
    const first = await titles(page).first().innerText();
    await tool(widget(page, first), `More: ${first}`).press("Enter");
    await expect(menu(page, first)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");

    await open();
    await page.keyboard.press("f");
    await page.keyboard.press("Enter");
    await expect(tool(widget(page, "With reload"), "Full screen")).toHaveAttribute("aria-pressed", "true");
    await expect(more).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tool(widget(page, "With reload"), "Full screen")).toHaveAttribute("aria-pressed", "false");

    await open();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(widget(page, "With reload")).toHaveCount(0);
    // The focus would be lost with the widget.
    await expect(widget(page, "Without controls")).toBeFocused();
  });
  await test.step("spec §8: a failed save shows an alert in the widget", async () => {
    await page.route("**/api/preferences.json", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong on our side" } })
        : route.fallback(),
    );
    await tool(widget(page, "Colored"), "Collapse").click();
    await expect(widget(page, "Colored").getByRole("alert")).toContainText("Sorry but there was a error:");
  });
});

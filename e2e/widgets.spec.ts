import type { Locator, Page } from "@playwright/test";

import { expectNoAxeViolations } from "./support/axe.ts";
import { pickUp } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { watchRequests } from "./support/screens.ts";

test.use({ serverFor: "widgets" });

const widget = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const tool = (place: Locator, name: string) => place.getByRole("button", { name });
const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });

async function openWidgets(page: Page) {
  const settled = watchRequests(page);
  await page.goto("#/widgets");
  await expect(tool(widget(page, "Coloured"), "Delete")).toBeVisible();
  // The heights of the widgets change until their content has arrived.
  await settled();
}

/** The index of a widget's column, from 0. */
const columnOf = (page: Page, name: string) =>
  widget(page, name).evaluate((element) => {
    const column = element.closest("[data-drag-list]");
    return [...(column?.parentElement?.children ?? [])].indexOf(column as Element);
  });

test("spec §2: a widget is collapsed, stays collapsed after a reload, and is expanded", async ({ page }) => {
  await openWidgets(page);
  const coloured = widget(page, "Coloured");
  await tool(coloured, "Collapse").click();
  await expect(tool(coloured, "Expand")).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => coloured.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(60);
  await page.reload();
  await expect(tool(coloured, "Expand")).toBeVisible();
  await tool(coloured, "Expand").press("Enter");
  await expect(coloured.getByText("Its title bar starts with a preset colour")).toBeVisible();
});

test("a title of up to 40 characters is edited by keyboard; Escape cancels, and a blank restores the default", async ({
  page,
}) => {
  await openWidgets(page);
  await tool(widget(page, "Coloured"), "Edit title").press("Enter");
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
  await expect(widget(page, "Coloured")).toBeVisible();
  await tool(widget(page, "Coloured"), "Edit title").click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveAttribute("maxlength", "40");
});

test("a colour is chosen from a menu by keyboard", async ({ page }) => {
  await openWidgets(page);
  await tool(widget(page, "With tabs"), "Colour").press("Enter");
  await page.getByRole("menuitemradio", { name: "Teal" }).press("Enter");
  await expect(widget(page, "With tabs")).toHaveAttribute("data-colour", "teal");
  await expectNoAxeViolations(page);
});

test("a full-screen widget fills the window and keeps the focus, and Escape restores it", async ({ page }) => {
  await openWidgets(page);
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

test("spec §8: deleting a widget warns first, and a factory reset restores it", async ({ page }) => {
  await openWidgets(page);
  await tool(widget(page, "With buttons"), "Delete").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Warning: This action cannot be undone!");
  await question.getByRole("button", { name: "Keep" }).click();
  await tool(widget(page, "With buttons"), "Delete").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(widget(page, "With buttons")).toBeHidden();
  await page.reload();
  await expect(widget(page, "Coloured")).toBeVisible();
  await expect(widget(page, "With buttons")).toBeHidden();
  await page.getByRole("button", { name: "Factory reset" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(widget(page, "With buttons")).toBeVisible();
});

test("a widget is dragged into another column with the mouse, and stays there after a reload", async ({ page }) => {
  await openWidgets(page);
  await pickUp(page, grip(page, "Coloured"));
  const target = await widget(page, "With reload").boundingBox();
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 4, { steps: 8 });
  // Its current position: widgets above it may have grown.
  const place = await widget(page, "With reload").boundingBox();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 6, { steps: 2 });
  await page.mouse.up();
  await expect.poll(() => columnOf(page, "Coloured")).toBe(1);
  await page.reload();
  await expect(tool(widget(page, "Coloured"), "Delete")).toBeVisible();
  expect(await columnOf(page, "Coloured")).toBe(1);
});

test("dropping outside and pressing Escape change nothing", async ({ page }) => {
  await openWidgets(page);
  const before = await titles(page).allInnerTexts();
  await pickUp(page, grip(page, "Coloured"));
  await page.mouse.move(100, 30, { steps: 5 });
  await page.mouse.up();
  await pickUp(page, grip(page, "With tabs"));
  await page.mouse.move(900, 500, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await titles(page).allInnerTexts()).toEqual(before);
});

test("a widget is moved by keyboard in a right-to-left layout, with announcements, and keeps the focus", async ({
  page,
  setUp,
}) => {
  await setUp({ layout: { rightToLeft: true } });
  await openWidgets(page);
  await grip(page, "Coloured").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Coloured was picked up: Column 1, position 2.")).toBeAttached();
  // In a right-to-left page, the next column is to the left.
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Column 2, position 2", { exact: true })).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(page.getByText("Coloured was dropped: Column 2, position 1.")).toBeAttached();
  expect(await columnOf(page, "Coloured")).toBe(1);
  await expect(grip(page, "Coloured")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Coloured was put back.")).toBeAttached();
});

test("no key of a fast sequence is lost, even before more code has loaded", async ({ page }) => {
  await openWidgets(page);
  const release = await holdRequests(page, "**/assets/*.js");
  const handle = grip(page, "Coloured");
  await handle.focus();
  // In the page itself, because React renders between two keys sent by the test.
  await handle.evaluate((element) => {
    for (const key of [" ", "ArrowDown", "ArrowUp", "ArrowUp", " "])
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("Coloured was dropped: Column 1, position 1.")).toBeAttached();
  await expect(handle).toHaveAttribute("aria-pressed", "false");
  await expect(handle).toBeFocused();
  release();
});

test("a widget collapsed in one browser is collapsed in another", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openWidgets(other);
  await openWidgets(page);
  await tool(widget(page, "With reload"), "Collapse").click();
  await expect(tool(widget(other, "With reload"), "Expand")).toBeVisible();
  await context.close();
});

test("spec §8: a failed save shows an alert in the widget", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500/, /ApiError/);
  await openWidgets(page);
  await page.route("**/api/preferences.json", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong on our side" } })
      : route.fallback(),
  );
  await tool(widget(page, "Coloured"), "Collapse").click();
  await expect(widget(page, "Coloured").getByRole("alert")).toContainText("Sorry but there was a error:");
});

test("tabs, a widget's own button and its reload work by keyboard", async ({ page }) => {
  await openWidgets(page);
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

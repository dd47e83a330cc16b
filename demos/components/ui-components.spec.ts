import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { pickUp } from "#e2e/support/drag.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { expectToStayUnderPointer, hoverForTooltip } from "#e2e/support/tooltips.ts";
import { readSources } from "#tools/build/example-sources.ts";

const card = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

test("a user tries the general components", async ({ page }) => {
  await page.goto("#/ui/general");
  await expect(card(page, "Notices")).toBeVisible();
  await test.step("a notice with an action runs it", async () => {
    await page.getByRole("button", { name: "With an action" }).click();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(alerts(page).getByText("The note is back")).toBeVisible();
  });
  await test.step("spec §4: a tab without a title is named by its number", async () => {
    const tabs = card(page, "Tabs");
    await tabs.getByRole("button", { name: "Add tab" }).click();
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Tab 4");
    await tabs.getByLabel("Title of the new tab").fill("Notes");
    await tabs.getByRole("button", { name: "Add tab" }).click();
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Notes");
    await expect(tabs.getByRole("tabpanel", { name: "Notes" })).toBeVisible();
    await tabs.getByRole("button", { name: "Close tab" }).click();
    await expect(tabs.getByRole("tab")).toHaveText(["Tab 1", "Tab 2", "Tab 3", "Tab 4"]);
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Tab 4");
  });
  await test.step("one section of the accordion is open", async () => {
    const accordion = card(page, "Accordion");
    await expect(accordion.getByText("Orders placed before noon")).toBeVisible();
    await accordion.getByText("Where is my invoice?").click();
    await expect(accordion.getByText("Each order in your account")).toBeVisible();
    await expect(accordion.getByText("Orders placed before noon")).toBeHidden();
  });
  await test.step("a tooltip appears on focus and on hover, and Escape hides it", async () => {
    const button = page.getByRole("button", { name: "Move to the archive" });
    const tooltip = await hoverForTooltip(page, button, /Archived projects/);
    await expect(button).toHaveAccessibleDescription(/Archived projects/);
    await expectToStayUnderPointer(page, tooltip);
    await expect(button).toHaveAccessibleDescription(/Archived projects/);
    await button.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  });
  await test.step("the carousel moves by its buttons and says where it is", async () => {
    const carousel = page.getByRole("region", { name: "Products" });
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect(carousel.getByRole("status")).toHaveText("2 of 3");
    await expect(carousel.getByRole("group", { name: "2 of 3" })).toBeInViewport();
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect(carousel.getByRole("button", { name: "Next slide" })).toHaveAttribute("aria-disabled", "true");
    await carousel.getByRole("button", { name: "Previous slide" }).click();
    await expect(carousel.getByRole("status")).toHaveText("2 of 3");
  });
  await test.step("spec §9: the dialog is at most 600 px wide, asks before changes are lost, and returns the focus", async () => {
    const open = page.getByRole("button", { name: "Open dialog" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "New project" });
    await expect(dialog.getByLabel("Name")).toBeFocused();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(600);
    // In the middle, whatever surrounds it in the example.
    const below = (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
    expect(Math.abs(below - (box?.y ?? 0))).toBeLessThanOrEqual(2);
    await dialog.getByLabel("Name").fill("Warehouse");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
  await test.step("on a phone, the dialog is a sheet at the bottom, and its title and buttons stay while it scrolls", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open dialog" }).click();
    const dialog = page.getByRole("dialog", { name: "New project" });
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844);
    // Less high than the form.
    await page.setViewportSize({ width: 390, height: 200 });
    const scrolled = () => dialog.evaluate(({ scrollTop }) => scrollTop);
    for (const end of [0, 999]) {
      await dialog.evaluate((element, top) => element.scrollTo({ top, behavior: "instant" }), end);
      expect((await scrolled()) > 0).toBe(end > 0);
      for (const part of [
        dialog.getByRole("heading", { name: "New project" }),
        dialog.getByRole("button", { name: "Close" }),
        dialog.getByRole("button", { name: "Save" }),
        dialog.getByRole("button", { name: "Cancel" }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("spec §9: notices close after 4, 5, 6 and 8 seconds, and are stacked until then", async () => {
    // The page has loaded with real time; from here on the test controls the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const seconds of [8, 6, 5, 4]) await page.getByRole("button", { name: `${seconds} s`, exact: true }).click();
    const notices = alerts(page).getByText("This notice closes by itself.");
    await expect(notices).toHaveCount(4);
    // A notice under the pointer or with the focus stays.
    await page.mouse.move(0, 0);
    for (const [milliseconds, left] of [
      [4100, 3],
      [1000, 2],
      [1000, 1],
      [2000, 0],
    ] as const) {
      await page.clock.runFor(milliseconds);
      await expect(notices).toHaveCount(left);
    }
  });
});

const playground = (page: Page) => page.getByRole("region", { name: "Playground" });
const source = (page: Page, name: string) => page.getByRole("region", { name: `Source of ${name}` });

test("a user reads the documentation of a component", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("#/ui/buttons");
  await test.step("an example shows its source, copies it, and shows the properties of its component", async () => {
    const variants = card(page, "Variants");
    const file = "demos/components/web/buttons/button-examples.tsx";
    const source = readSources(file, readFileSync(file, "utf8"))["Variants"] ?? "";
    await variants.getByRole("button", { name: "Source" }).click();
    await expect(variants.locator("pre")).toHaveText(source, { useInnerText: true });
    await variants.getByRole("button", { name: "Copy" }).click();
    await expect(alerts(page).getByText("Source copied")).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(source);
    await variants.getByRole("button", { name: "Properties" }).click();
    const variant = variants.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "variant" }) });
    await expect(variant).toContainText('"default"');
    await expect(variant).toContainText("At most one primary per screen");
  });
  await test.step("a busy button sends one request, and shows the answer", async () => {
    const busy = card(page, "Busy");
    await busy.getByRole("button", { name: "Load my name" }).click();
    await expect(busy.getByRole("status")).toContainText("loaded on");
  });
  await test.step("a combination opens in the playground, which gets the focus", async () => {
    const danger = page
      .getByRole("region", { name: "Combinations of Button" })
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "danger" }) });
    await expect(danger.getByRole("button")).toHaveCount(6);
    await danger.getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: "Playground" })).toBeFocused();
    await expect(source(page, "Button")).toContainText('variant="danger" size="small"');
  });
  await test.step("another component has its own controls, documentation and properties", async () => {
    await playground(page).getByRole("radio", { name: "IconButton", exact: true }).check();
    await playground(page).getByRole("textbox", { name: "label" }).fill("Star");
    await expect(playground(page).getByRole("button", { name: "Star", exact: true })).toBeVisible();
    const documentation = page.getByRole("article", { name: "IconButton" });
    await expect(documentation.getByRole("region", { name: "Keyboard" })).toContainText("Hides the tooltip.");
    await expect(documentation.getByRole("table", { name: "Properties of IconButton" })).toContainText("Required");
  });
  await test.step("the source and the address follow the controls, and are reset", async () => {
    await page.goto("#/ui/buttons");
    await playground(page).getByRole("radio", { name: "danger", exact: true }).check();
    await playground(page).getByRole("radio", { name: "small", exact: true }).check();
    await playground(page).getByRole("textbox", { name: "children" }).fill("Delete archive");
    await expect(source(page, "Button")).toHaveText(
      '<Button variant="danger" size="small" onClick={save}>Delete archive</Button>',
    );
    const address = page.url();
    await page.goto("#/ui/buttons");
    await expect(source(page, "Button")).toHaveText("<Button onClick={save}>Save</Button>");
    await page.goto(address);
    await playground(page).getByRole("button", { name: "Delete archive" }).click();
    await expect(playground(page).getByRole("status")).toHaveText("Pressed 1 time");
    await playground(page).getByRole("switch", { name: "aria-disabled" }).click();
    await playground(page).getByRole("button", { name: "Delete archive" }).press("Enter");
    await expect(playground(page).getByRole("status")).toHaveText("Pressed 1 time");
    await playground(page).getByRole("button", { name: "Reset" }).click();
    await expect(source(page, "Button")).toHaveText("<Button onClick={save}>Save</Button>");
  });
  await test.step("an address with impossible values shows the initial ones", async () => {
    await page.goto("#/ui/buttons?component=Nothing&variant=huge&disabled=maybe");
    await expect(source(page, "Button")).toHaveText("<Button onClick={save}>Save</Button>");
  });
  await test.step("the index moves to a section and marks it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const index = page.getByRole("navigation", { name: "On this page" });
    await index.getByRole("button", { name: "Keyboard" }).click();
    await expect(page.getByRole("heading", { name: "Keyboard" })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Keyboard" })).toBeFocused();
    await expect(index.getByRole("button", { name: "Keyboard" })).toHaveAttribute("aria-current", "location");
    await index.getByRole("button", { name: "Playground" }).click();
    await expect(index.getByRole("button", { name: "Playground" })).toHaveAttribute("aria-current", "location");
  });
});

test("on phones, the buttons of an example stay on one line in languages with long words", async ({ page, setUp }) => {
  await setUp({ layout: { rightToLeft: true }, language: "ar" });
  await page.goto("#/ui/buttons");
  const example = page.getByRole("article").first();
  // Source, copy and properties, whose names end in the title.
  const buttons = example.getByRole("button", { name: "الأشكال" });
  await expect(buttons).toHaveCount(3);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = () => buttons.evaluateAll((each) => each.map((button) => button.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  }
});

test("the marks of lists and quotations are where their text begins, from right to left, too", async ({
  page,
  setUp,
}) => {
  await setUp({ layout: { rightToLeft: true }, language: "ar" });
  await page.goto("#/ui/typography");
  const parts = page.locator("ol, ul, blockquote").filter({ hasText: /\p{Script=Arabic}/u });
  const formatted = page.getByRole("article").locator(parts);
  await expect(formatted).toHaveCount(3);
  expect(await formatted.evaluateAll((each) => each.map((part) => getComputedStyle(part).direction))).toEqual([
    "rtl",
    "rtl",
    "rtl",
  ]);
});

test("a user changes the text and the width of the examples", async ({ page }) => {
  await test.step("the text of the reader is in the address", async () => {
    await page.goto("#/ui/typography");
    await page.getByLabel("Your text").fill("Grüße aus Köln");
    await expect(card(page, "Sizes").getByText("Grüße aus Köln")).toHaveCount(7);
    const address = page.url();
    await page.goto("#/ui/grid");
    await expect(page.getByRole("separator", { name: "Width of the grid" })).toBeVisible();
    await page.goto(address);
    await expect(page.getByLabel("Your text")).toHaveValue("Grüße aus Köln");
  });
  await test.step("the keyboard and the pointer resize a grid", async () => {
    await page.goto("#/ui/grid");
    for (const [direction, further] of [
      ["ltr", "ArrowRight"],
      ["rtl", "ArrowLeft"],
    ] as const) {
      await test.step(direction, async () => {
        await showLayout(page, { rightToLeft: direction === "rtl" });
        const handle = page.getByRole("separator", { name: "Width of the grid" });
        await handle.focus();
        await page.keyboard.press("Home");
        await expect(handle).toHaveAttribute("aria-valuenow", "20");
        const columns = () =>
          card(page, "Grid")
            .getByText("2", { exact: true })
            .evaluate((tile) => {
              const first = tile.parentElement?.firstElementChild;
              return first?.getBoundingClientRect().top === tile.getBoundingClientRect().top ? "several" : "one";
            });
        await expect.poll(columns).toBe("one");
        await page.keyboard.press("End");
        await expect.poll(columns).toBe("several");
        await page.keyboard.press("Home");
        await page.keyboard.press(further);
        await expect(handle).toHaveAttribute("aria-valuenow", "25");
        const box = await handle.boundingBox();
        if (!box) throw new Error("The handle is not shown");
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + (direction === "rtl" ? -200 : 200), box.y + box.height / 2, { steps: 4 });
        await page.mouse.up();
        await expect.poll(async () => Number(await handle.getAttribute("aria-valuenow"))).toBeGreaterThan(30);
      });
    }
  });
});

test("a user tries the interactive components", async ({ page }) => {
  await page.goto("#/ui/jquery-ui");
  await expect(card(page, "Sortable")).toBeVisible();
  await test.step("each widget has an example", async () => {
    for (const title of [
      ..."Accordion Tabs Dialog Menu Tooltip Autocomplete Slider Spinner Sortable Selectable Resizable".split(" "),
      "Progress bar",
      "Date picker",
    ]) {
      await expect(card(page, title)).toBeVisible();
    }
  });
  await test.step("the list is put in order by keyboard and by pointer, and the order is undone", async () => {
    const items = card(page, "Sortable").getByRole("listitem");
    const handle = (name: string) => page.getByRole("button", { name: `Move ${name}` });
    await handle("Check the delivery").focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(items).toHaveText(["Write the invoice", "Call the customer", "Check the delivery", "File the order"]);
    await expect(handle("Check the delivery")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(items.first()).toHaveText("Check the delivery");
    await pickUp(page, handle("File the order"));
    const box = await items.first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect(items.first()).toHaveText("File the order");
  });
  await test.step("options are selected by keyboard, and counted", async () => {
    const selectable = card(page, "Selectable");
    await selectable.getByRole("listbox", { name: "Parts of the report" }).focus();
    await page.keyboard.press("Control+a");
    await expect(selectable.getByRole("status")).toHaveText("5 parts selected");
    await page.keyboard.press("Enter");
    await expect(selectable.getByRole("status")).toHaveText("1 part selected");
  });
  await test.step("numbers, values and dates are changed by keyboard within their limits", async () => {
    const amount = card(page, "Spinner").getByRole("spinbutton", { name: "Quantity" });
    await amount.press("ArrowDown");
    await expect(amount).toHaveValue("1");
    await amount.press("End");
    await expect(amount).toHaveValue("99");
    const volume = card(page, "Slider").getByRole("slider", { name: "Volume" });
    await volume.press("ArrowRight");
    await expect(volume).toHaveAttribute("aria-valuetext", "45");
    const day = card(page, "Date picker").getByLabel("Day", { exact: true });
    await day.fill("29. Februar 2028");
    await day.press("Tab");
    await expect(day).toHaveValue("02/29/2028");
    await day.fill("02/30/2026");
    await day.press("Tab");
    await expect(day).toHaveValue("02/30/2026");
    await expect(day).toHaveAccessibleDescription("Enter a date like 12/31/2026");
    await card(page, "Date picker").getByRole("button", { name: "Clear: Day" }).click();
    await expect(day).toHaveValue("");
  });
  await test.step("a city is completed from the server's list", async () => {
    const city = card(page, "Autocomplete").getByRole("combobox", { name: "City" });
    await city.fill("hamb");
    await page.getByRole("option", { name: "Hamburg" }).first().click();
    await expect(city).toHaveValue("Hamburg");
  });
});

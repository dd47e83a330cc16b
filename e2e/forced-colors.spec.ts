import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";
import { watchRequests } from "./support/screens.ts";

/** What tells a state when a system replaces the colours. */
type Look = {
  /** Of the text and the background, as red, green, blue and alpha. */
  readonly colors: readonly (readonly number[])[];
  /** Lines and shapes: borders, the outline, a line through a text, an icon. */
  readonly lines: readonly string[];
};

/** Runs in the page. */
function readLook(element: Element): Look {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("There is no canvas");
  /** What colours look like on top of each other. System colours may be translucent. */
  const paint = (...colors: readonly string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const backgrounds: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    backgrounds.unshift(getComputedStyle(at).backgroundColor);
  const style = getComputedStyle(element);
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const lineOf = (width: string, kind: string, color: string) =>
    kind === "none" || Number.parseFloat(width) === 0 || paint(color)[3] === 0 ? "" : `${width} ${kind} ${color}`;
  return {
    colors: [paint(...backgrounds, style.color), paint(...backgrounds)],
    lines: [
      ...sides.map((side) =>
        lineOf(style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]),
      ),
      lineOf(style.outlineWidth, style.outlineStyle, style.outlineColor),
      style.boxShadow === "none" ? "" : style.boxShadow,
      style.textDecorationLine,
      String(element.querySelectorAll("svg").length),
    ],
  };
}

function luminance([r = 0, g = 0, b = 0]: readonly number[]) {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(one: readonly number[], other: readonly number[]) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether two states differ by a line, or by colours with a contrast of at least 3 to each other. */
const differs = (one: Look, other: Look) =>
  one.lines.some((line, index) => line !== other.lines[index]) ||
  one.colors.some((color, index) => contrast(color, other.colors[index] ?? color) >= 3);

/** Expects that someone who sees only the system's colours can tell two states, and read both. */
async function expectDistinct(what: string, one: Locator, other: Locator) {
  // Transitions of colours may be running.
  await expect
    .poll(async () => differs(await one.evaluate(readLook), await other.evaluate(readLook)), { message: what })
    .toBe(true);
  for (const state of [one, other]) {
    if ((await state.textContent()) === "") continue;
    const [text = [], background = []] = (await state.evaluate(readLook)).colors;
    expect(contrast(text, background), `${what}: text`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Expects a dot, a badge or a swatch to differ from what is around it. */
async function expectVisible(what: string, mark: Locator) {
  const [own = [], around = []] = await Promise.all(
    [mark, mark.locator("..")].map(async (each) => (await each.evaluate(readLook)).colors[1] ?? []),
  );
  expect(contrast(own, around), what).toBeGreaterThanOrEqual(3);
}

async function open(page: Page, address: string) {
  const settled = watchRequests(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled();
}

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name, exact: true });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme }));

    test("the current entry of the navigation, a pressed button and a badge", async ({ page }) => {
      await open(page, "#/home");
      await expectDistinct("current entry", link(page, "Home"), link(page, "Calendar"));
      await expectVisible("unread", page.getByRole("banner").locator("[data-count]").first());
      const minify = page.getByRole("button", { name: "Minify navigation" });
      const before = await minify.evaluate(readLook);
      await minify.click();
      await page.mouse.move(0, 0);
      await expect(minify).toHaveAttribute("aria-pressed", "true");
      await expect.poll(async () => differs(await minify.evaluate(readLook), before)).toBe(true);
    });

    test("switches, the choice of a skin, and its previews", async ({ page }) => {
      await open(page, "#/blank");
      await page.getByRole("button", { name: "Layout options" }).click();
      const dialog = page.getByRole("dialog", { name: "Layout options" });
      const option = (name: string) => dialog.getByRole("switch", { name });
      // The first switch has the focus.
      await expectDistinct("switch", option("Fixed navigation"), option("Right to left"));
      const skin = (name: string) => dialog.locator("label", { hasText: name }).locator("[data-skin]");
      await expectDistinct("skin", skin("Calm"), skin("Daylight"));
      const colors = await dialog
        .locator("[data-skin] > :nth-child(2)")
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      expect(new Set(colors).size, "previews keep the colours of their skins").toBeGreaterThan(3);
    });

    test("the checked entry of a menu", async ({ page }) => {
      await open(page, "#/blank");
      await page.getByRole("button", { name: "Language" }).click();
      const entries = page.getByRole("menuitemradio");
      await expectDistinct("language", entries.and(page.getByRole("menuitemradio", { checked: true })), entries.nth(1));
    });

    test("tabs, highlighted terms and options", async ({ page }) => {
      await open(page, "#/search?q=order");
      const tab = (isSelected: boolean) => page.getByRole("tab", { selected: isSelected }).first();
      await expectDistinct("tab", tab(true), tab(false));
      const mark = page.locator("mark").first();
      await expectDistinct("highlight", mark, mark.locator(".."));
      await page.getByRole("banner").getByRole("searchbox").fill("order");
      const options = page.getByRole("option");
      await expect(options.nth(1)).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expectDistinct("option", page.getByRole("option", { selected: true }), options.last());
    });

    test("unread messages, the current folder and selected rows", async ({ page }) => {
      await open(page, "#/inbox/inbox");
      const folder = (name: RegExp) => page.getByRole("main").getByRole("link", { name });
      await expectDistinct("folder", folder(/^Inbox/), folder(/^Sent/));
      await expectVisible("unread", page.getByRole("main").getByRole("img", { name: "unread" }).first());
      const rows = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("checkbox") });
      await rows.nth(1).getByRole("checkbox").check();
      await expectDistinct("selected", rows.nth(1), rows.nth(2));
    });

    test("a selected row of a table, the sorted column and the current page", async ({ page }) => {
      await open(page, "#/e-commerce/orders");
      const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader").or(page.getByRole("cell")) });
      const row = (index: number) => rows.filter({ has: page.getByRole("checkbox") }).nth(index);
      await row(2).getByRole("checkbox").check();
      await expectDistinct("selected", row(2), row(4));
      const head = (name: string) => page.getByRole("columnheader", { name }).getByRole("button").first();
      await expectDistinct("sorted", head("Purchase"), head("Delivery"));
      const number = (page_: number) => page.getByRole("button", { name: `Page ${page_}`, exact: true });
      await expectDistinct("page", number(1), number(2));
    });

    test("today, the chosen view, and the icons and colours of events", async ({ page }) => {
      await open(page, "#/calendar");
      const view = (name: string) => page.getByRole("main").locator("label", { hasText: name });
      await expectDistinct("view", view("Month"), view("Week"));
      const day = (date: Date) => page.getByRole("main").getByText(String(date.getUTCDate()), { exact: true }).first();
      const today = new Date();
      const other = new Date(
        Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() === 15 ? 16 : 15),
      );
      await expectDistinct("today", day(today), day(other));
      await page.getByRole("button", { name: "Add event" }).click();
      const dialog = page.getByRole("dialog", { name: "Add event" });
      for (const group of ["Icon", "Color"]) {
        const choice = (isChecked: boolean) =>
          dialog
            .getByRole("group", { name: group })
            .locator(isChecked ? "label:has(:checked)" : "label:not(:has(:checked))")
            .first();
        await expectDistinct(group, choice(true), choice(false));
      }
      const swatches = dialog.getByRole("group", { name: "Color" }).locator("label > span");
      const colors = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
      expect(new Set(colors).size, "the colours of events").toBe(colors.length);
      await expectVisible("colour", swatches.first());
    });

    test("the legend of a chart, and its entries switched off", async ({ page }) => {
      await open(page, "#/graphs/chartjs");
      const entries = page.getByRole("article", { name: "Polar area" }).getByRole("button", { pressed: true });
      await expect(entries.first()).toBeVisible();
      const swatches = entries.locator("rect");
      const fills = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
      expect(fills.length).toBeGreaterThan(4);
      expect(new Set(fills).size, "the colours of series").toBe(fills.length);
      // Without its value, which is not a part of its name.
      const name = await entries.first().locator("span").first().innerText();
      await entries.first().click();
      const isOff = page.getByRole("article", { name: "Polar area" }).getByRole("button", { name, pressed: false });
      await expectDistinct("switched off", isOff, entries.last());
    });

    test("the ring of the focus", async ({ page }) => {
      await open(page, "#/blank");
      const entry = link(page, "Calendar");
      const before = await entry.evaluate(readLook);
      await page.keyboard.press("Tab");
      await entry.focus();
      const after = await entry.evaluate(readLook);
      expect(differs({ ...after, colors: before.colors }, before)).toBe(true);
    });
  });
}

test("other colours do not apply the sheet, and follow a change of the system", async ({ page }) => {
  await open(page, "#/blank");
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  const usual = await accent();
  expect(usual).toMatch(/^#/);
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(accent).toBe("Highlight");
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(accent).toBe(usual);
});

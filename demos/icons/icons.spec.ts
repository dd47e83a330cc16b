import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { expect, test } from "#e2e/support/fixtures.ts";

const main = (page: Page) => page.getByRole("main");
const searchBox = (page: Page) => main(page).getByRole("searchbox");
const grid = (page: Page) => main(page).getByRole("grid");
const icon = (page: Page, name: string) => grid(page).getByRole("button", { name, exact: true }).first();

/** The text that was copied last. The clipboard itself belongs to the machine. */
async function watchClipboard(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { copied: "" });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  return () => page.evaluate(() => String(Reflect.get(window, "copied")));
}

test("a search in the user's language finds icons, also by English words, and the address keeps it", async ({
  page,
  setUp,
}) => {
  await setUp({ language: "de" });
  await page.goto("#/ui/icons-font-awesome");
  await searchBox(page).fill("Haus");
  await expect(icon(page, "house")).toHaveAttribute("aria-current", "true");
  await searchBox(page).fill("abode");
  await expect(icon(page, "house")).toBeVisible();
  await expect(page).toHaveURL(/q=abode/);
  const address = page.url();
  await page.goto("#/ui/icons-font-awesome");
  await expect(searchBox(page)).toHaveValue("");
  await page.goto(address);
  await expect(searchBox(page)).toHaveValue("abode");
  await expect(icon(page, "house")).toBeVisible();
});

test("flags are found by their names in Arabic, and are copied as the package has them", async ({ page, setUp }) => {
  const copied = await watchClipboard(page);
  await setUp({ language: "ar", layout: { rightToLeft: true } });
  await page.goto("#/ui/icons-flags");
  await searchBox(page).fill("ألمانيا");
  const germany = icon(page, "ألمانيا");
  await expect(germany.locator("img")).toHaveJSProperty("complete", true);
  await expect(germany.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await main(page).getByRole("button", { name: "SVG" }).click();
  await expect.poll(copied).toBe(readFileSync("node_modules/flag-icons/flags/4x3/de.svg", "utf8"));
});

test("a user searches icons by keyboard, copies them, and opens one on a phone", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  const copied = await watchClipboard(page);
  await test.step("drawings that cannot be loaded are loaded again, and a search without results leads back", async () => {
    await page.route(/bootstrap-icons-\w+\/0\.json/, (route) => route.abort());
    await page.goto("#/ui/icons-glyph");
    await expect(main(page).getByRole("alert")).toContainText("This part could not be loaded");
    await page.unroute(/bootstrap-icons-\w+\/0\.json/);
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(icon(page, "airplane").locator("svg")).toBeVisible();
    await searchBox(page).fill("no such icon");
    await expect(main(page).getByText("Nothing found")).toBeVisible();
    await main(page).getByRole("button", { name: "Clear search" }).click();
    await expect(icon(page, "airplane")).toBeVisible();
  });
  await test.step("the arrow keys move through the grid, and one icon is in the tab order", async () => {
    await page.goto("#/ui/icons-glyph?q=alarm");
    await expect(icon(page, "alarm")).toBeVisible();
    await expect(grid(page).locator("button[tabindex='0']")).toHaveCount(1);
    await icon(page, "alarm").focus();
    await page.keyboard.press("ArrowRight");
    await expect(icon(page, "alarm-fill")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("region", { name: "Details" }).getByRole("heading", { level: 2 })).toHaveText(
      "alarm-fill",
    );
    await page.keyboard.press("Home");
    await expect(icon(page, "alarm")).toBeFocused();
  });
  await test.step("only the icons in view are in the page, and those below come with scrolling", async () => {
    await page.goto("#/ui/icons-font-awesome");
    await expect(searchBox(page)).toHaveAccessibleName("Search icons");
    await expect(searchBox(page)).toHaveAttribute("placeholder", /^Search 2,\d{3} icons$/);
    await expect(icon(page, "anchor").locator("svg")).toBeVisible();
    await icon(page, "address-book").focus();
    await page.keyboard.press("Control+End");
    const last = grid(page).getByRole("button").last();
    await expect(last).toBeFocused();
    await expect(last.locator("svg")).toBeVisible();
    expect(await grid(page).getByRole("button").count()).toBeLessThan(300);
  });
  await test.step("name, import and SVG are copied by keyboard", async () => {
    await page.goto("#/ui/icons-font-awesome?icon=solid/house");
    const details = main(page).getByRole("region", { name: "Details" });
    await expect(details.locator("svg").first()).toBeVisible();
    await details.getByRole("button", { name: "Copy name" }).press("Enter");
    await expect(page.getByText("Name copied")).toBeVisible();
    expect(await copied()).toBe("house");
    await details.getByRole("button", { name: "Copy import" }).press("Enter");
    await expect(page.getByText("Import copied")).toBeVisible();
    expect(await copied()).toBe('import houseSvg from "@fortawesome/fontawesome-free/svgs/solid/house.svg?raw";');
    await details.getByRole("button", { name: "Copy SVG" }).press("Enter");
    await expect(page.getByText("SVG copied")).toBeVisible();
    expect(await copied()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<!--! Font Awesome Free .*<\/svg>$/,
    );
  });
  await test.step("on a phone, the details are a dialog that Back closes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/ui/icons-glyph");
    await icon(page, "airplane").click();
    const dialog = page.getByRole("dialog", { name: "airplane" });
    await expect(dialog.getByRole("button", { name: "Copy name" })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(icon(page, "airplane")).toBeFocused();
  });
});

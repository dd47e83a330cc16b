import type { Page } from "@playwright/test";

import { screens } from "#contract/screens/screens.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { hasLanguage } from "./support/test-language.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Search or run a command" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });
const active = (page: Page) => palette(page).getByRole("option", { selected: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function openHome(page: Page) {
  await page.goto("#/home");
  await expect(title(page, "Home")).toBeVisible();
}

async function openPalette(page: Page) {
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
}

test("the palette opens by key, and its entries are found and run by keyboard", async ({ page }) => {
  await openHome(page);

  for (const key of ["Control+K", "/"]) {
    await test.step(`${key} opens the palette, and Escape returns the focus`, async () => {
      const before = page.getByRole("button", { name: "Toggle navigation" });
      await before.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      if (key === "/") await expectNoAxeViolations(page, "the palette");
      await page.keyboard.press("Escape");
      await expect(palette(page)).toHaveCount(0);
      await expect(before).toBeFocused();
    });
  }

  await test.step("/ is a letter in a field, and Ctrl+K opens the palette from there", async () => {
    const search = page.getByRole("searchbox", { name: "Search", exact: true });
    await search.click();
    await page.keyboard.type("a/b");
    await expect(search).toHaveValue("a/b");
    await expect(palette(page)).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.press("Escape");
    await search.fill("");
  });

  await test.step("the arrow keys, Home and End move, and the focus stays in the field", async () => {
    await openPalette(page);
    await field(page).fill("blank");
    const options = palette(page).getByRole("option");
    await expect(palette(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(options.last()).toHaveText("All results for “blank”");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("Ctrl+Enter opens the entry in a new tab", async () => {
    await openPalette(page);
    await field(page).fill("blank");
    await expect(active(page)).toHaveAccessibleName("Blank");
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    const other = await opened;
    await expect(other).toHaveURL(/#\/blank$/);
    await expect(page).toHaveURL(/#\/home$/);
    await other.close();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("an input method's Enter opens nothing", async () => {
    await openPalette(page);
    await field(page).fill("blank");
    await expect(active(page)).toHaveAccessibleName("Blank");
    await field(page).evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })),
    );
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(title(page, "Blank")).toBeVisible();
  });

  await test.step("the first entry is active, and Enter opens it", async () => {
    await openPalette(page);
    await field(page).fill("prof");
    await expect(active(page)).toHaveAccessibleName("Profile");
    await expect(palette(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    const id = await active(page).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await page.keyboard.press("Enter");
    await expect(title(page, "Profile")).toBeFocused();
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("a screen says what it is below, and what was typed stands out", async () => {
    await openPalette(page);
    await field(page).fill("blank");
    await expect(active(page)).toHaveText("BlankSpecial pages");
    await expect(active(page).locator("mark")).toHaveText("Blank");
    await page.keyboard.press("Escape");
  });

  await test.step("on a phone the palette covers the page, and a button closes it", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("blank");
    await expect(active(page)).toHaveAccessibleName("Blank");
    expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    // Unlike the titles of records, it is not shortened to its match.
    await expect(palette(page).getByRole("option").last()).toHaveText("All results for “blank”");
    await expectNoAxeViolations(page, "the palette on a phone");
    await palette(page).getByRole("button", { name: "Close" }).click();
    await expect(palette(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("All results opens the search screen, unless nothing is found, which offers the actions", async () => {
    await openPalette(page);
    await field(page).fill("zzzz");
    await expect(palette(page).getByText("No results for “zzzz”")).toBeVisible();
    await expect(palette(page).getByRole("option")).toHaveText(["All actions"]);
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toHaveAccessibleDescription("Actions");
    await expect(group(page, "Actions").getByRole("option").nth(9)).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(field(page)).toHaveAccessibleDescription("");
    await field(page).fill("blank");
    await expect(active(page)).toHaveAccessibleName("Blank");
    await page.keyboard.press("End");
    await expect(active(page)).toHaveAccessibleName("All results for “blank”");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/search\?q=blank/);
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("> finds actions only, by initials and with typing errors as well", async () => {
    await openPalette(page);
    await field(page).fill(">");
    await expect(palette(page).getByRole("group")).toHaveCount(1);
    await expect(group(page, "Actions").getByRole("option").nth(9)).toBeVisible();
    const whole = await palette(page).boundingBox();
    await field(page).fill("> lo");
    await expect(active(page)).toHaveAccessibleName("Lock");
    await field(page).fill("masd");
    await expect(palette(page).getByText("No results for “masd”")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(active(page)).not.toHaveAccessibleName("Search everything");
    await expect(field(page)).toHaveValue("masd");
    await field(page).fill("> mas");
    await expect(active(page)).toHaveAccessibleName("Mute all sounds");
    const small = await palette(page).boundingBox();
    expect(small?.y, "the palette keeps its place").toBe(whole?.y);
    expect(small?.height, "the palette shrinks to its entries").toBeLessThan((whole?.height ?? 0) / 2);
    await expect(active(page)).toHaveText("Mute all soundsAltShiftM");
    await expect(active(page)).toHaveAttribute("aria-keyshortcuts", "Alt+Shift+M");
    await field(page).fill("> layuot");
    await expect(active(page)).toHaveAccessibleName("Layout options");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Layout options" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a language is chosen in the palette", async () => {
    if (!hasLanguage("ar")) return;
    await openPalette(page);
    await field(page).fill("language");
    await expect(option(page, /^English/)).toBeVisible();
    await field(page).fill("العربية");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: "ابحث أو نفّذ أمرًا" }).fill("home");
    await expectNoAxeViolations(page, "the palette from right to left");
  });
});

test("the actions of a screen that was still loading are added once it is there", async ({ page }) => {
  await openHome(page);
  const release = await holdRequests(page, "**/assets/audit-*.js");
  await page.evaluate(() => {
    location.hash = "#/audit";
  });
  await openPalette(page);
  await expect(option(page, "Lock")).toBeVisible();
  await expect(option(page, /This screen$/)).toHaveCount(0);
  release();
  await expect(option(page, /This screen$/)).not.toHaveCount(0);
});

test("the actions of the open screen come before those that are everywhere, and the current mode last", async ({
  page,
}) => {
  await page.goto("#/test");
  await expect(page.getByRole("button", { name: "Copy report" })).toBeEnabled();

  await test.step("the actions of the screen's bar, the main one first", async () => {
    await openPalette(page);
    const actions = group(page, "Actions").getByRole("option");
    await expect(actions.first()).toHaveAccessibleName("Check again This screen");
    await expect(actions.nth(1)).toHaveAccessibleName("Copy report This screen");
    await field(page).fill("check");
    await expect(active(page)).toHaveAccessibleName("Check again This screen");
    const again = page.waitForResponse("**/api/diagnostics.json");
    await page.keyboard.press("Enter");
    await again;
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("the mode that is on is called so, and the other is offered", async () => {
    await openPalette(page);
    await page.keyboard.type(">");
    const actions = group(page, "Actions").getByRole("option");
    await expect(option(page, "Dark mode")).toBeVisible();
    await expect(actions.nth(-2)).toHaveAccessibleName("Light mode Current");
    await page.keyboard.press("Backspace");
    await field(page).fill("light mode");
    await expect(active(page)).toHaveAccessibleName("Light mode Current");
    await field(page).fill("dark mode");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await openPalette(page);
    await page.keyboard.type(">");
    await expect(option(page, "Light mode")).toBeVisible();
    await expect(actions.last()).toHaveAccessibleName("Dark mode Current");
    await page.keyboard.press("Backspace");
    await field(page).fill("dark");
    await expect(active(page)).toHaveAccessibleName("Dark mode Current");
    await expect(option(page, "Light mode")).toBeVisible();
    await field(page).fill("theme");
    await expect(option(page, "Light mode")).toBeVisible();
    await expect(option(page, /^Dark mode/)).toHaveCount(0);
  });
});

test("what was opened last comes first after a reload, without the present screen, and not after signing out", async ({
  page,
}) => {
  await openHome(page);
  await openPalette(page);
  await field(page).fill("blank");
  await page.keyboard.press("Enter");
  await expect(title(page, "Blank")).toBeVisible();
  await page.goto("#/profile");
  await expect(title(page, "Profile")).toBeVisible();
  await page.reload();
  await expect(title(page, "Profile")).toBeVisible();
  await openPalette(page);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/^Blank/, "Home"]);
  const others = screens
    .filter(({ menu, title: name }) => menu === "top" && name !== "Home")
    .map(({ title: name }) => name);
  await expect(group(page, "Screens").getByRole("option")).toHaveText(others.slice(0, 5));
  await page.keyboard.press("Enter");
  await expect(title(page, "Blank")).toBeVisible();
  await openPalette(page);
  await field(page).fill("sign out");
  await expect(active(page)).toHaveAccessibleName("Log out");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("The demo has started a new session.")).toBeVisible();
  await openPalette(page);
  await expect(group(page, "Actions")).toBeVisible();
  await expect(option(page, /^Blank/)).toHaveCount(0);
});

test("a failing search for records is reported, and screens are found nevertheless", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|ApiError/);
  await page.route("**/api/search.json*", (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
  await openHome(page);
  await openPalette(page);
  await field(page).fill("blank");
  await expect(palette(page).getByText("The search failed. Try again.")).toBeVisible();
  await expect(active(page)).toHaveAccessibleName("Blank");
});

import type { Page } from "@playwright/test";

import { accountItem, chooseFromAccountMenu, chooseLanguage, openAccountMenu } from "./support/account-menu.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { chooseFactoryReset } from "./support/factory-reset.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdLiveUpdates } from "./support/hold-requests.ts";
import { removeSessionData } from "./support/session-data.ts";
import { readStorage } from "./support/storage.ts";
import { whenAnswered } from "./support/when-answered.ts";
import { titleOf } from "./support/screens.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const languagesOf = (page: Page, name: string) => page.getByRole("menu", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const html = (page: Page) => page.locator("html");
const layoutOf = async (page: Page) => ((await html(page).getAttribute("data-layout")) ?? "").split(" ");

async function openOptions(page: Page) {
  await chooseFromAccountMenu(page, "Layout options");
  await expect(page.getByRole("dialog", { name: "Layout options" })).toBeVisible();
}

test.describe("navigation", () => {
  test("spec §4: a parent opens and closes, and the current screen's parents are open after a reload", async ({
    page,
  }) => {
    await page.goto("#/home");
    const other = navigation(page).getByRole("button", { name: "Special pages" });
    await expect(other).toHaveAttribute("aria-expanded", "false");
    await other.click();
    await navigation(page).getByRole("link", { name: "Blank" }).click();
    await expect(page).toHaveTitle(titleOf("Blank"));
    await page.reload();
    await expect(other).toHaveAttribute("aria-expanded", "true");
    await expect(navigation(page).getByRole("link", { name: "Blank" })).toHaveAttribute("aria-current", "page");
    await other.click();
    await expect(navigation(page).getByRole("link", { name: "Blank" })).toBeHidden();
  });

  test("a link is followed by keyboard, and the focus moves to the new screen's title", async ({ page }) => {
    await page.goto("#/home");
    await navigation(page).getByRole("button", { name: "Special pages" }).click();
    await navigation(page).getByRole("link", { name: "Blank" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeFocused();
  });

  test("its sections are groups, and the field leaves what matches: Enter opens the first entry, Escape shows all", async ({
    page,
  }) => {
    await page.goto("#/home");
    const administration = navigation(page).getByRole("group", { name: "Administration" });
    await expect(administration.getByRole("button", { name: "Special pages" })).toBeVisible();
    const filter = navigation(page).getByRole("searchbox", { name: "Filter navigation" });
    await filter.fill("spec");
    await expect(navigation(page).getByRole("link")).toHaveText(["Blank", "Page not found", "Server error"]);
    await expect(administration).toHaveCount(0);
    await filter.press("Escape");
    await expect(filter).toHaveValue("");
    await expect(administration).toBeVisible();

    await filter.fill("xyz");
    await expect(navigation(page).getByRole("status")).toHaveText("No entry matches “xyz”");
    await filter.fill("blan");
    await filter.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeFocused();
    await expect(filter).toHaveValue("");
    await expect(navigation(page).getByRole("link", { name: "Blank" })).toHaveAttribute("aria-current", "page");
  });

  test("the first Tab stop skips to the content", async ({ page }) => {
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(/#\/home$/);
  });

  test("the menu scrolls to the entry of the screen, also when it is reached by a link elsewhere", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    for (const { path, title, section } of [
      { path: "/blank", title: "Blank", section: "Administration" },
      { path: "/profile", title: "Profile", section: "Workspace" },
      { path: "/500", title: "Server error", section: "Administration" },
      { path: "/home", title: "Home", section: "Workspace" },
    ]) {
      await page.goto(`#${path}`);
      const entry = navigation(page).getByRole("link", { name: title });
      await expect(entry).toHaveAttribute("aria-current", "page");
      await expect(entry).toBeInViewport({ ratio: 1 });
      // With the heading that it is read under, and below the field that stays.
      await expect(navigation(page).getByText(section, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(navigation(page).getByRole("searchbox")).toBeInViewport({ ratio: 1 });
    }
    // The router restores where the menu was scrolled to.
    await page.reload();
    await expect(navigation(page).getByRole("link", { name: "Home" })).toBeInViewport({ ratio: 1 });
  });

  test("hidden: the button hides the navigation, also after a reload, and shows it again", async ({ page }) => {
    await page.goto("#/home");
    await button(page, "Toggle navigation").click();
    await expect(navigation(page)).toBeHidden();
    expect(await layoutOf(page)).toContain("hidden-menu");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await button(page, "Toggle navigation").click();
    await expect(navigation(page)).toBeVisible();
  });

  test("minified: a submenu opens on hover and on focus, and Escape closes it", async ({ page }) => {
    await page.goto("#/home");
    await button(page, "Minify navigation").click();
    expect(await layoutOf(page)).toContain("minified");
    const other = navigation(page).getByRole("button", { name: "Special pages" });
    const blank = navigation(page).getByRole("link", { name: "Blank" });
    await expect(blank).toBeHidden();
    await other.hover();
    await expect(blank).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(blank).toBeHidden();

    await navigation(page).getByRole("button", { name: "Minify navigation" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(other).toBeFocused();
    await expect(blank).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(blank).toBeHidden();
    await expectNoAxeViolations(page);
  });

  test("minified: a submenu opens on hover after the element under the pointer has been removed", async ({
    page,
    setUp,
  }) => {
    await setUp({ layout: { minified: true } });
    await page.goto("#/home");
    const other = navigation(page).getByRole("button", { name: "Special pages" });
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await other.evaluate((button) => {
      const removed = document.querySelector("main li");
      removed?.remove();
      // As the browser dispatches it, except that its timing does not decide.
      const init = { bubbles: true, pointerType: "mouse", relatedTarget: removed };
      button.dispatchEvent(new PointerEvent("pointerover", init));
    });
    await expect(navigation(page).getByRole("link", { name: "Blank" })).toBeVisible();
  });

  test("minified: a menu that is higher than the page scrolls, and its submenus stay inside the page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto("#/home");
    await button(page, "Minify navigation").click();
    expect(await layoutOf(page)).toContain("minified");
    await navigation(page).getByRole("button", { name: "Minify navigation" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(navigation(page).getByRole("button", { name: "Special pages" })).toBeFocused();
    const submenu = navigation(page).getByRole("link", { name: "Blank" }).locator("xpath=ancestor::div[1]");
    await expect(submenu).toBeVisible();
    const box = await submenu.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
    // Playwright refuses to press a button that another element covers.
    await button(page, "Minify navigation").click();
    expect(await layoutOf(page)).not.toContain("minified");
  });

  test("on top: a submenu opens and is used by keyboard", async ({ page, setUp }) => {
    await setUp({ layout: { menuOnTop: true } });
    await page.goto("#/home");
    const other = navigation(page).getByRole("button", { name: "Special pages" });
    await other.focus();
    await page.keyboard.press("Enter");
    await expect(other).toHaveAttribute("aria-expanded", "true");
    const group = navigation(page)
      .getByRole("listitem")
      .filter({ has: button(page, "Special pages") });
    const second = group.getByRole("link").nth(1);
    const title = await second.innerText();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(second).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(titleOf(title));
    await expectNoAxeViolations(page);
  });

  test("spec §4: on a phone the navigation is a drawer that Escape and a link close", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/home");
    await expect(navigation(page)).toBeHidden();
    await button(page, "Toggle navigation").click();
    await expect(navigation(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(navigation(page)).toBeHidden();
    await page.goto("#/blank");
    await expect(page).toHaveTitle(titleOf("Blank"));
    await button(page, "Toggle navigation").click();
    await navigation(page).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveTitle(titleOf("Home"));
    await expect(navigation(page)).toBeHidden();
  });

  test("a menu that cannot be loaded leaves the screen in place and can be retried", async ({
    page,
    allowConsoleErrors,
  }) => {
    await holdLiveUpdates(page);
    allowConsoleErrors(/503/);
    await removeSessionData(page);
    await page.route("**/api/menu.json", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "Away" } }),
    );
    await page.goto("#/home");
    await expect(navigation(page).getByRole("alert")).toContainText("The menu could not be loaded");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await page.unroute("**/api/menu.json");
    await navigation(page).getByRole("button", { name: "Try again" }).click();
    await expect(navigation(page).getByRole("link", { name: "Home" })).toBeVisible();
  });
});

test.describe("layout options", () => {
  test("spec §4: switches follow the rules, take effect at once, and persist", async ({ page }) => {
    await page.goto("#/home");
    await openOptions(page);
    const control = (name: string) => page.getByRole("switch", { name });
    await control("Inside container").click();
    await expect(control("Fixed navigation")).not.toBeChecked();
    await expect(control("Fixed ribbon")).not.toBeChecked();
    expect(await layoutOf(page)).toEqual(["fixed-header", "container"]);
    await control("Fixed ribbon").click();
    await expect(control("Inside container")).not.toBeChecked();
    await expect(control("Fixed navigation")).toBeChecked();
    await control("Fixed header").click();
    await control("Fixed footer").click();
    await control("Colorblind friendly").click();
    await page.reload();
    expect(await layoutOf(page)).toEqual(["fixed-page-footer", "colorblind-friendly"]);
  });

  test("spec §4: one of seven skins is chosen by keyboard and survives a reload", async ({ page }) => {
    await page.goto("#/home");
    await openOptions(page);
    const skins = page.getByRole("radiogroup", { name: "Skin" }).getByRole("radio");
    await expect(skins).toHaveCount(7);
    await skins.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
  });

  test("right to left mirrors the page", async ({ page }) => {
    await page.goto("#/home");
    await openOptions(page);
    await page.getByRole("switch", { name: "Right to left" }).click();
    await page.keyboard.press("Escape");
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    const box = await navigation(page).boundingBox();
    expect(box?.x).toBeGreaterThan(640);
  });

  test("a new device takes its skin from the account", async ({ page, browser, baseURL }) => {
    await page.goto("#/home");
    await openOptions(page);
    const kept = whenAnswered(page, "PUT");
    await page.getByRole("radiogroup", { name: "Skin" }).getByText("Bold", { exact: true }).click();
    await kept;
    const device = await browser.newContext({ baseURL: baseURL ?? "" });
    const elsewhere = await device.newPage();
    await elsewhere.goto("#/home");
    await expect(elsewhere.locator("html")).toHaveAttribute("data-skin", "smart-style-4");
    await device.close();
  });
});

test.describe("header tools", () => {
  test("languages: a choice translates the page, sets its direction, and survives a reload", async ({ page }) => {
    await page.goto("#/home");
    await chooseFromAccountMenu(page, "Language");
    await expect(languagesOf(page, "Language").getByRole("menuitemradio")).toHaveCount(8);
    await page.getByRole("menuitemradio", { name: "العربية" }).click();
    await expect(html(page)).toHaveAttribute("lang", "ar");
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1, name: "الرئيسية" })).toBeVisible();
    await expect(page).toHaveTitle(titleOf("الرئيسية"));
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "الرئيسية" })).toBeVisible();
    const menu = await openAccountMenu(page, "الحساب");
    await menu.getByRole("menuitem", { name: "اللغة" }).click();
    await expect(page.getByRole("menuitemradio", { name: "العربية" })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(html(page)).toHaveAttribute("dir", "ltr");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });

  test("spec §8: a language that cannot be loaded logs 'Error', shows an alert, and keeps English", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/^Error|ApiError/, /500/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/api/langs/de.json", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("#/home");
    await chooseLanguage(page, "Deutsch");
    await expect(page.getByRole("region", { name: "Alerts" }).getByRole("alert")).toContainText("500");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await expect.poll(() => logged.some((text) => text.startsWith("Error"))).toBe(true);
  });

  test("search: hits appear while typing and open by keyboard; Enter shows all on the search screen", async ({
    page,
  }) => {
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const box = page.getByRole("searchbox", { name: "Search" });
    await box.fill("blank");
    await expect(page.getByRole("option", { name: "Blank", exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(titleOf("Blank"));

    await box.fill("profile");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/search\?q=profile/);
  });

  test("search: Ctrl+K works from the moment the screen is shown", async ({ page }) => {
    // A mutation observer runs before the browser paints, earlier than a user can press a key.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("#content h1")) return;
        observer.disconnect();
        dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto("#/home");
    await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
  });

  test("search: the number of results is announced", async ({ page }) => {
    await page.goto("#/search?q=log");
    const status = page.getByRole("region", { name: "Results" }).getByRole("status");
    await expect(status).toHaveText(/^[1-9]\d* results?$/);
    const before = await status.innerText();
    await page.getByRole("searchbox", { name: "Search for" }).fill("blank");
    await page.getByRole("searchbox", { name: "Search for" }).press("Enter");
    await expect(page).toHaveURL(/q=blank/);
    await expect(status).not.toHaveText(before);
    await expect(status).toHaveText(/^\d+ results?$/);
  });

  test("search: an empty result is reported, and invalid parameters are ignored", async ({ page }) => {
    await page.goto("#/search?q=zzzz&kind=secrets&page=-3");
    await expect(page.getByText("No results for “zzzz”")).toBeVisible();
  });

  test("activities: the last update is shown, tabs work by keyboard, and 'Mark all as read' is saved", async ({
    page,
  }) => {
    await page.goto("#/home");
    const open = page.getByRole("button", { name: /^Activities, \d+ unread items?$/ });
    const before = Number(/\d+/.exec((await open.getAttribute("aria-label")) ?? "")?.[0]);
    await open.click();
    const panel = page.getByRole("dialog", { name: "Activities" });
    await expect(panel.getByText(/^Last update: \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}/)).toBeVisible();
    const time = panel.getByRole("listitem").first().locator("time");
    await expect(time).toHaveText(/ago|now|yesterday/);
    await expect(time).toHaveAttribute("title", /\d{4}/);
    await panel.getByRole("tab", { name: /Messages/ }).focus();
    await page.keyboard.press("End");
    await expect(panel.getByRole("tab", { name: /Tasks/ })).toHaveAttribute("aria-selected", "true");
    await expectNoAxeViolations(page);
    const unread = panel.getByRole("img", { name: "unread" });
    await expect(unread).not.toHaveCount(0);
    const count = await unread.count();
    const saved = whenAnswered(page, "PATCH");
    await panel.getByRole("button", { name: "Mark all as read" }).click();
    await expect(unread).toHaveCount(0);
    await saved;
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(
      page.getByRole("button", { name: new RegExp(`^Activities, ${before - count} unread items?$`) }),
    ).toBeVisible();
  });

  test("spec §8: activities that cannot be loaded log 'Error' and show an empty list", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ApiError|^Error/, /500/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await removeSessionData(page);
    await page.route("**/api/activities/**", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("#/home");
    await page.getByRole("button", { name: "Activities", exact: true }).click();
    await expect(page.getByText("No activity yet")).toBeVisible();
    await expect.poll(() => logged.some((text) => text.startsWith("Error"))).toBe(true);
  });

  test("full screen: its item is checked while it is on", async ({ page }) => {
    await page.goto("#/home");
    await chooseFromAccountMenu(page, "Full screen");
    await openAccountMenu(page);
    await expect(accountItem(page, "Full screen")).toBeChecked();
    await accountItem(page, "Full screen").click();
    await openAccountMenu(page);
    await expect(accountItem(page, "Full screen")).not.toBeChecked();
  });

  test("shortcuts: a link opens its screen", async ({ page }) => {
    await page.goto("#/home");
    await chooseFromAccountMenu(page, "Shortcuts");
    await page.getByRole("dialog", { name: "Shortcuts" }).getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveTitle(titleOf("Profile"));
  });

  test("signing out asks for confirmation and replaces the session", async ({ page }) => {
    await page.goto("#/home");
    const session = async () => (await page.context().cookies()).find(({ name }) => name === "atrium.session")?.value;
    const before = await session();
    await chooseFromAccountMenu(page, "Sign out");
    await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await session()).toBe(before);
    await chooseFromAccountMenu(page, "Sign out");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await expect.poll(session).not.toBe(before);
  });
});

test.describe("alerts and factory reset", () => {
  test("spec §8: a failed request shows an alert for 6 seconds, with status, text and number; hovering holds it", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404|ApiError/);
    await page.clock.install();
    await page.goto("#/test");
    await expect(page.getByRole("heading", { level: 1, name: "Diagnostics" })).toBeVisible();
    // From here on the test controls the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, "404 Not Found").click();
    const box = page.getByRole("region", { name: "Alerts" }).getByRole("alert");
    await expect(box).toContainText("404 Not Found");
    await expect(box).toContainText("1");
    await page.clock.runFor(5900);
    await expect(box).toBeVisible();
    await box.hover();
    await page.clock.runFor(10_000);
    await expect(box).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(6100);
    await expect(box).toBeHidden();
  });

  test("several alerts are stacked and can be closed", async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503|ApiError/);
    await page.goto("#/test");
    const refused = page.waitForResponse((response) => response.status() === 503);
    await button(page, "503 Service Unavailable").press("Enter");
    const boxes = page.getByRole("region", { name: "Alerts" }).getByRole("alert");
    await expect(boxes).toHaveCount(1);
    const requestId = (await (await refused).headerValue("x-request-id")) ?? "none";
    await expect(boxes).toContainText(`Reference: ${requestId}`);
    await button(page, "503 Service Unavailable").press("Enter");
    await expect(boxes).toHaveCount(2);
    await boxes.first().getByRole("button", { name: "Close" }).click();
    await expect(boxes).toHaveCount(1);
    // It stays as long as the mouse is on it, however slow the machine is.
    await boxes.hover();
    await expectNoAxeViolations(page);
    await boxes.getByRole("button", { name: "Close" }).click();
    await expect(boxes).toHaveCount(0);
  });

  test("spec §8: factory reset asks, No changes nothing, Yes clears and reloads", async ({ page, setUp }) => {
    await setUp({ layout: { skin: "smart-style-2" } });
    const saved = whenAnswered(page, "PUT");
    await page.goto("#/home");
    // The account has the layout too, so both have to be reset.
    await saved;
    const dialog = page.getByRole("alertdialog", { name: "Factory reset" });
    await chooseFactoryReset(page);
    await expect(dialog).toContainText("Would you like to RESET all your saved widgets and clear LocalStorage?");
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "No" }).click();
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-2");
    await chooseFactoryReset(page);
    const isReloaded = page.waitForEvent("domcontentloaded");
    await dialog.getByRole("button", { name: "Yes" }).click();
    await isReloaded;
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
    const kept = Object.keys(await readStorage(page));
    // The reloaded page may have stored that it has the font.
    expect(kept.filter((key) => key !== "atrium.device.webFont")).toEqual([]);
  });

  test("factory reset waits for a pending save, which would undo it", async ({ page, setUp }) => {
    const save = Promise.withResolvers<void>();
    await page.route("**/api/preferences.json", async (route) => {
      if (route.request().method() === "PUT") await save.promise;
      await route.continue();
    });
    await setUp({ layout: { skin: "smart-style-2" } });
    const isUnderWay = page.waitForRequest((request) => request.method() === "PUT");
    await page.goto("#/home");
    await isUnderWay;
    const dialog = page.getByRole("alertdialog", { name: "Factory reset" });
    await chooseFactoryReset(page);
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect(dialog).toBeHidden();
    save.resolve();
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
    expect(await (await page.request.get("api/preferences.json")).json()).toBeNull();
  });

  test("unknown addresses show the screen 'Page not found', which links to the home screen", async ({ page }) => {
    await page.goto("#/no/such/place");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveTitle(titleOf("Home"));
  });
});

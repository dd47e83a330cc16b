import type { Page } from "@playwright/test";

import { office } from "#office";

import {
  accountItem,
  chooseFromAccountMenu,
  chooseLanguage,
  openAccountMenu,
} from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { chooseFactoryReset } from "./support/accounts/factory-reset.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "./support/hold-requests.ts";
import { removeSessionData } from "./support/accounts/session-data.ts";
import { showLayout } from "./support/show-layout.ts";
import { hasLanguage, startsInEnglish } from "./support/test-language.ts";
import { readStorage } from "./support/storage.ts";
import { whenAnswered } from "./support/when-answered.ts";
import { titleOf, watchRequests } from "./support/screens.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const languagesOf = (page: Page, name: string) => page.getByRole("menu", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const html = (page: Page) => page.locator("html");
const layoutOf = async (page: Page) => ((await html(page).getAttribute("data-layout")) ?? "").split(" ");

async function openOptions(page: Page) {
  await chooseFromAccountMenu(page, "Layout options");
  await expect(page.getByRole("dialog", { name: "Layout options" })).toBeVisible();
}

const away = { status: 503, json: { code: "unavailable", message: "Away" } };

test.describe("navigation", () => {
  const group = (page: Page) => navigation(page).getByRole("button", { name: "Special pages" });
  const blank = (page: Page) => navigation(page).getByRole("link", { name: "Blank" });

  test("a person finds screens by keyboard, by filter and by pointer, and what is open or hidden stays so", async ({
    page,
  }) => {
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await test.step("the first Tab stop skips to the content", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page).toHaveURL(/#\/home$/);
    });

    await test.step("spec §4: a parent opens and closes", async () => {
      await expect(group(page)).toHaveAttribute("aria-expanded", "false");
      await group(page).click();
      await expect(blank(page)).toBeVisible();
    });

    await test.step("a link is followed by keyboard, and the focus moves to the new screen's title", async () => {
      await blank(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeFocused();
      await expect(page).toHaveTitle(titleOf("Blank"));
    });

    await test.step("its sections are groups, and the field leaves what matches: Enter opens the first entry, Escape shows all", async () => {
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
      await filter.fill("server");
      await filter.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Server error" })).toBeFocused();
      await expect(filter).toHaveValue("");
      const entry = navigation(page).getByRole("link", { name: "Server error" });
      await expect(entry).toHaveAttribute("aria-current", "page");
    });

    await test.step("spec §4: after a reload, the navigation is still hidden, and the current screen's parents are open", async () => {
      await button(page, "Toggle navigation").click();
      await expect(navigation(page)).toBeHidden();
      expect(await layoutOf(page)).toContain("hidden-menu");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(navigation(page)).toBeHidden();
      await button(page, "Toggle navigation").click();
      await expect(navigation(page)).toBeVisible();
      await expect(group(page)).toHaveAttribute("aria-expanded", "true");
      const entry = navigation(page).getByRole("link", { name: "Server error" });
      await expect(entry).toHaveAttribute("aria-current", "page");
      await group(page).click();
      await expect(entry).toBeHidden();
    });

    await test.step("the menu scrolls to the entry of the screen, also when it is reached by a link elsewhere", async () => {
      await page.setViewportSize({ width: 1440, height: 500 });
      for (const { path, title, section } of [
        { path: "/blank", title: "Blank", section: "Administration" },
        // The last section is far from the first, also when features are taken out.
        { path: "/home", title: "Home", section: "Workspace" },
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
  });

  test("minified, on top and on a phone, its submenus open and close by pointer and by keyboard", async ({ page }) => {
    await page.goto("#/home");
    const minify = button(page, "Minify navigation");

    await test.step("minified: a submenu opens on hover and on focus, and Escape closes it", async () => {
      await minify.click();
      expect(await layoutOf(page)).toContain("minified");
      await expect(blank(page)).toBeHidden();
      await group(page).hover();
      await expect(blank(page)).toBeVisible();
      await page.getByRole("heading", { level: 1 }).hover();
      await expect(blank(page)).toBeHidden();

      await navigation(page).getByRole("button", { name: "Minify navigation" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(group(page)).toBeFocused();
      await expect(blank(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(blank(page)).toBeHidden();
      await expectNoAxeViolations(page);
    });

    await test.step("minified: a menu that is higher than the page scrolls, and its submenus stay inside the page", async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await navigation(page).getByRole("button", { name: "Minify navigation" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(group(page)).toBeFocused();
      const submenu = blank(page).locator("xpath=ancestor::div[1]");
      await expect(submenu).toBeVisible();
      const box = await submenu.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
      // Playwright refuses to press a button that another element covers.
      await minify.click();
      expect(await layoutOf(page)).not.toContain("minified");
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("minified: a submenu opens on hover after the element under the pointer has been removed", async () => {
      await minify.click();
      await expect(blank(page)).toBeHidden();
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      await group(page).evaluate((button) => {
        const removed = document.querySelector("main li");
        removed?.remove();
        // As the browser dispatches it, except that its timing does not decide.
        const init = { bubbles: true, pointerType: "mouse", relatedTarget: removed };
        button.dispatchEvent(new PointerEvent("pointerover", init));
      });
      await expect(blank(page)).toBeVisible();
    });

    await test.step("on top: a submenu opens and is used by keyboard", async () => {
      await showLayout(page, { menuOnTop: true });
      await group(page).focus();
      await page.keyboard.press("Enter");
      await expect(group(page)).toHaveAttribute("aria-expanded", "true");
      const entries = navigation(page)
        .getByRole("listitem")
        .filter({ has: button(page, "Special pages") });
      const second = entries.getByRole("link").nth(1);
      const title = await second.innerText();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(second).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveTitle(titleOf(title));
      await expectNoAxeViolations(page);
    });

    await test.step("spec §4: on a phone the navigation is a drawer that Escape and a link close", async () => {
      await showLayout(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("#/home");
      await expect(page).toHaveTitle(titleOf("Home"));
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

test("spec §4: layout options take effect at once, persist, and follow the account to a new device", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("#/home");
  await openOptions(page);
  const control = (name: string) => page.getByRole("switch", { name });
  const skins = page.getByRole("radiogroup", { name: "Skin" });

  await test.step("spec §4: switches follow the rules", async () => {
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
  });

  await test.step("spec §4: one of seven skins is chosen by keyboard", async () => {
    await expect(skins.getByRole("radio")).toHaveCount(7);
    await skins.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
    await expectNoAxeViolations(page);
  });

  await test.step("both survive a reload", async () => {
    await page.reload();
    expect(await layoutOf(page)).toEqual(["fixed-page-footer", "colorblind-friendly"]);
    await expect(html(page)).toHaveAttribute("data-skin", "smart-style-1");
  });

  await test.step("a new device takes its skin from the account", async () => {
    await openOptions(page);
    const kept = whenAnswered(page, "PUT");
    await skins.getByText("Bold", { exact: true }).click();
    await kept;
    const device = await browser.newContext({ baseURL: baseURL ?? "" });
    const elsewhere = await device.newPage();
    await elsewhere.goto("#/home");
    await expect(elsewhere.locator("html")).toHaveAttribute("data-skin", "smart-style-4");
    await device.close();
  });

  await test.step("right to left mirrors the page", async () => {
    await control("Right to left").click();
    await page.keyboard.press("Escape");
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    const box = await navigation(page).boundingBox();
    expect(box?.x).toBeGreaterThan(640);
  });
});

test.describe("header tools", () => {
  test("a person uses full screen, shortcuts and languages", async ({ page }) => {
    await page.goto("#/home");

    await test.step("full screen: its item is checked while it is on", async () => {
      await chooseFromAccountMenu(page, "Full screen");
      await openAccountMenu(page);
      await expect(accountItem(page, "Full screen")).toBeChecked();
      await accountItem(page, "Full screen").click();
      await openAccountMenu(page);
      await expect(accountItem(page, "Full screen")).not.toBeChecked();
      await page.keyboard.press("Escape");
    });

    await test.step("languages: a choice translates the page, sets its direction, and survives a reload", async () => {
      if (!hasLanguage("ar")) return;
      await chooseFromAccountMenu(page, "Language");
      await expect(languagesOf(page, "Language").getByRole("menuitemradio")).toHaveCount(office.languages.length);
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
      await page.getByRole("menuitemradio", { name: "English" }).press("Enter");
      await expect(html(page)).toHaveAttribute("dir", "ltr");
      await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    });

    await test.step("shortcuts: a link opens its screen", async () => {
      await chooseFromAccountMenu(page, "Shortcuts");
      await page.getByRole("dialog", { name: "Shortcuts" }).getByRole("link", { name: "Profile" }).click();
      await expect(page).toHaveTitle(titleOf("Profile"));
    });

    await test.step("the last of two chosen languages is shown, even if the first one loads later", async () => {
      if (!hasLanguage("de") || !hasLanguage("fr")) return;
      await page.goto("#/home");
      const release = await holdRequests(page, "**/api/langs/de.json");
      for (const name of ["Deutsch", "Français"]) await chooseLanguage(page, name);
      await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
      const late = page.waitForResponse("**/api/langs/de.json");
      release();
      await (await late).finished();
      await expect(html(page)).toHaveAttribute("lang", "fr");
      await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
    });
  });

  test("spec §8: languages and activities that cannot be loaded log 'Error', and the page stays as it is", async ({
    page,
    allowConsoleErrors,
  }) => {
    test.skip(!startsInEnglish, "The browser has the choice of English");
    allowConsoleErrors(/^Error|ApiError/, /500|503/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const expectLogged = (message: string) =>
      expect.poll(() => logged.some((text) => text.startsWith("Error") && text.includes(message))).toBe(true);
    const fail = (message: string) => ({ status: 500, json: { code: "internal", message } });
    const alerts = page.getByRole("region", { name: "Alerts" }).getByRole("alert");
    await removeSessionData(page);
    await page.route("**/api/languages.json", (route) => route.fulfill(away));
    await page.route("**/api/activities/**", (route) => route.fulfill(fail("No activities")));
    await page.route("**/api/langs/de.json", (route) => route.fulfill(fail("No German")));
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();

    await test.step("spec §8: the list of languages is reported, and reopening loads it", async () => {
      await expect(alerts.filter({ hasText: "503 Service Unavailable" })).toBeVisible();
      await chooseFromAccountMenu(page, "Language");
      await expect(page.getByText("Languages could not be loaded")).toBeVisible();
      await expectLogged("Away");
      await page.keyboard.press("Escape");
      await page.unroute("**/api/languages.json");
      await accountItem(page, "Language").click();
      await expect(page.getByRole("menuitemradio", { name: "English" })).toBeVisible();
    });

    await test.step("spec §8: a language shows an alert, and keeps English", async () => {
      await page.getByRole("menuitemradio", { name: "Deutsch", exact: true }).click();
      await expect(alerts.filter({ hasText: "No German" })).toContainText("500");
      await expectLogged("No German");
      await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    });

    await test.step("spec §8: activities show an empty list", async () => {
      await button(page, "Activities").click();
      await expect(page.getByText("No activity yet")).toBeVisible();
      await expectLogged("No activities");
    });
  });

  test("search: Ctrl+K works at once, hits open by keyboard, and Enter shows all on the search screen", async ({
    page,
  }) => {
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

    await test.step("Ctrl+K works from the moment the screen is shown", async () => {
      await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
      await page.keyboard.press("Escape");
    });

    await test.step("hits appear while typing and open by keyboard; Enter shows all on the search screen", async () => {
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

    await test.step("the number of results is announced", async () => {
      await page.goto("#/search?q=log");
      const form = page.getByRole("searchbox", { name: "Search for" });
      await expect(form).toHaveValue("log");
      const status = page.getByRole("region", { name: "Results" }).getByRole("status");
      await expect(status).toHaveText(/^[1-9]\d* results?$/);
      const before = await status.innerText();
      await form.fill("blank");
      await form.press("Enter");
      await expect(page).toHaveURL(/q=blank/);
      await expect(status).not.toHaveText(before);
      await expect(status).toHaveText(/^\d+ results?$/);
    });

    await test.step("an empty result is reported, and invalid parameters are ignored", async () => {
      await page.goto("#/search?q=zzzz&kind=secrets&page=-3");
      await expect(page.getByText("No results for “zzzz”")).toBeVisible();
    });
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
    await expect(open).toHaveAccessibleName(new RegExp(`^Activities, ${before - count} unread items?$`));
    const kinds = (await (await page.request.get("api/activities/activity.json")).json()) as { unread: number }[];
    expect(kinds.reduce((sum, { unread }) => sum + unread, 0)).toBe(before - count);
  });
});

test.describe("alerts and factory reset", () => {
  test("spec §8: a failed request shows an alert for 6 seconds, with status, text and number; hovering holds it", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404|ApiError/);
    await page.clock.install();
    const settled = watchRequests(page);
    await page.goto("#/test");
    await expect(page.getByRole("heading", { level: 1, name: "Diagnostics" })).toBeVisible();
    // The code of alerts is loaded in idle time, which passes by the clock.
    await settled();
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

  test("spec §8: factory reset asks, No changes nothing, Yes clears and reloads", async ({
    page,
    setUp,
    allowConsoleErrors,
  }) => {
    test.skip(!startsInEnglish, "The browser has the choice of English");
    allowConsoleErrors(/503|ApiError/);
    await setUp({ layout: { skin: "smart-style-2" } });
    const saved = whenAnswered(page, "PUT");
    await page.goto("#/home");
    // The account has the layout too, so both have to be reset.
    await saved;
    const dialog = page.getByRole("alertdialog", { name: "Factory reset" });

    await test.step("Escape closes the dialog and returns the focus", async () => {
      await button(page, "More").focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "Factory reset" }).press("Enter");
      await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button(page, "More")).toBeFocused();
    });

    await test.step("No changes nothing", async () => {
      await chooseFactoryReset(page);
      await expect(dialog).toContainText("Would you like to RESET all your saved widgets and clear LocalStorage?");
      await expectNoAxeViolations(page);
      await dialog.getByRole("button", { name: "No" }).click();
      await expect(html(page)).toHaveAttribute("data-skin", "smart-style-2");
    });

    await test.step("spec §8: nothing is reset if the account's preferences cannot be deleted", async () => {
      await page.route("**/api/preferences.json", (route) =>
        route.request().method() === "DELETE" ? route.fulfill(away) : route.fallback(),
      );
      await chooseFactoryReset(page);
      await dialog.getByRole("button", { name: "Yes" }).click();
      const alert = page.getByRole("region", { name: "Alerts" }).getByRole("alert");
      await expect(alert).toContainText("503 Service Unavailable");
      await expect(html(page)).toHaveAttribute("data-skin", "smart-style-2");
      expect(JSON.stringify(await readStorage(page))).toContain("smart-style-2");
      await page.unroute("**/api/preferences.json");
    });

    await test.step("Yes clears and reloads", async () => {
      await chooseFactoryReset(page);
      const isReloaded = page.waitForEvent("domcontentloaded");
      await dialog.getByRole("button", { name: "Yes" }).click();
      await isReloaded;
      await expect(html(page)).toHaveAttribute("data-skin", "smart-style-0");
      const kept = Object.keys(await readStorage(page));
      // The reloaded page may have stored that it has the font.
      expect(kept.filter((key) => key !== "atrium.device.webFont")).toEqual([]);
    });
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
});

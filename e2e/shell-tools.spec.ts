import type { Page } from "@playwright/test";

import { defaultLayout } from "#web/lib/layout-defaults.ts";

import {
  accountButton,
  accountItem,
  chooseFromAccountMenu,
  chooseLanguage,
  openAccountMenu,
} from "./support/account-menu.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { chooseFactoryReset } from "./support/factory-reset.ts";
import { expect, test } from "./support/fixtures.ts";
import { removeSessionData } from "./support/session-data.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { readStorage } from "./support/storage.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const alertsOf = (page: Page) => page.getByRole("region", { name: "Alerts" });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search", exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const away = { status: 503, json: { code: "unavailable", message: "Away" } };

/** Causes a failed request, which an alert reports. By the keyboard, since alerts cover buttons on a phone. */
const failOnce = (page: Page) => button(page, "503 Service Unavailable").press("Enter");

/** Opens the diagnostics, and fails once. */
async function openWithFailure(page: Page) {
  await page.goto("#/test");
  await failOnce(page);
  await expect(alertsOf(page).getByRole("alert")).toHaveCount(1);
}

test.describe("alerts", () => {
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(/503|ApiError/));

  test("spec §8: the newest alert is on top, and the alerts are numbered", async ({ page }) => {
    await openWithFailure(page);
    await failOnce(page);
    const boxes = alertsOf(page).getByRole("alert");
    await expect(boxes).toHaveCount(2);
    await expect(boxes.nth(0)).toContainText("2");
    await expect(boxes.nth(1)).toContainText("1");
    const [newest, oldest] = [await boxes.nth(0).boundingBox(), await boxes.nth(1).boundingBox()];
    expect(newest?.y).toBeLessThan(oldest?.y ?? 0);
  });

  test("spec §8: an alert stays while it has the focus, and closing it returns the focus", async ({ page }) => {
    await page.clock.install();
    await openWithFailure(page);
    const alert = alertsOf(page).getByRole("alert");
    await expect(alert).toContainText("503 Service Unavailable");
    await button(page, "503 Service Unavailable").focus();
    await alert.getByRole("button", { name: "Close" }).focus();
    await alert.hover();
    await page.mouse.move(10, 10);
    await page.clock.runFor(60_000);
    await expect(alert).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(alert).toHaveCount(0);
    await expect(button(page, "503 Service Unavailable")).toBeFocused();
  });

  test("on a phone, eight alerts span the width and do not cover the header", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithFailure(page);
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      await failOnce(page);
      await expect(alertsOf(page).getByRole("alert")).toHaveCount(count);
    }
    const region = await alertsOf(page).boundingBox();
    expect(region).toMatchObject({ x: 0, width: 390 });
    expect(region?.y).toBeGreaterThan(64);
    await expectNoAxeViolations(page);
  });
});

test.describe("confirmation dialogs", () => {
  test("Escape closes the dialog and returns the focus", async ({ page }) => {
    await page.goto("#/home");
    await button(page, "More").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Factory reset" }).press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Factory reset" });
    await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button(page, "More")).toBeFocused();
  });

  test("spec §8: nothing is reset if the account's preferences cannot be deleted", async ({
    page,
    setUp,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/503|ApiError/);
    await setUp({ layout: { skin: "smart-style-2" } });
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();
    // Settings that are still to be saved have an alert of their own, if saving them fails.
    await page.route("**/api/preferences.json", (route) =>
      route.request().method() === "DELETE" ? route.fulfill(away) : route.fallback(),
    );
    await chooseFactoryReset(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(alertsOf(page).getByRole("alert")).toContainText("503 Service Unavailable");
    await expect(page.locator("html")).toHaveAttribute("data-skin", "smart-style-2");
    expect(JSON.stringify(await readStorage(page))).toContain("smart-style-2");
  });

  test("signing out leads to the home screen with a notice, which a reload does not repeat", async ({ page }) => {
    await page.goto("#/blank");
    await chooseFromAccountMenu(page, "Sign out");
    await expectNoAxeViolations(page);
    await page.getByRole("alertdialog", { name: "Sign out?" }).getByRole("button", { name: "Sign out" }).click();
    await expect(alertsOf(page).getByRole("status")).toContainText("Signed out");
    await expect(page).toHaveURL(/#\/home$/);
    await page.reload();
    await expect(title(page, "Home")).toBeVisible();
    await expect(alertsOf(page).getByRole("status")).toHaveCount(0);
  });

  test("signing out shows its notice after the reload, even if the old page still receives live updates", async ({
    page,
    server,
  }) => {
    const isListening = page.waitForResponse("**/api/live*");
    await page.goto("#/blank");
    await isListening;
    // A page that is being left cannot be evaluated, but still writes to the console.
    await page.evaluate(() => {
      const tell = () => requestAnimationFrame(() => requestAnimationFrame(() => console.log("The skin is drawn")));
      new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["data-skin"] });
    });
    // Holds the new page until the old one has applied and drawn the skin from another device.
    await page.route(server.baseUrl, async (route) => {
      const isDrawn = page.waitForEvent("console", (message) => message.text() === "The skin is drawn");
      const layout = { ...defaultLayout, skin: "smart-style-2" };
      const preferences = { layout, language: "en", changedAt: new Date().toISOString() };
      await page.request.put("api/preferences.json", { data: preferences });
      await isDrawn;
      await route.continue();
    });
    await chooseFromAccountMenu(page, "Sign out");
    await page.getByRole("alertdialog", { name: "Sign out?" }).getByRole("button", { name: "Sign out" }).click();
    await expect(alertsOf(page).getByRole("status")).toContainText("Signed out");
    await expect(page).toHaveURL(/#\/home$/);
  });

  test("a failed sign-out shows an alert, and no notice after a reload", async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503|ApiError/);
    await page.goto("#/home");
    await page.route("**/api/auth/sign-out", (route) => route.fulfill(away));
    await chooseFromAccountMenu(page, "Sign out");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await expect(alertsOf(page).getByRole("alert")).toContainText("503 Service Unavailable");
    await page.reload();
    await expect(title(page, "Home")).toBeVisible();
    await expect(alertsOf(page).getByRole("status")).toHaveCount(0);
  });
});

test.describe("languages", () => {
  test("a language is chosen by keyboard; its item shows it and regains the focus", async ({ page }) => {
    await page.goto("#/home");
    await openAccountMenu(page);
    await expect(accountItem(page, "Language")).toContainText("English");
    await accountItem(page, "Language").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("menuitemradio", { name: "English" })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const item = page.getByRole("menuitem", { name: "Sprache" });
    await expect(item).toContainText("Deutsch");
    await expect(item).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(item).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Layoutoptionen" })).toBeFocused();
  });

  test("spec §8: a list that cannot be loaded is logged as 'Error' and reported, and reopening loads it", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/^Error|ApiError/, /503/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await removeSessionData(page);
    await page.route("**/api/languages.json", (route) => route.fulfill(away));
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();
    await expect(alertsOf(page).getByRole("alert")).toContainText("503 Service Unavailable");
    await chooseFromAccountMenu(page, "Language");
    await expect(page.getByText("Languages could not be loaded")).toBeVisible();
    await expect.poll(() => logged.some((text) => text.startsWith("Error"))).toBe(true);
    await page.keyboard.press("Escape");
    await page.unroute("**/api/languages.json");
    await accountItem(page, "Language").click();
    await expect(page.getByRole("menuitemradio", { name: "English" })).toBeVisible();
  });
});

test.describe("languages that load late", () => {
  test("the last of two chosen languages is shown, even if the first one loads later", async ({ page }) => {
    const release = await holdRequests(page, "**/api/langs/de.json");
    await page.goto("#/home");
    for (const name of ["Deutsch", "Français"]) await chooseLanguage(page, name);
    await expect(title(page, "Accueil")).toBeVisible();
    const late = page.waitForResponse("**/api/langs/de.json");
    release();
    await (await late).finished();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(title(page, "Accueil")).toBeVisible();
  });
});

test.describe("activities", () => {
  test("spec §9: the last update has month, day, year, hour, minute and second, and refreshing renews it", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-20T14:03:22Z"));
    await page.goto("#/home");
    await button(page, /^Activities/).click();
    const panel = page.getByRole("dialog", { name: "Activities" });
    await expect(panel.getByText(/^Last update: 11\/20\/2026, 02:03:22\sPM$/)).toBeVisible();
    await page.clock.setFixedTime(new Date("2026-11-20T15:00:07Z"));
    await panel.getByRole("button", { name: "Refresh" }).click();
    await expect(panel.getByText(/^Last update: 11\/20\/2026, 03:00:07\sPM$/)).toBeVisible();
  });

  test("going back closes an open panel, but a screen that loads late does not", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/people-*.js");
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();
    await page.evaluate(() => location.assign("#/people"));
    await expect(page).toHaveURL(/#\/people/);
    await button(page, /^Activities/).click();
    const panel = page.getByRole("dialog", { name: "Activities" });
    await expect(panel).toBeVisible();
    // A screen that loads meanwhile does not close it.
    release();
    await expect(title(page, "People")).toBeVisible();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/home/);
    await expect(panel).toBeHidden();
  });

  test("a screen that loads late does not interrupt typing in the palette", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/people-*.js");
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();
    await page.evaluate(() => location.assign("#/people"));
    await expect(page).toHaveURL(/people/);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search or run a command" });
    await expect(field).toBeFocused();
    await page.keyboard.type("inv");
    release();
    await expect(title(page, "People")).toBeVisible();
    await page.keyboard.type("oice");
    await expect(field).toHaveValue("invoice");
  });

  test("opening an item marks it as read, and Escape returns the focus to the button", async ({ page }) => {
    await page.goto("#/home");
    const open = button(page, /^Activities, \d+ unread items?$/);
    await open.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Activities" });
    const unread = panel.getByRole("img", { name: "unread" });
    await expect(unread.first()).toBeVisible();
    const before = await unread.count();
    const name = await open.getAttribute("aria-label");
    await panel
      .getByRole("listitem")
      .filter({ has: page.getByRole("img", { name: "unread" }) })
      .first()
      .locator("a, button")
      .click();
    await expect(open).not.toHaveAttribute("aria-label", name ?? "");
    if (await panel.isHidden()) await open.click();
    await expect(unread).toHaveCount(before - 1);
    await panel.getByRole("tab", { name: /Messages/ }).focus();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe("full screen", () => {
  test("a blocked request for full screen shows a notice and throws no error", async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("not allowed"));
    });
    await page.goto("#/home");
    await chooseFromAccountMenu(page, "Full screen");
    await expect(alertsOf(page).getByRole("status")).toContainText("The browser blocked full screen");
    await openAccountMenu(page);
    await expect(accountItem(page, "Full screen")).not.toBeChecked();
  });
});

test.describe("search box", () => {
  test("screens are found even if the server's search fails", async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503|ApiError/);
    await page.route("**/api/search.json*", (route) => route.fulfill(away));
    await page.goto("#/home");
    await box(page).fill("bla");
    await expect(page.getByRole("option", { name: "Blank", exact: true })).toBeVisible();
    await expect(page.getByText("The search failed. Try again.")).toBeVisible();
  });

  test("screens are found in the user's language and in English", async ({ page, setUp }) => {
    await setUp({ language: "de" });
    await page.goto("#/blank");
    const field = page.getByRole("searchbox", { name: "Suche", exact: true });
    await field.fill("start");
    const hit = page.getByRole("option").first();
    const name = await hit.innerText();
    await field.fill("home");
    await expect(page.getByRole("option").first()).toHaveText(name);
  });

  test("the arrow keys lead through the hits and back to the field, which keeps the focus", async ({ page }) => {
    await page.goto("#/home");
    await box(page).fill("blank");
    const hit = page.getByRole("option", { name: "Blank", exact: true });
    await expect(hit).toBeVisible();
    await expect(page.getByRole("listbox", { name: "Search" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(hit).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", (await hit.getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(hit).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option", { name: "All results for “blank”" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(box(page)).toHaveValue("blank");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/search\?q=blank/);
  });

  test("a click opens a hit, and a click elsewhere closes the list", async ({ page }) => {
    await page.goto("#/home");
    await box(page).fill("blank");
    await title(page, "Home").click();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await box(page).click();
    await page.getByRole("option", { name: "Blank", exact: true }).click();
    await expect(title(page, "Blank")).toBeVisible();
    await expect(box(page)).toHaveValue("");
  });

  test("fast typing sends a single request", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/search.json")) asked.push(searchParams.get("q") ?? "");
    });
    await page.clock.install({ time: new Date("2026-11-20T14:00:00Z") });
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();
    // The list loads on first use.
    await box(page).fill("home");
    await expect.poll(() => asked).toEqual(["home"]);
    await box(page).fill("");
    asked.length = 0;
    // From here on the test controls the clock.
    await page.clock.pauseAt(new Date("2026-11-20T14:03:22Z"));
    await box(page).pressSequentially("blank");
    await expect(page.locator("#search-hits")).toBeAttached();
    expect(asked).toEqual([]);
    await page.clock.runFor(1000);
    await expect.poll(() => asked).toEqual(["blank"]);
    await page.clock.resume();
    await expect(page.getByRole("option", { name: "Blank", exact: true })).toBeVisible();
    expect(asked).toEqual(["blank"]);
  });
});

test.describe("search screen", () => {
  const form = (page: Page) => page.getByRole("searchbox", { name: "Search for" });

  test("the search text and the tab are in the URL and in the history", async ({ page }) => {
    await page.goto("#/search");
    await expect(
      page.getByRole("region", { name: "Special pages" }).getByRole("link", { name: "Blank" }),
    ).toBeVisible();
    await form(page).fill("profile");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=profile/);
    await expect(page.locator("mark", { hasText: /profile/i }).first()).toBeVisible();
    await page.getByRole("tab", { name: /Screens/ }).click();
    await expect(page).toHaveURL(/kind=screens/);
    await page.goBack();
    await page.goBack();
    await expect(form(page)).toHaveValue("");
  });

  test("a number in the URL is searched for as text", async ({ page }) => {
    await page.goto("#/search?q=404");
    await expect(form(page)).toHaveValue("404");
    await expect(page.getByRole("link", { name: "Page not found" }).last()).toBeVisible();
  });

  test("the search text is never interpreted as HTML", async ({ page }) => {
    await page.goto(`#/search?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    await expect(page.getByText("No results for “<img src=x onerror=alert(1)>”")).toBeVisible();
  });

  test("a failed search is reported and can be retried", async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503|ApiError/);
    await page.route("**/api/search.json*", (route) => route.fulfill(away));
    await page.goto("#/search?q=profile");
    await expect(page.getByText("The search failed")).toBeVisible();
    await page.unroute("**/api/search.json*");
    await button(page, "Try again").click();
    await expect(page.getByRole("tab", { name: /Screens/ })).toBeVisible();
  });
});

test.describe("shortcuts", () => {
  test("the panel has the most used screens, and closes on Escape and on a click elsewhere", async ({ page }) => {
    await page.goto("#/home");
    const panel = page.getByRole("dialog", { name: "Shortcuts" });
    await chooseFromAccountMenu(page, "Shortcuts");
    for (const name of ["Home", "Search", "Profile", "Lock"]) {
      await expect(panel.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
    await chooseFromAccountMenu(page, "Shortcuts");
    await expect(panel).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(panel).toBeHidden();
  });
});

test.describe("simple screens", () => {
  test("home shows the date, and greets the user by name", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-20T14:03:22Z"));
    await page.goto("#/home");
    await expect(page.getByRole("main").getByText("Friday, November 20, 2026")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Good afternoon, Robin Vale" })).toBeVisible();
  });

  test("home shows the latest activity", async ({ page }) => {
    await page.goto("#/home");
    const items = page.getByRole("region", { name: "Latest activity", exact: true }).getByRole("listitem");
    await expect(items).toHaveCount(5);
    await expect(items.first().getByRole("time")).toHaveAttribute("title", /\d{4}/);
    await expectNoAxeViolations(page);
  });

  test("404 offers a search and the way back", async ({ page }) => {
    await page.goto("#/profile");
    await expect(title(page, "Profile")).toBeVisible();
    await page.goto("#/nowhere");
    await expect(title(page, "Page not found")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/#\/search/);
    await page.goBack();
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(title(page, "Profile")).toBeVisible();
  });

  test("500 reloads the page and links to the home screen", async ({ page }) => {
    await page.goto("#/500");
    await page.evaluate(() => document.body.classList.add("before"));
    await button(page, "Reload page").click();
    await expect(page.locator("body.before")).toHaveCount(0);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(title(page, "Home")).toBeVisible();
  });

  test("blank names the file to copy", async ({ page }) => {
    await page.goto("#/blank");
    await expect(page.getByText("web/screens/general/blank-screen.tsx")).toBeVisible();
  });
});

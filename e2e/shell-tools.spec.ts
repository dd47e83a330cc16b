import type { Page } from "@playwright/test";

import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { accountButton, accountItem, chooseFromAccountMenu, openAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { titleOf } from "./support/screens.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const alertsOf = (page: Page) => page.getByRole("region", { name: "Alerts" });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search", exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const away = { status: 503, json: { code: "unavailable", message: "Away" } };

/** Causes a failed request, which an alert reports. By the keyboard, since alerts cover buttons on a phone. */
const failOnce = (page: Page) => button(page, "503 Service Unavailable").press("Enter");

test("spec §8: alerts are numbered, stay while they have the focus, and leave the header of a phone free", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|ApiError/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto("#/test");
  const boxes = alertsOf(page).getByRole("alert");

  await test.step("spec §8: an alert stays while it has the focus, and closing it returns the focus", async () => {
    await failOnce(page);
    await expect(boxes).toContainText("503 Service Unavailable");
    await button(page, "503 Service Unavailable").focus();
    await boxes.getByRole("button", { name: "Close" }).focus();
    await boxes.hover();
    await page.mouse.move(10, 10);
    await page.clock.runFor(60_000);
    await expect(boxes).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(boxes).toHaveCount(0);
    await expect(button(page, "503 Service Unavailable")).toBeFocused();
  });

  // They stay from here on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await failOnce(page);
    await expect(boxes).toHaveCount(count);
  }

  await test.step("spec §8: the newest alert is on top, and the alerts are numbered", async () => {
    await expect(boxes.nth(0)).toContainText("9");
    await expect(boxes.nth(1)).toContainText("8");
    const [newest, oldest] = [await boxes.nth(0).boundingBox(), await boxes.nth(1).boundingBox()];
    expect(newest?.y).toBeLessThan(oldest?.y ?? 0);
  });

  await test.step("on a phone, eight alerts span the width and do not cover the header", async () => {
    const region = await alertsOf(page).boundingBox();
    expect(region).toMatchObject({ x: 0, width: 390 });
    expect(region?.y).toBeGreaterThan(64);
    // The one that has the focus stays, however slow the machine is.
    await boxes.first().getByRole("button", { name: "Close" }).focus();
    await page.clock.resume();
    await expectNoAxeViolations(page);
  });
});

test("signing out asks, replaces the session, and leads to the home screen with a notice, once", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|ApiError/);
  const question = page.getByRole("alertdialog", { name: "Sign out?" });
  const session = async () => (await page.context().cookies()).find(({ name }) => name === "atrium.session")?.value;
  await page.goto("#/blank");
  const before = await session();

  await test.step("Stay and Escape change nothing", async () => {
    await chooseFromAccountMenu(page, "Sign out");
    await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await chooseFromAccountMenu(page, "Sign out");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(accountButton(page)).toBeFocused();
    expect(await session()).toBe(before);
  });

  await test.step("a failed sign-out shows an alert, and no notice after a reload", async () => {
    await page.route("**/api/auth/sign-out", (route) => route.fulfill(away));
    await chooseFromAccountMenu(page, "Sign out");
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(alertsOf(page).getByRole("alert")).toContainText("503 Service Unavailable");
    await page.unroute("**/api/auth/sign-out");
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(alertsOf(page).getByRole("status")).toHaveCount(0);
    await page.goto("#/blank");
    await expect(title(page, "Blank")).toBeVisible();
  });

  await test.step("signing out leads to the home screen with a notice, which a reload does not repeat", async () => {
    await chooseFromAccountMenu(page, "Sign out");
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(alertsOf(page).getByRole("status")).toContainText("Signed out");
    await expect(page.getByText("The demo has started a new session.")).toBeVisible();
    await expect(page).toHaveURL(/#\/home$/);
    await expect.poll(session).not.toBe(before);
    await page.reload();
    await expect(title(page, "Home")).toBeVisible();
    await expect(alertsOf(page).getByRole("status")).toHaveCount(0);
  });
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

test("shortcuts and languages are used by keyboard, and a blocked full screen is reported", async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("not allowed"));
  });
  await page.goto("#/home");

  await test.step("a blocked request for full screen shows a notice and throws no error", async () => {
    await chooseFromAccountMenu(page, "Full screen");
    await expect(alertsOf(page).getByRole("status")).toContainText("The browser blocked full screen");
    await openAccountMenu(page);
    await expect(accountItem(page, "Full screen")).not.toBeChecked();
    await page.keyboard.press("Escape");
  });

  await test.step("the panel of shortcuts has the most used screens, and closes on Escape and on a click elsewhere", async () => {
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

  await test.step("a language is chosen by keyboard; its item shows it and regains the focus", async () => {
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
    await page.keyboard.press("Escape");
  });

  await test.step("screens are found in the user's language and in English", async () => {
    const field = page.getByRole("searchbox", { name: "Suche", exact: true });
    await field.fill("start");
    const hit = page.getByRole("option").first();
    const name = await hit.innerText();
    await field.fill("home");
    await expect(hit).toHaveText(name);
  });
});

test.describe("activities", () => {
  test("spec §9: the last update is shown, opening an item marks it as read, and Escape returns the focus", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-20T14:03:22Z"));
    await page.goto("#/home");
    const open = button(page, /^Activities, \d+ unread items?$/);
    const panel = page.getByRole("dialog", { name: "Activities" });

    await test.step("spec §9: the last update has month, day, year, hour, minute and second, and refreshing renews it", async () => {
      await open.click();
      await expect(panel.getByText(/^Last update: 11\/20\/2026, 02:03:22\sPM$/)).toBeVisible();
      await page.clock.setFixedTime(new Date("2026-11-20T15:00:07Z"));
      await panel.getByRole("button", { name: "Refresh" }).click();
      await expect(panel.getByText(/^Last update: 11\/20\/2026, 03:00:07\sPM$/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });

    await test.step("opening an item marks it as read, and Escape returns the focus to the button", async () => {
      await open.focus();
      await page.keyboard.press("Enter");
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

  test("a screen that loads late neither closes a panel nor interrupts typing in the palette", async ({ page }) => {
    const releasePeople = await holdRequests(page, "**/assets/people-*.js");
    const releaseAudit = await holdRequests(page, "**/assets/audit-*.js");
    await page.goto("#/home");
    await expect(title(page, "Home")).toBeVisible();

    await test.step("going back closes an open panel, but a screen that loads late does not", async () => {
      await page.evaluate(() => location.assign("#/people"));
      await expect(page).toHaveURL(/#\/people/);
      await button(page, /^Activities/).click();
      const panel = page.getByRole("dialog", { name: "Activities" });
      await expect(panel).toBeVisible();
      // A screen that loads meanwhile does not close it.
      releasePeople();
      await expect(title(page, "People")).toBeVisible();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/#\/home/);
      await expect(panel).toBeHidden();
    });

    await test.step("a screen that loads late does not interrupt typing in the palette", async () => {
      await page.evaluate(() => location.assign("#/audit"));
      await expect(page).toHaveURL(/audit/);
      await page.keyboard.press("Control+k");
      const field = page.getByRole("combobox", { name: "Search or run a command" });
      await expect(field).toBeFocused();
      await page.keyboard.type("inv");
      releaseAudit();
      await expect(title(page, "Audit log")).toBeVisible();
      await page.keyboard.type("oice");
      await expect(field).toHaveValue("invoice");
    });
  });
});

test("a failed search is reported in the box and on the screen, where it can be retried", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|ApiError/);
  await page.route("**/api/search.json*", (route) => route.fulfill(away));
  await page.goto("#/home");

  await test.step("screens are found even if the server's search fails", async () => {
    await box(page).fill("bla");
    await expect(page.getByRole("option", { name: "Blank", exact: true })).toBeVisible();
    await expect(page.getByText("The search failed. Try again.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a failed search is reported and can be retried", async () => {
    await page.goto("#/search?q=profile");
    await expect(page.getByRole("main").getByText("The search failed")).toBeVisible();
    await page.unroute("**/api/search.json*");
    await button(page, "Try again").click();
    await expect(page.getByRole("tab", { name: /Screens/ })).toBeVisible();
  });
});

test("the search box sends one request for a word, and its hits are reached by keyboard and by pointer", async ({
  page,
}) => {
  const hit = page.getByRole("option", { name: "Blank", exact: true });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/search.json")) asked.push(searchParams.get("q") ?? "");
  });
  await page.clock.install({ time: new Date("2026-11-20T14:00:00Z") });
  await page.goto("#/home");
  await expect(title(page, "Home")).toBeVisible();

  await test.step("fast typing sends a single request", async () => {
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
    await expect(hit).toBeVisible();
    expect(asked).toEqual(["blank"]);
  });

  await test.step("the arrow keys lead through the hits and back to the field, which keeps the focus", async () => {
    await expect(page.getByRole("listbox", { name: "Search" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(hit).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", (await hit.getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(hit).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("ArrowUp");
    const all = page.getByRole("option", { name: "All results for “blank”" });
    await expect(all).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(box(page)).toHaveValue("blank");
  });

  await test.step("a click opens a hit, and a click elsewhere closes the list", async () => {
    await box(page).fill("blan");
    await expect(page.getByRole("listbox")).toBeVisible();
    await title(page, "Home").click();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await box(page).click();
    await hit.click();
    await expect(title(page, "Blank")).toBeVisible();
    await expect(box(page)).toHaveValue("");
  });

  await test.step("Enter opens the search screen after Escape has closed the list", async () => {
    await box(page).fill("blank");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/search\?q=blank/);
  });
});

test("on the search screen, the text and the tab are in the URL, as text", async ({ page }) => {
  const form = page.getByRole("searchbox", { name: "Search for" });
  await page.goto("#/search");

  await test.step("before a search, what was opened last is offered", async () => {
    await expect(page.getByText("Nothing opened yet")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or run a command" }).fill("blank");
    await page.getByRole("option", { name: "Blank" }).first().click();
    const blank = page.getByRole("heading", { level: 1, name: "Blank" });
    await expect(blank).toBeVisible();
    await page.goto("#/search");
    await page.getByRole("region", { name: "Recent" }).getByRole("link", { name: "Blank" }).click();
    await expect(blank).toBeVisible();
    await page.goBack();
  });

  await test.step("the search text and the tab are in the URL and in the history", async () => {
    await form.fill("profile");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=profile/);
    await expect(page.locator("mark", { hasText: /profile/i }).first()).toBeVisible();
    await page.getByRole("tab", { name: /Screens/ }).click();
    await expect(page).toHaveURL(/kind=screens/);
    await page.goBack();
    await page.goBack();
    await expect(form).toHaveValue("");
  });

  await test.step("a number in the URL is searched for as text", async () => {
    await page.goto("#/search?q=404");
    await expect(form).toHaveValue("404");
    await expect(page.getByRole("link", { name: "Page not found" }).last()).toBeVisible();
  });

  await test.step("the search text is never interpreted as HTML", async () => {
    await page.goto(`#/search?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    await expect(page.getByText("No results for “<img src=x onerror=alert(1)>”")).toBeVisible();
  });
});

test("the simple screens: home, an unknown address, an error of the server, and a blank one", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T14:03:22Z"));
  await page.goto("#/home");

  await test.step("home shows the date, greets the user by name, and shows the latest activity", async () => {
    await expect(page.getByRole("main").getByText("Friday, November 20, 2026")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Good afternoon, Robin Vale" })).toBeVisible();
    const items = page.getByRole("region", { name: "Latest activity", exact: true }).getByRole("listitem");
    await expect(items).toHaveCount(3);
    await expect(items.first().getByRole("time")).toHaveAttribute("title", /\d{4}/);
    await expectNoAxeViolations(page);
  });

  await test.step("blank names the file to copy", async () => {
    await page.goto("#/blank");
    await expect(page.getByText("web/screens/general/blank-screen.tsx")).toBeVisible();
  });

  await test.step("unknown addresses show the screen 'Page not found', which offers home, a search and the way back", async () => {
    await page.goto("#/no/such/place");
    await expect(title(page, "Page not found")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/#\/search/);
    await page.goBack();
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(title(page, "Blank")).toBeVisible();
    await page.goto("#/nowhere");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveTitle(titleOf("Home"));
  });

  await test.step("500 reloads the page and links to the home screen", async () => {
    await page.goto("#/500");
    await page.evaluate(() => document.body.classList.add("before"));
    await button(page, "Reload page").click();
    await expect(page.locator("body.before")).toHaveCount(0);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(title(page, "Home")).toBeVisible();
  });
});

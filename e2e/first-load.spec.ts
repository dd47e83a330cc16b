import type { Page } from "@playwright/test";

import type { Layout } from "#contract/layout.ts";
import { livePath } from "#contract/live.ts";
import { dictionaryOf } from "#contract/text/words.ts";
import { words as allWords } from "#generated/words.gen.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { expect, test } from "./support/fixtures.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { sumOf, watchLayoutShifts } from "./support/sweeps/layout-shift.ts";
import { showLayout } from "./support/show-layout.ts";
import { storePreferences } from "./support/storage.ts";
import { readsEnglish, startsInEnglish } from "./support/test-language.ts";
import { screenFacts } from "./support/screen-facts.ts";
import { removeSessionData } from "./support/accounts/session-data.ts";
import { watchRequests } from "./support/screens.ts";

const layouts: readonly (readonly [string, Partial<Layout>])[] = [
  ["the default", {}],
  ["right to left", { rightToLeft: true }],
  ["minified", { minified: true, skin: "smart-style-1" }],
  ["menu on top", { menuOnTop: true }],
  ["inside container", { container: true, fixedNavigation: false, fixedRibbon: false }],
  ["hidden menu", { hiddenMenu: true, skin: "smart-style-5" }],
];

/** The layout attributes of `<html>`. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.documentElement.attributes]
      // The shell measures a menu bar that wraps.
      .filter(({ name }) => name !== "style")
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted(),
  );

const parts = [
  ".frame-header",
  ".frame-navigation",
  ".frame-ribbon",
  // Their content: the icons, the menu, the breadcrumbs, and the screen's title.
  ".frame-header svg",
  ".frame-phone-bar",
  ".frame-phone-bar svg",
  ".frame-navigation li > :is(a, button)",
  ".frame-navigation svg",
  ".frame-ribbon li",
  ".frame-ribbon li svg",
  ":is(h1, .frame-content [data-slot=title])",
];

for (const width of [1440, 390]) {
  test(`the HTML frame has the same layout as the shell, in ${layouts.length} layouts at ${width} px`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_FAILED/);
    // As high as the screen, to whose end the navigation reaches where it does not stay in the window.
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1600 });
    // As on later visits, frame and shell use the web font. On the first, texts grow by up to 3 px when it arrives.
    await page.addInitScript(() => localStorage.setItem("atrium.device.webFont", "true"));
    const boxes = async () => {
      await page.evaluate(() => document.fonts.load("1em Inter"));
      return page.evaluate(
        (selectors) =>
          selectors.flatMap((selector) =>
            [...document.querySelectorAll(selector)]
              // The chat icon loads later.
              .filter(
                (element) =>
                  element.checkVisibility({ visibilityProperty: true }) && !element.matches(".tabler-icon-messages"),
              )
              .map((element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                // The box of a title is as wide as the screen's description.
                const across = selector.includes("h1") ? undefined : [x, width];
                return [selector, across, y, height, getComputedStyle(element).backgroundColor];
              }),
          ),
        parts,
      );
    };
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const ofShell: { boxes: unknown; attributes: readonly string[] }[] = [];
    for (const [, layout] of layouts) {
      await showLayout(page, layout);
      ofShell.push({ boxes: await boxes(), attributes: await shown(page) });
    }
    expect(new Set(ofShell.map((each) => JSON.stringify(each))).size).toBe(layouts.length);
    // Without scripts, the page shows only the HTML frame.
    await page.route("**/assets/*.js", (route) => route.abort());
    for (const [index, [name, layout]] of layouts.entries()) {
      const preferences = {
        layout: { ...defaultLayout, ...layout },
        ...readsEnglish,
        changedAt: new Date().toISOString(),
      };
      await page.evaluate(storePreferences, JSON.stringify(preferences));
      await page.reload();
      expect({ boxes: await boxes(), attributes: await shown(page) }, name).toEqual(ofShell[index]);
    }
  });
}

const shellAddresses = ["/user.json", "/menu.json", "/languages.json", "/activity.json", "/preferences.json"];

for (const address of ["/home", "/search", ...screenFacts.flatMap(({ firstLoads = [] }) => firstLoads)]) {
  test(`the first screen's requests are sent once, and all responses are used: ${address}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    });
    const readShifts = await watchLayoutShifts(page);
    // A live update meanwhile would cause further requests.
    await page.route(`**/api${livePath}*`, () => {});
    const settled = watchRequests(page);
    await page.goto(`#${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled();
    // The list of languages is for those who have chosen none.
    const unused = startsInEnglish ? [] : ["api/languages.json"];
    await expect.poll(() => page.evaluate(() => Object.keys(window.__started ?? {}))).toEqual(unused);
    // The server has inlined the responses of the shell's requests in the page.
    expect(asked.filter((url) => shellAddresses.some((address) => url.endsWith(address)))).toEqual([]);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    if (address !== "/home") return;
    await test.step("the first screen loads without layout shifts", async () => {
      expect(sumOf(await readShifts())).toBeLessThan(0.001);
    });
  });
}

test("a page without session data sends each of the shell's requests once", async ({ page }) => {
  await removeSessionData(page);
  // A live update meanwhile would cause further requests.
  await page.route(`**/api${livePath}*`, () => {});
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") asked.push(new URL(request.url()).pathname);
  });
  const settled = watchRequests(page);
  await page.goto("#/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled();
  for (const address of shellAddresses) {
    expect(
      asked.filter((path) => path.endsWith(address)),
      address,
    ).toHaveLength(1);
  }
});

test("navigating while the first screen loads leads to the new screen", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/home-*.js");
  const isHeld = page.waitForRequest("**/assets/home-*.js");
  const isRunning = page.waitForResponse("**/assets/index-*.js");
  await page.goto("#/home");
  await Promise.all([isHeld, isRunning]);
  await page.waitForFunction(() => Object.hasOwn(globalThis, "__import"));
  await page.evaluate(() => {
    location.hash = "#/blank";
  });
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeVisible();
});

test("what arrives with another screen leaves the styles of the rest as they are", async ({ page }) => {
  await page.goto("#/home");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  const listSheets = () => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  const first = await listSheets();
  await page.evaluate(() => {
    location.hash = "#/timeline";
  });
  await expect(page.getByRole("heading", { level: 1, name: "Timeline" })).toBeVisible();
  await expect.poll(async () => (await listSheets()).length).toBeGreaterThan(first.length);
  expect((await listSheets()).slice(0, first.length), "new style sheets are behind the others").toEqual(first);
  const readHeight = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue("--ribbon-shown"));
  expect(await readHeight("html"), "the height of the bar is measured").toBe("56px");
  expect(await readHeight("body"), "and not inherited").toBe("");
});

test("the web font is requested after the first screen's code, and the next visit renders the HTML frame in it", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  const release = await holdRequests(page, "**/assets/home-*.js");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const font = page.waitForResponse("**/*.woff2");
  const settled = watchRequests(page);
  const isHeld = page.waitForRequest("**/assets/home-*.js");
  await page.goto("#/home");
  await isHeld;
  expect(requested.filter((url) => url.endsWith(".woff2"))).toEqual([]);
  release();
  await font;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("atrium.device.webFont"))).toBe("true");
  // The parts of the first visit have loaded before their scripts are aborted.
  await settled();

  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Inter,/);
  // With the scripts aborted, only the frame can have requested the font.
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em Inter"))).toBe(true);
});

const german = dictionaryOf("de", allWords);
const words = (page: Page) => page.locator(".frame").evaluate((frame) => (frame as HTMLElement).innerText);

test("the files of a screen are preloaded, and the HTML frame is in the account's language, with its title", async ({
  page,
  setUp,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  await setUp({ language: "de" });
  // Once the app has run, the account has the settings of this browser.
  const isSaved = page.waitForResponse(
    (response) => response.url().endsWith("/preferences.json") && response.request().method() === "PUT",
  );
  const settled = watchRequests(page);
  await page.goto("#/people");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The page does not list the files of this screen.
  await expect(page.locator('link[rel="modulepreload"][href*="/people-"]')).toHaveCount(1);
  await isSaved;
  await settled();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  const drawn = await words(page);
  expect(drawn).toContain(german["Home"]);
  expect(drawn).not.toContain("People");
  expect(drawn.split(german["People"] ?? "").length - 1).toBe(2);
});

test("without session data, the HTML frame shows no texts in another language", async ({
  page,
  setUp,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/);
  await removeSessionData(page);
  await setUp({ language: "de" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("#/home");
  await expect(page.locator(".frame-header")).toBeVisible();
  expect(await words(page)).not.toContain("Administration");
});

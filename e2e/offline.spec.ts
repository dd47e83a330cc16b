import type { Page } from "@playwright/test";

import { accountItem, chooseFromAccountMenu, openAccountMenu } from "./support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "./support/sweeps/axe.ts";
import { chooseFactoryReset } from "./support/accounts/factory-reset.ts";
import { expect, test } from "./support/fixtures.ts";
import { connectionErrors, openListening as open, status } from "./support/offline.ts";
import { titleOf, watchRequests } from "./support/screens.ts";
import { showLayout } from "./support/show-layout.ts";

test.describe.configure({ mode: "default" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** Sends a request that is not a part of loading the screen. */
const openActivities = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /^Activities/ })
    .click();
const activities = "**/api/activities/*.json*";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(connectionErrors));
// Tests share a context.
test.afterEach(({ context }) => context.setOffline(false));

test.describe("the connection", () => {
  test("losing and regaining the network are announced, in every look, and what waits is loaded", async ({
    page,
    context,
  }) => {
    const settled = watchRequests(page);
    await open(page, "#/home");
    // The code that shows another layout arrives last.
    await settled();

    await test.step("losing and regaining the network are announced", async () => {
      await context.setOffline(true);
      await expect(status(page, "You are offline.")).toBeVisible();
      await expectNoAxeViolations(page, "offline");
      await context.setOffline(false);
      await expect(status(page, "You are offline.")).toHaveCount(0);
      await expect(status(page, "You are back online.")).toHaveCount(1);
    });

    await test.step("the offline bar has no axe violations, and fits within the window of a phone", async () => {
      await context.setOffline(true);
      await expect(status(page, "You are offline.")).toBeVisible();
      for (const [name, layout] of [
        ["dark skin, right to left", { skin: "smart-style-1", rightToLeft: true, fixedPageFooter: true }],
        ["glass skin", { skin: "smart-style-5" }],
      ] as const) {
        await showLayout(page, layout);
        await expectNoAxeViolations(page, name);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const box = await status(page, "You are offline.").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(382);
      await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeInViewport();
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("a screen that could not be loaded opens by itself when the connection is back", async () => {
      await page.evaluate(() => (location.hash = "#/people"));
      await expect(button(page, "Reload")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
      await context.setOffline(false);
      await expect(title(page, "People")).toBeVisible();
    });
  });

  test("an unreachable server is announced until it can be reached again", async ({ page }) => {
    await open(page, "#/home");
    await page.route("**/api/**", (route) => route.abort());
    await openActivities(page);
    await expect(status(page, "The server cannot be reached.")).toBeVisible();
    await page.unrouteAll();
    await expect(status(page, "The server cannot be reached.")).toHaveCount(0);
  });

  test("a single failed request does not count as an unreachable server", async ({ page }) => {
    await open(page, "#/home");
    const probe = page.waitForResponse("**/api/health");
    await page.route(activities, (route) => route.abort());
    await openActivities(page);
    await expect(alerts(page).getByRole("alert")).toContainText("No connection");
    await (await probe).finished();
    await expect(status(page, "cannot be reached.")).toHaveCount(0);
  });
});

test.describe("code that cannot be loaded", () => {
  /** Expects that no visible text names a file of the build. */
  const expectNoAddresses = async (page: Page) =>
    expect(await page.locator("body").textContent()).not.toMatch(/assets\/|https?:\/\/\S+\.js|dynamically imported/);

  test("what cannot be loaded is reported in its place, and loaded on the next try", async ({ page }) => {
    for (const part of ["activities-panel", "layout-options", "confirm-dialog", "people"])
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await open(page, "#/home");

    await test.step("confirmation dialog: the browser's own dialog replaces it", async () => {
      const asked = page.waitForEvent("dialog");
      await chooseFactoryReset(page);
      const dialog = await asked;
      expect(dialog.message()).toContain("Would you like to RESET");
      await dialog.dismiss();
      await expect(title(page, "Home")).toBeVisible();
    });

    await test.step("dialog: an alert reports the failure, and the next click opens the dialog", async () => {
      await chooseFromAccountMenu(page, "Layout options");
      await expect(alerts(page)).toContainText("This part could not be loaded");
      await expect(title(page, "Home")).toBeVisible();
      await page.unroute("**/assets/layout-options-*.js");
      await chooseFromAccountMenu(page, "Layout options");
      await expect(page.getByRole("switch", { name: "Fixed header" })).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("panel: the shell stays, and a retry loads the panel", async () => {
      await button(page, "More").hover();
      const activities = page.getByRole("banner").getByRole("button", { name: /^Activities/ });
      await activities.click();
      const panel = page.getByRole("dialog", { name: "Activities" });
      await expect(panel.getByRole("alert")).toContainText("This part could not be loaded");
      await expect(title(page, "Home")).toBeVisible();
      await expectNoAddresses(page);
      await expectNoAxeViolations(page, "a panel that failed");
      await page.unroute("**/assets/activities-panel-*.js");
      await panel.getByRole("button", { name: "Try again" }).click();
      await expect(panel.getByRole("tab").first()).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("screen: an error takes its place, and a retry loads the screen", async () => {
      await page.evaluate(() => (location.hash = "#/people"));
      await expect(title(page, "Something went wrong on this screen")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Reload" })).toBeVisible();
      await expectNoAddresses(page);
      await page.unroute("**/assets/people-*.js");
      await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
      await expect(title(page, "People")).toBeVisible();
    });
  });

  test("preloading on hover: a failure shows no alert, and a later click still works", async ({ page }) => {
    await open(page, "#/blank");
    await expect(title(page, "Blank")).toBeVisible();
    const failed = page.waitForEvent("requestfailed", (request) => /layout-options/.test(request.url()));
    await page.route("**/assets/{layout-options,search,shortcuts}-*.js", (route) => route.abort());
    await openAccountMenu(page);
    await accountItem(page, "Layout options").hover();
    await failed;
    await accountItem(page, "Shortcuts").hover();
    await page.keyboard.press("Escape");
    const navigation = page.getByRole("navigation", { name: "Main navigation" });
    await navigation.getByRole("button", { name: "App views" }).click();
    await navigation.getByRole("link", { name: "Search" }).hover();
    await expect(title(page, "Blank")).toBeVisible();
    await expect(alerts(page).getByRole("alert")).toHaveCount(0);
    await page.unrouteAll();
    await chooseFromAccountMenu(page, "Layout options");
    await expect(page.getByRole("switch", { name: "Fixed header" })).toBeVisible();
  });

  test("after a deployment: a new version is offered, and loads by itself when it is needed and nothing is lost", async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404/);
    // Not by removing routes: a request that is under way meanwhile would not be answered.
    let [isMissing, isNewer] = [true, true];
    await open(page, "#/profile");
    await page.route(/assets\/layout-options-/, (route) =>
      isMissing ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
    );
    await page.route(/\/$/, async (route) => {
      if (!isNewer) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/assets\/index-[\w-]+\.js/g, "assets/index-newer.js");
      return route.fulfill({ response, body });
    });
    await openAccountMenu(page);
    await accountItem(page, "Layout options").hover();
    await expect(status(page, "A new version is available")).toBeVisible();
    await expectNoAxeViolations(page, "a new version");
    await page.evaluate(() => ((globalThis as { isOld?: boolean }).isOld = true));
    await page.keyboard.press("Escape");
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.fill("orders");
    await chooseFromAccountMenu(page, "Layout options");
    await expect(alerts(page)).toContainText("This part could not be loaded");
    expect(await page.evaluate(() => "isOld" in globalThis)).toBe(true);

    await search.fill("");
    isNewer = false;
    await chooseFromAccountMenu(page, "Layout options");
    await page.waitForFunction(() => !("isOld" in globalThis));
    isMissing = false;
    await expect(title(page, "Profile")).toBeVisible();
    await expect(status(page, "A new version is available")).toHaveCount(0);
  });
});

test("spec §8: a proxy's error page is shown as text under its status, and its scripts never run", async ({
  page,
  allowConsoleErrors,
}) => {
  // Chromium reports the inline handler that it blocked.
  allowConsoleErrors(/502/, /inline event handler violates/);
  await open(page, "#/blank");
  await page.route(activities, (route) =>
    route.fulfill({
      status: 502,
      contentType: "text/html",
      body: `<!doctype html><title>502</title><style>p { color: red }</style><h1>Bad gateway</h1><p>The office is
        <b>closed</b><script>document.title = "run"</script><img src=x onerror="document.title = 'run'">`,
    }),
  );
  await openActivities(page);
  const box = alerts(page).getByRole("alert");
  await expect(box).toContainText("502 Bad Gateway");
  await expect(box).toContainText("Bad gateway The office is closed");
  await expect(box).not.toContainText(/color|script|run|</);
  await expect(page).toHaveTitle(titleOf("Blank"));
});

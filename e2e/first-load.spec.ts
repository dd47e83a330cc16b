import type { Page } from "@playwright/test";

import type { Layout } from "#contract/layout.ts";
import { livePath } from "#contract/live.ts";

import { expect, test } from "./support/fixtures.ts";
import { watchRequests } from "./support/screens.ts";

const layouts: readonly (readonly [string, Partial<Layout>])[] = [
  ["the default", {}],
  ["right to left", { rightToLeft: true }],
  ["minified", { minified: true, skin: "smart-style-1" }],
  ["menu on top", { menuOnTop: true }],
  ["inside container", { container: true, fixedNavigation: false, fixedRibbon: false }],
  ["hidden menu", { hiddenMenu: true, skin: "smart-style-5" }],
];

/** What `<html>` says of the layout. */
const shown = (page: Page) =>
  page.evaluate(() => [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`).toSorted());

const parts = [".frame-header", ".frame-navigation", ".frame-ribbon"];

for (const [name, layout] of layouts) {
  for (const width of [1440, 390]) {
    test(`the frame that the HTML draws is where the shell will stand: ${name}, ${width} px`, async ({
      page,
      setUp,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/ERR_FAILED/);
      await page.setViewportSize({ width, height: 844 });
      await setUp({ layout });
      const boxes = () =>
        page.evaluate(
          (selectors) =>
            selectors.map((selector) => {
              const element = document.querySelector(selector);
              const { x, y, width: across, height } = element?.getBoundingClientRect() ?? new DOMRect();
              return [selector, x, y, across, height, element && getComputedStyle(element).backgroundColor];
            }),
          parts,
        );
      // Without its modules the page is what the HTML alone makes of it.
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("#/home");
      const drawn = await boxes();
      const attributes = await shown(page);
      await page.unroute("**/assets/*.js");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await boxes()).toEqual(drawn);
      expect(await shown(page)).toEqual(attributes);
    });
  }
}

for (const address of ["#/home", "#/inbox/inbox", "#/inbox/sent/compose", "#/search", "#/dashboard"]) {
  test(`the first screen's requests are started once, and all are taken up: ${address}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    });
    // What somebody else does meanwhile is news, and what is news is asked for again.
    await page.route(`**/api${livePath}*`, () => {});
    const settled = watchRequests(page);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled();
    await expect.poll(() => page.evaluate(() => Object.keys(window.__started ?? {}))).toEqual([]);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
}

test("nothing moves while the first screen comes", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const settled = watchRequests(page);
  await page.goto("#/home");
  await expect(page.getByRole("link", { name: "Open the inbox" })).toBeVisible();
  await settled();
  const sum = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
  expect(sum).toBeLessThan(0.001);
});

import type { Page, Route } from "@playwright/test";

import { livePath } from "#contract/live.ts";
import { screens } from "#contract/screens.ts";

import { expect, test } from "./support/fixtures.ts";
import { addressOf, watchRequests } from "./support/screens.ts";

/** The maximum cumulative layout shift of a screen while it loads: half of what counts as good. */
const maxShift = 0.05;

/** For screens that show nothing before their first response, in milliseconds. */
const firstViewTimeoutMs = 1500;

type Shift = { readonly value: number; readonly what: string };

declare global {
  var layoutShifts: Shift[];
}

/** Records each layout shift, and the elements that moved. */
const recordShifts = () => {
  globalThis.layoutShifts = [];
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const what = sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.getAttribute("class")} ${previousRect.y} → ${currentRect.y}`;
        })
        .join(", ");
      if (!hadRecentInput) globalThis.layoutShifts.push({ value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Answers the requests one by one, each after the page has drawn its state without the answer. */
function holdAnswers(page: Page) {
  let turn: Promise<unknown> | undefined;
  return (route: Route) => {
    if (route.request().url().includes(livePath)) return route.continue();
    turn ??= page
      .locator("h1, main [role=status]")
      .first()
      .waitFor({ timeout: firstViewTimeoutMs })
      .catch(() => undefined);
    const before = turn;
    turn = (async () => {
      await before;
      await drawTwice(page).catch(() => undefined);
      await route.continue().catch(() => undefined);
    })();
    return turn;
  };
}

const drawTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

test("no screen shifts while it loads, on a phone", async ({ page }) => {
  // All screens, one after the other, each in a new document.
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(recordShifts);
  await page.goto("#/blank");
  const shifted: string[] = [];
  // The lock screen locks the session, so it comes last.
  const inOrder = screens.toSorted((one, other) => Number(one.path === "/lock") - Number(other.path === "/lock"));
  for (const [index, screen] of inOrder.entries()) {
    const address = await addressOf(screen, page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.route("**/api/**", holdAnswers(page));
    const settled = watchRequests(page);
    // Another query string loads a new document.
    await page.goto(`?${index}#${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled();
    const shifts = await page.evaluate(() => globalThis.layoutShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum >= maxShift) shifted.push(`${screen.path}: ${sum.toFixed(3)}\n${describe(shifts)}`);
  }
  expect(shifted, "screens that shift").toEqual([]);
});

const describe = (shifts: readonly Shift[]) =>
  shifts
    .filter(({ value }) => value > 0.004)
    .map(({ value, what }) => `  ${value.toFixed(3)} ${what}`)
    .join("\n");

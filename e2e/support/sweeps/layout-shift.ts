import type { Page, Route } from "@playwright/test";

import { livePath } from "#contract/live.ts";
import type { Screen } from "#contract/screens/screens.ts";

import { openScreen } from "../screens.ts";

/** For screens that show nothing before their first response, in milliseconds. */
const firstViewTimeoutMs = 1500;

type Shift = { readonly value: number; readonly what: string; readonly hadRecentInput: boolean };

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
      globalThis.layoutShifts.push({ value, what, hadRecentInput });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * Records the layout shifts of a page. Call before it is loaded.
 *
 * @returns a function that reads them
 */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(recordShifts);
  return () => page.evaluate(() => globalThis.layoutShifts);
}

export const sumOf = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

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

/**
 * Opens a screen whose answers arrive one by one, and waits until its content has arrived.
 *
 * @returns by how much the screen shifted meanwhile, and the elements that moved
 */
export async function openScreenSlowly(page: Page, screen: Screen) {
  const readShifts = await watchLayoutShifts(page);
  await page.route("**/api/**", holdAnswers(page));
  await openScreen(page, screen);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const shifts = (await readShifts()).filter(({ hadRecentInput }) => !hadRecentInput);
  return { sum: sumOf(shifts), moved: describe(shifts) };
}

const describe = (shifts: readonly Shift[]) =>
  shifts
    .filter(({ value }) => value > 0.004)
    .map(({ value, what }) => `  ${value.toFixed(3)} ${what}`)
    .join("\n");

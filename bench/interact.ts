import { importFromFeatures } from "#tools/build/import-from-features.ts";

import { chooseFromAccountMenu, openAccountMenu } from "../e2e/support/accounts/account-menu.ts";
import { watchRequests } from "../e2e/support/screens.ts";
import type { Interactions } from "./benchmark.ts";
import { openSlowPage, slowdown, withApp } from "./browser.ts";

/** The response to a key, click or tap: that of its slowest event. Durations are in milliseconds. */
type Response = {
  /** The type of the event, and the name of the element that it reached. */
  readonly event: string;
  readonly target: string;
  /** From the event to the frame that shows its effect, rounded to 8 by the browser. */
  readonly total: number;
  /** Until the first listener ran. */
  readonly waiting: number;
  readonly listeners: number;
  /** From the last listener to the frame: other scripts, styles, layout and painting. */
  readonly frame: number;
  /** The longest script of the frame, and how long it took. */
  readonly script: string;
};

declare global {
  interface Window {
    /** Set on the measured page: returns what has been timed since the last call. */
    takeResponses: () => Response[];
  }
}

/** A part of the descriptions of what is measured; everything by default. */
const chosen = process.env["STEPS"] ?? "";

const ofShell: Interactions = {
  "the palette": async (page) => {
    for (const text of ["dark", "orders", "mei tanaka"]) {
      await page.keyboard.press("Control+K");
      await page.getByRole("combobox", { name: "Search or run a command" }).pressSequentially(text, { delay: 120 });
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
    }
  },
  "the account menu": async (page) => {
    await openAccountMenu(page);
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
  },
  "light and dark": async (page) => {
    const menu = await openAccountMenu(page);
    for (const mode of ["Dark", "Light", "System"]) await menu.getByRole("menuitemradio", { name: mode }).click();
    await page.keyboard.press("Escape");
  },
  "skins and options of the layout": async (page) => {
    await chooseFromAccountMenu(page, "Layout options");
    const dialog = page.getByRole("dialog", { name: "Layout options" });
    const skins = dialog.getByRole("radiogroup", { name: "Skin" }).getByRole("radio");
    for (const index of [3, 5, 0]) await skins.nth(index).check({ force: true });
    const option = dialog.getByRole("switch", { name: "Fixed footer" });
    await option.click();
    await option.click();
    await page.keyboard.press("Escape");
  },
  "a dialog and back": async (page) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Factory reset" }).click();
    await page.getByRole("alertdialog", { name: "Factory reset" }).waitFor();
    await page.keyboard.press("Escape");
  },
  "the groups of the menu": async (page) => {
    const groups = page.getByRole("navigation", { name: "Main navigation" }).locator("button[aria-expanded]");
    for (let index = 0; index < (await groups.count()); index += 1) await groups.nth(index).click();
    await page.getByRole("button", { name: "Minify navigation" }).click();
    await page.getByRole("button", { name: "Minify navigation" }).click();
  },
};

/**
 * `npm run bench -- interact`: how soon the app responds to keys and clicks over a scripted day (Interaction to Next Paint, from the
 * browser's Event Timing), processor slowed 4×. Prints the 98th percentile, and the ten slowest with what they spent.
 * `STEPS=dragged` limits it to what has that in its description.
 */
export const measureInteractions = () =>
  withApp(async (browser, baseUrl) => {
    const days = Object.assign(
      { ...ofShell },
      ...(await importFromFeatures<Interactions>("bench/interactions.ts", "interactions")),
    ) as Interactions;
    const responses: (Response & { step: string })[] = [];
    let count = 0;
    for (const [step, act] of Object.entries(days)) {
      if (!step.includes(chosen)) continue;
      // A page each, so that a question about unsaved changes stops none of the others.
      const { context, page } = await openSlowPage(browser, false, baseUrl);
      await page.addInitScript(timeResponses);
      const settled = watchRequests(page);
      await page.goto("#/home");
      await settled();
      await act(page);
      // The browser reports an event after its frame.
      await page.waitForTimeout(1000);
      const [taken, total] = await page.evaluate(() => [window.takeResponses(), performance.interactionCount] as const);
      count += total;
      responses.push(...taken.map((response) => ({ step, ...response })));
      await context.close();
    }
    const slowest = responses.toSorted((one, other) => other.total - one.total);
    // The browser does not report events that took less than 16 ms.
    const percentile = slowest[Math.floor(count * 0.02)]?.total ?? 16;
    console.log(
      `\n${count} interactions, processor ${slowdown}× slower: 98 of 100 within ${percentile} ms. The slowest, in ms`,
    );
    console.table(slowest.slice(0, 10));
  });

/** Runs in the page. */
function timeResponses() {
  type Script = { readonly invoker: string; readonly duration: number; readonly sourceFunctionName: string };
  type Frame = PerformanceEntry & { readonly scripts: readonly Script[] };
  type Timing = PerformanceEventTiming & { readonly interactionId: number };
  const timings: Timing[] = [];
  const names = new WeakMap<PerformanceEntry, string>();
  const frames: Frame[] = [];
  const describe = (element: Element | null) =>
    element === null ? "gone" : (element.ariaLabel ?? element.textContent?.trim().slice(0, 24)) || element.localName;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      if (entry.interactionId === 0) continue;
      names.set(entry, describe(entry.target as Element | null));
      timings.push(entry);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => void frames.push(...(list.getEntries() as Frame[]))).observe({
    type: "long-animation-frame",
    buffered: true,
  });
  window.takeResponses = () => {
    const longest = new Map<number, Timing>();
    for (const timing of timings.splice(0)) {
      const known = longest.get(timing.interactionId);
      if (!known || known.duration < timing.duration) longest.set(timing.interactionId, timing);
    }
    return Array.from(longest.values(), (timing) => {
      const { startTime, duration, processingStart, processingEnd } = timing;
      const scripts = frames
        .filter((frame) => frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime)
        .flatMap((frame) => frame.scripts)
        .toSorted((one, other) => other.duration - one.duration);
      const [script] = scripts;
      return {
        event: timing.name,
        target: names.get(timing) ?? "",
        total: duration,
        waiting: Math.round(processingStart - startTime),
        listeners: Math.round(processingEnd - processingStart),
        frame: Math.round(startTime + duration - processingEnd),
        script: script ? `${Math.round(script.duration)}: ${script.sourceFunctionName || script.invoker}` : "",
      };
    });
  };
}

import type { Browser, Page } from "@playwright/test";

import { hrefOf, isLinkable, screens } from "#contract/screens/screens.ts";

import { median, openSlowPage, otherBuild, slowdown, withApp } from "./browser.ts";

const rounds = 3;

/** Milliseconds that each screen has for what it loads last. */
const rest = 1000;

/** Metrics of `Performance.getMetrics` in the DevTools protocol: seconds of the main thread. */
const spent = { tasks: "TaskDuration", styles: "RecalcStyleDuration", layout: "LayoutDuration" };

const addresses = screens
  .filter((screen) => isLinkable(screen) && !screen.isEntry && screen.menu && screen.path !== "/home")
  .map(hrefOf);

/**
 * `npm run bench -- first-visits`: every screen of the menu in turn, each opened for the first time: milliseconds until
 * its title is painted, and seconds of the main thread, by what they were spent on. `COMPARE_WITH=http://127.0.0.1:4000/`
 * measures another running build in turns with this one.
 */
export const measureFirstVisits = () =>
  withApp(async (browser, baseUrl) => {
    const builds = { ...(otherBuild !== undefined && { other: otherBuild }), this: baseUrl };
    const all: Record<string, Record<string, number>[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [build, address] of Object.entries(builds)) {
        (all[build] ??= []).push(await visitAll(browser, address));
      }
    }
    console.log(`\n${addresses.length} screens opened for the first time, processor ${slowdown}× slower`);
    const summarize = ([build, visits]: [string, Record<string, number>[]]) => {
      const columns = Object.keys(visits[0] ?? {});
      const of = (column: string) => Number(median(visits.map((visit) => visit[column] ?? 0)).toPrecision(3));
      return [build, Object.fromEntries(columns.map((column) => [column, of(column)]))] as const;
    };
    console.table(Object.fromEntries(Object.entries(all).map(summarize)));
  });

/** Opens all screens in a new window. */
async function visitAll(browser: Browser, address: string) {
  const { context, page, session } = await openSlowPage(browser, false, address);
  await session.send("Performance.enable");
  await page.goto("#/home");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page.waitForTimeout(2 * rest);
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  const titles: number[] = [];
  for (const href of addresses) {
    titles.push(await visit(page, href));
    await page.waitForTimeout(rest);
  }
  const after = await read();
  await context.close();
  const times: Record<string, number> = { "title, ms": median(titles) };
  for (const [part, metric] of Object.entries(spent)) {
    times[`${part}, s`] = (after[metric] ?? 0) - (before[metric] ?? 0);
  }
  return times;
}

/** Milliseconds from the change of the address until another title is painted. */
const visit = (page: Page, to: string) =>
  page.evaluate(
    (href) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${href} did not open`)), 30_000);
        const started = performance.now();
        // A screen that stays in the document has a hidden title.
        const find = () => [...document.querySelectorAll("h1")].find((title) => title.checkVisibility());
        const last = find();
        location.hash = `#${href}`;
        const look = () => {
          const title = find();
          if (title && title !== last) setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    to,
  );

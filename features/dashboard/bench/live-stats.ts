import type { Page } from "@playwright/test";

import type { Benchmarks } from "#bench/benchmark.ts";
import { median, openSlowPage, slowdown, withApp } from "#bench/browser.ts";

/** In milliseconds: the observation time of each set-up. */
const watched = 8000;
/** Text typed meanwhile, one key per interval. */
const typed = "the quick brown fox jumps over the lazy dog";
const between = 120;

/**
 * `npm run bench -- live-stats`: frames, long tasks and input latency while the live stats run, and while they are
 * paused.
 */
const measureLiveStats = () =>
  withApp(async (browser, baseUrl) => {
    const { context, page } = await openSlowPage(browser, false);
    await page.goto(`${baseUrl}#/dashboard`);
    const live = page.getByRole("article", { name: "Live stats" });
    const field = live.getByRole("textbox", { name: "Interval (ms)" });
    await live.scrollIntoViewIfNeeded();
    await field.waitFor();
    await page.waitForTimeout(2000);

    const rows: Record<string, Awaited<ReturnType<typeof watch>>> = {};
    for (const interval of ["1", "16", "1500"]) {
      await field.fill(interval);
      await field.press("Enter");
      rows[`every ${interval} ms`] = await watch(page);
    }
    await live.getByRole("switch", { name: "Auto-update" }).click();
    rows["standing still"] = await watch(page);
    console.log(`\nLive stats, processor ${slowdown}× slower, ${watched / 1000} s each, with somebody typing`);
    console.table(rows);
    await context.close();
  });

async function watch(page: Page) {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[], keys: [] as number[], stop: () => {} };
    Object.assign(window, { seen });
    let last = performance.now();
    let request = requestAnimationFrame(function check(time) {
      seen.frames.push(time - last);
      last = time;
      request = requestAnimationFrame(check);
    });
    const tasks = new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map((entry) => entry.duration)),
    );
    tasks.observe({ type: "longtask" });
    // From the key press to the frame after the one that shows the letter.
    const onKey = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp)));
    addEventListener("keydown", onKey, true);
    seen.stop = () => {
      cancelAnimationFrame(request);
      tasks.disconnect();
      removeEventListener("keydown", onKey, true);
    };
  });
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("");
  await search.pressSequentially(typed, { delay: between });
  await page.waitForTimeout(watched - typed.length * between);
  const { frames, tasks, keys } = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number[]; tasks: number[]; keys: number[]; stop: () => void };
    };
    seen.stop();
    return { frames: seen.frames.slice(1), tasks: seen.tasks, keys: seen.keys };
  });
  const frame = 1000 / 60;
  return {
    frames: frames.length,
    "frames dropped": frames.reduce((sum, time) => sum + Math.max(Math.round(time / frame) - 1, 0), 0),
    "long tasks": tasks.length,
    "longest, ms": Math.round(Math.max(0, ...tasks)),
    "key to paint, ms": Math.round(median(keys)),
    "worst key, ms": Math.round(Math.max(...keys)),
  };
}

export const benchmarks: Benchmarks = { "live-stats": measureLiveStats };

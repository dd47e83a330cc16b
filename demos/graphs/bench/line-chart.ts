import type { Page } from "@playwright/test";

import type { Benchmarks } from "#bench/benchmark.ts";
import { median, openSlowPage, slowdown, withApp } from "#bench/browser.ts";

/** The number of range moves in each set-up. */
const pushes = 40;

/**
 * `npm run bench -- line-chart`: a line of 100,000 points, from scrolling it into view to its first frame, and from a
 * key that moves its range to the next frame. For comparison, a bare canvas that draws all points each time.
 */
const measureLineChart = () =>
  withApp(async (browser, baseUrl) => {
    const { context, page } = await openSlowPage(browser, false);
    // Another screen loads the library first, so that only drawing is measured.
    await page.goto(`${baseUrl}#/graphs/morris`);
    await page.getByRole("article", { name: "Sales" }).locator("canvas").waitFor();
    const chart = { "first paint, ms": await paintChart(page), ...(await pushChart(page)) };
    const plain = await measureCanvas(page);
    console.log(`\nA line of 100,000 points, processor ${slowdown}× slower, ${pushes} pushes of a part of a week`);
    console.table({ "our chart": chart, "a bare canvas": plain });
    await context.close();
  });

async function paintChart(page: Page) {
  await page.evaluate(() => {
    location.hash = "#/graphs/dygraphs";
  });
  const place = page.getByRole("article", { name: "Large time series" });
  await place.waitFor();
  // Once in view the chart waits for an idle moment. Its first frame follows the one in which its canvas appears.
  return place.evaluate(
    (article) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        article.scrollIntoView({ behavior: "instant" });
        const check = () => {
          if (article.querySelector("canvas"))
            requestAnimationFrame(() => resolve(Math.round(performance.now() - begin)));
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
}

async function pushChart(page: Page) {
  const place = page.getByRole("article", { name: "Large time series" });
  await place.getByRole("radio", { name: "1 week" }).check();
  await place.getByRole("slider", { name: "Visible range" }).focus();
  const times = await place.getByRole("slider", { name: "Visible range" }).evaluate(async (slider, count) => {
    const seen: number[] = [];
    for (let push = 0; push < count; push += 1) {
      const begin = performance.now();
      slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      seen.push(performance.now() - begin);
    }
    return seen;
  }, pushes);
  return figuresOf(times);
}

const figuresOf = (times: readonly number[]) => ({
  "push to paint, ms": Math.round(median(times) * 10) / 10,
  "worst push, ms": Math.round(Math.max(...times) * 10) / 10,
});

/** Draws the same points as one path, all of them on each move. */
async function measureCanvas(page: Page) {
  await page.goto("about:blank");
  const { first, times } = await page.evaluate(async (count) => {
    const values = Array.from(
      { length: 100_000 },
      (_, index) => 50 + 40 * Math.sin(index / 700) * Math.sin(index * 12.9),
    );
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1100, 320];
    const draw = (from: number, to: number) => {
      const context = canvas.getContext("2d");
      context?.clearRect(0, 0, 1100, 320);
      context?.beginPath();
      for (const [index, value] of values.entries()) {
        context?.lineTo(((index - from) / (to - from)) * 1100, 320 - value * 3.2);
      }
      context?.stroke();
    };
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    const begin = performance.now();
    document.body.append(canvas);
    draw(0, 99_999);
    await frame();
    const painted = performance.now() - begin;
    const pushed: number[] = [];
    for (let push = 0; push < count; push += 1) {
      const start = performance.now();
      draw(90_000 - push, 99_999 - push);
      await frame();
      pushed.push(performance.now() - start);
    }
    return { first: painted, times: pushed };
  }, pushes);
  return { "first paint, ms": Math.round(first), ...figuresOf(times) };
}

export const benchmarks: Benchmarks = { "line-chart": measureLineChart };

import { median, openSlowPage, slowdown, withApp } from "./browser.ts";

/** The number of moves between screens. */
const moves = 40;

/**
 * `npm run bench -- navigate`: from click to paint between screens that are already loaded, and the memory that forty
 * moves leave behind.
 */
export const measureMoves = () =>
  withApp(async (browser, baseUrl) => {
    const { context, page, session } = await openSlowPage(browser, false);
    await session.send("Performance.enable");
    await page.goto(`${baseUrl}#/home`);
    const navigation = page.getByRole("navigation", { name: "Main navigation" });

    /**
     * Measures from the click to the frame after the title has changed, and to the one after everything in view is
     * drawn: the dashboard draws its charts after its figures.
     */
    const move = async (name: string) => {
      const link = navigation.getByRole("link", { name });
      await link.hover();
      return link.evaluate(
        (element, title) =>
          new Promise<{ title: number; whole: number }>((resolve) => {
            const started = performance.now();
            const when = (isThere: () => boolean, then: (time: number) => void) => {
              if (isThere()) requestAnimationFrame(() => setTimeout(() => then(performance.now() - started)));
              else requestAnimationFrame(() => when(isThere, then));
            };
            const isTitled = () => document.querySelector("h1")?.textContent === title;
            const isWhole = () => title !== "Dashboard" || document.querySelectorAll("main canvas").length > 1;
            (element as HTMLElement).click();
            when(isTitled, (time) => when(isWhole, () => resolve({ title: time, whole: performance.now() - started })));
          }),
        name,
      );
    };
    /** Moves, and stays until deferred parts have loaded. */
    const visit = async (name: string) => {
      const time = await move(name);
      if (name === "Dashboard") await page.locator("[data-code=BR]").waitFor({ state: "attached" });
      await page.waitForTimeout(300);
      return time;
    };
    const measure = async () => {
      await session.send("HeapProfiler.collectGarbage");
      const { metrics } = await session.send("Performance.getMetrics");
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        "heap, MB": Number((of("JSHeapUsedSize") / 1e6).toFixed(2)),
        "event listeners": of("JSEventListeners"),
        nodes: of("Nodes"),
      };
    };

    // From the second time on, code and data of both screens are loaded.
    const rounds = ["Inbox", "Home", "Dashboard", "Home"];
    for (const name of [...rounds, ...rounds]) await visit(name);
    const before = await measure();
    const times: Record<string, { title: number; whole: number }[]> = {};
    for (let index = 0; index < moves; index += 1) {
      const [from, name = ""] = [rounds.at((index - 1) % rounds.length), rounds[index % rounds.length]];
      (times[`from ${from} to ${name}`] ??= []).push(await visit(name));
    }
    const after = await measure();

    console.log(`\nFrom click to paint, processor ${slowdown}× slower; medians, in ms`);
    console.table(
      Object.fromEntries(
        Object.entries(times).map(([name, all]) => {
          const of = (part: "title" | "whole") => Math.round(median(all.map((time) => time[part])));
          return [name, { "title and first frame": of("title"), "all that is in view": of("whole") }];
        }),
      ),
    );
    console.log(`\nWhat ${moves} moves leave behind`);
    console.table({ before, after });
    await context.close();
  });

import type { Browser } from "@playwright/test";

import { hrefOf, screens } from "#contract/screens/screens.ts";

import { screenFacts } from "../e2e/support/screen-facts.ts";
import { watchRequests } from "../e2e/support/screens.ts";
import { median, openSlowPage, otherBuild, slowdown, withApp } from "./browser.ts";

/** The number of moves between screens. */
const moves = 40;

/** Milliseconds without a change after which a screen is taken to be whole. */
const quiet = 300;

const measured = screenFacts.flatMap(({ firstLoads = [] }) => firstLoads);
/** The screens of the menu whose first load is measured too, or one of the platform; each from the home screen, and back. */
const stops = screens.filter((screen) => screen.menu !== undefined && measured.includes(hrefOf(screen)));
const profile = screens.filter(({ path }) => path === "/profile");
const route = (stops.length > 0 ? stops : profile).flatMap(({ title }) => [title, "Home"]);

/** Milliseconds from the click to the frame with the title, and to the one with everything in view. */
type Move = { readonly title: number; readonly whole: number };

/**
 * `npm run bench -- navigate`: from click to paint between screens that are already loaded, and the memory that forty
 * moves leave behind. `COMPARE_WITH=http://127.0.0.1:4000/` measures another running build in turns with this one.
 */
export const measureMoves = () =>
  withApp(async (browser, baseUrl) => {
    const builds = [
      ...(otherBuild === undefined ? [] : [await openBuild(browser, "other", otherBuild)]),
      await openBuild(browser, "this", baseUrl),
    ];
    for (let index = 0; index < moves; index += 1) {
      for (const build of builds) await build.move(index);
    }
    for (const build of builds) await build.report();
  });

/** Opens a build in its own window, with the code and the data of all screens of the route loaded. */
async function openBuild(browser: Browser, name: string, baseUrl: string) {
  const { context, page, session } = await openSlowPage(browser, false);
  await session.send("Performance.enable");
  await page.goto(`${baseUrl}#${stops.length > 0 ? "/home" : "/profile"}`);
  const navigation = page.getByRole("navigation", { name: "Main navigation" });

  /** Clicks, and waits until nothing has been added to the screen for a while. */
  const click = async (screen: string): Promise<Move> => {
    const link = navigation.getByRole("link", { name: screen });
    await link.hover();
    return link.evaluate(
      (element, [title, wait]) =>
        new Promise<{ title: number; whole: number }>((resolve) => {
          const started = performance.now();
          const afterFrame = (then: (time: number) => void) =>
            requestAnimationFrame(() => setTimeout(() => then(performance.now() - started)));
          const when = (isThere: () => boolean, then: (time: number) => void) => {
            if (isThere()) afterFrame(then);
            else requestAnimationFrame(() => when(isThere, then));
          };
          let last = 0;
          const observer = new MutationObserver(() =>
            afterFrame((time) => {
              last = time;
            }),
          );
          observer.observe(document.querySelector("main") ?? document.body, { childList: true, subtree: true });
          const isTitled = () => document.querySelector("h1")?.textContent === title;
          (element as HTMLElement).click();
          when(isTitled, (time) =>
            setTimeout(() => {
              observer.disconnect();
              resolve({ title: time, whole: Math.max(time, last) });
            }, wait),
          );
        }),
      [screen, quiet] as const,
    );
  };
  /** Moves, and waits for the parts that load last. */
  const visit = async (screen: string) => {
    // Headless windows share one foreground: frames of a window behind another would be late.
    await page.bringToFront();
    const settled = watchRequests(page);
    const time = await click(screen);
    await settled();
    return time;
  };
  const measureMemory = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (metric: string) => metrics.find((each) => each.name === metric)?.value ?? Number.NaN;
    return {
      "heap, MB": Number((of("JSHeapUsedSize") / 1e6).toFixed(2)),
      "event listeners": of("JSEventListeners"),
      nodes: of("Nodes"),
    };
  };

  for (const screen of [...route, ...route]) await visit(screen);
  const before = await measureMemory();
  const times: Record<string, Move[]> = {};

  return {
    /** The move with this number. */
    async move(index: number) {
      const [from, screen = ""] = [route.at((index - 1) % route.length), route[index % route.length]];
      (times[`from ${from} to ${screen}`] ??= []).push(await visit(screen));
    },
    async report() {
      const title = otherBuild === undefined ? "" : `, ${name} build`;
      console.log(`\nFrom click to paint, processor ${slowdown}× slower; medians, in ms${title}`);
      console.table(
        Object.fromEntries(
          Object.entries(times).map(([key, all]) => {
            const of = (part: keyof Move) => Math.round(median(all.map((time) => time[part])));
            return [key, { "title and first frame": of("title"), "all that is in view": of("whole") }];
          }),
        ),
      );
      console.log(`\nWhat ${moves} moves leave behind${title}`);
      console.table({ before, after: await measureMemory() });
      await context.close();
    },
  };
}

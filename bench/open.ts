import type { Browser } from "@playwright/test";

import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";

import { withApp } from "./browser.ts";
import { percentilesOf } from "./percentiles.ts";
import { addPeople, countTransactions, signInEnvironment, wait } from "./server-load.ts";

const peopleCount = Number(process.env["PEOPLE"] ?? 300);
/** In milliseconds: all people open the app within this time. */
const period = Number(process.env["DURATION"] ?? 10) * 1000;
/** The screen that they open. */
const screen = process.env["SCREEN"] ?? "/home";
/** In milliseconds: what a browser requests after its first screen is quiet by then. */
const settleTime = 4000;

/**
 * `npm run bench -- open`: people who open the app at the same time. The requests are those that a browser makes, without
 * the files of the build, which a browser keeps. `PEOPLE=100 DURATION=20 SCREEN=/search` changes the load.
 */
export const measureOpenings = () =>
  withApp(
    async (browser, baseUrl, directory) => {
      const { db, close } = await openDatabase(readConfig({ ATRIUM_DATA: directory }, directory));
      try {
        const cookies = await addPeople(db, peopleCount);
        const addresses = await recordRequests(browser, baseUrl, cookies[0] ?? "");
        const before = await countTransactions(db);
        const openings = cookies.map(async (cookie, index) => {
          await wait((index / cookies.length) * period);
          return openApp(baseUrl, cookie, addresses);
        });
        const results = await Promise.all(openings);
        const transactions = (await countTransactions(db)) - before;
        const at = percentilesOf(results.map(({ time }) => time));
        console.log(
          `\n${cookies.length} people open #${screen} within ${period / 1000} s, ${addresses.length + 1} requests each; in milliseconds`,
        );
        console.table({ "the page and its answers": { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) } });
        console.log(`Failed requests: ${results.reduce((sum, { failed }) => sum + failed, 0)}`);
        console.log(`Transactions for an opening: ${(transactions / cookies.length).toFixed(1)}`);
      } finally {
        await close();
      }
    },
    { environment: signInEnvironment },
  );

/** The API's addresses that a browser requests when it opens the screen, without the stream of live updates. */
async function recordRequests(browser: Browser, baseUrl: string, cookie: string) {
  const [name = "", value = ""] = cookie.split("=");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name, value, url: baseUrl }]);
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/live") addresses.push(pathname.slice(1) + search);
  });
  await page.goto(`${baseUrl}#${screen}`);
  await wait(settleTime);
  await context.close();
  return addresses;
}

/** Opens the app as a browser does: the page, then everything else at once. */
async function openApp(baseUrl: string, cookie: string, addresses: readonly string[]) {
  let failed = 0;
  const request = async (address: string) => {
    const response = await fetch(baseUrl + address, { headers: { cookie } });
    if (!response.ok) failed += 1;
    await response.arrayBuffer();
  };
  const started = performance.now();
  await request("");
  await Promise.all(addresses.map(request));
  return { time: performance.now() - started, failed };
}

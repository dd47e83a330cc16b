import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Browser, BrowserContext } from "@playwright/test";

import { screenFacts } from "../e2e/support/screen-facts.ts";
import { median, openSlowPageIn, otherBuild, slowdown, withApp } from "./browser.ts";
import { createCertificate, openHttp2Front } from "./http2-front.ts";

/** Loads per page. Pages take turns, so that a busy moment of the machine affects all of them. */
const rounds = 5;

/** Milliseconds after `usable` in which the last paint is expected. */
const paintTime = 500;

/** One hand-written file: the best that the set-up allows. */
const baseline = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One file</title><body style="margin:0;font:14px sans-serif">
<header style="height:52px;background:#172033"></header><main style="padding:24px"><h1>One file</h1><p>Nothing else is loaded.</p></main>`;

const screens = ["/home", ...screenFacts.flatMap(({ firstLoads = [] }) => firstLoads)].map((address) => `#${address}`);

type Load = {
  fcp: number;
  lcp: number;
  usable: number;
  bytes: number;
  /** Scripts and style sheets only. */
  code: number;
  requests: number;
  depth: number;
  shift: number;
};

type Visit = { readonly name: string; readonly address: string; readonly cold: Load[]; readonly warm: Load[] };

/**
 * `npm run bench -- load`: the first load and the second, on a slow processor and a slow network, over HTTP/1.1 and
 * HTTP/2. `COMPARE_WITH=http://127.0.0.1:4000/` measures another running build in turns with this one.
 */
export async function measureLoads() {
  const single = createServer((_request, response) => response.setHeader("content-type", "text/html").end(baseline));
  await new Promise<void>((resolve) => {
    single.listen(0, "127.0.0.1", resolve);
  });
  const { port } = single.address() as { port: number };
  const certificate = await createCertificate();
  const measure = async (browser: Browser, baseUrl: string) => {
    const builds = [...(otherBuild === undefined ? [] : [["other", otherBuild] as const]), ["this", baseUrl] as const];
    const fronts = await Promise.all(
      builds.map(async ([build, address]) => ({ build, address, front: await openHttp2Front(address, certificate) })),
    );
    const visit = (name: string, address: string): Visit => ({ name, address, cold: [], warm: [] });
    const visits = [
      visit("one hand-written file", `http://127.0.0.1:${port}/`),
      ...screens.flatMap((screen) =>
        fronts.flatMap(({ build, address, front }) => {
          const name = otherBuild === undefined ? screen : `${screen}, ${build}`;
          return [visit(name, address + screen), visit(`${name}, HTTP/2`, front.baseUrl + screen)];
        }),
      ),
    ];
    for (let round = 0; round < rounds; round += 1) {
      for (const { address, cold, warm } of visits) {
        const [first, second] = await measureTwice(browser, address);
        cold.push(first);
        warm.push(second);
      }
    }
    for (const temperature of ["cold", "warm"] as const) {
      console.log(
        `\nFirst load, ${temperature}, processor ${slowdown}× slower, 150 ms and 1.6 Mbit/s; median of ${rounds}`,
      );
      console.table(Object.fromEntries(visits.map((each) => [each.name, summarize(each[temperature])])));
    }
    for (const { front } of fronts) front.close();
  };
  await withApp(measure, certificate);
  single.close();
  printChunks();
}

function summarize(loads: readonly Load[]) {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  const seconds = (key: keyof Load) => `${(of(key) / 1000).toFixed(2)} s`;
  return {
    FCP: seconds("fcp"),
    LCP: seconds("lcp"),
    usable: seconds("usable"),
    "KB on the wire": Math.round(of("bytes") / 1000),
    "of it JS and CSS": Math.round(of("code") / 1000),
    requests: of("requests"),
    "requests before usable, deep": of("depth"),
    "layout shift": Number(of("shift").toFixed(4)),
  };
}

/** A visit with nothing cached, and another in the same browser. */
async function measureTwice(browser: Browser, address: string): Promise<[Load, Load]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const loads: [Load, Load] = [await measureLoad(context, address), await measureLoad(context, address)];
  await context.close();
  return loads;
}

/**
 * Usable: the screen's title is shown outside of the HTML frame, no request that it waits for is pending, and the page
 * has run a task after the next frame.
 */
async function measureLoad(context: BrowserContext, address: string): Promise<Load> {
  const { page, session } = await openSlowPageIn(context, true);
  const requests = new Map<string, { start: number; end: number; isCode: boolean }>();
  let bytes = 0;
  let code = 0;
  session.on("Network.requestWillBeSent", ({ requestId, timestamp, request }) => {
    const isCode = /\.(js|css)$/.test(request.url);
    requests.set(requestId, { start: timestamp, end: Number.POSITIVE_INFINITY, isCode });
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    bytes += encodedDataLength;
    const request = requests.get(requestId);
    if (!request) return;
    request.end = timestamp;
    if (request.isCode) code += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { usable: 0, shift: 0, lcp: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const check = () => {
      const isThere =
        [...document.querySelectorAll("h1")].some((title) => !title.closest("[aria-hidden]")) &&
        !document.querySelector("main [role=status][aria-label]");
      if (isThere) {
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.usable = performance.now();
            (window as unknown as { reportUsable: (text: string) => void }).reportUsable("");
          }),
        );
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  // Not `waitForFunction`: it runs a script of Playwright's in the page, which took 0.1 s before the first paint.
  const usable = new Promise((resolve, reject) => {
    session.once("Runtime.bindingCalled", resolve);
    setTimeout(() => reject(new Error(`${address} is not usable after a minute`)), 60_000).unref();
  });
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "reportUsable" });
  await page.goto(address, { waitUntil: "commit" });
  await usable;
  const all = [...requests.values()];
  const [size, codeSize] = [bytes, code];
  await page.waitForTimeout(paintTime);
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { usable: number; shift: number; lcp: number } }).seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));
  await page.close();
  return { ...seen, bytes: size, code: codeSize, requests: all.length, depth: depthOf(all) };
}

/** The longest chain of requests in which each began after the previous one had ended. */
function depthOf(requests: readonly { start: number; end: number }[]) {
  const sorted = requests.toSorted((a, b) => a.start - b.start);
  const depths = new Map<(typeof sorted)[number], number>();
  for (const request of sorted) {
    const before = sorted.filter((other) => other.end <= request.start).map((other) => depths.get(other) ?? 0);
    depths.set(request, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...depths.values());
}

function printChunks() {
  const directory = path.join("dist", "web", "assets");
  const rows = readdirSync(directory)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => {
      const content = readFileSync(path.join(directory, name));
      const kilobytes = (size: number) => Number((size / 1000).toFixed(1));
      return {
        chunk: name,
        raw: kilobytes(statSync(path.join(directory, name)).size),
        gzip: kilobytes(gzipSync(content, { level: 9 }).byteLength),
        brotli: kilobytes(brotliCompressSync(content).byteLength),
      };
    })
    .toSorted((a, b) => b.raw - a.raw)
    .slice(0, 16);
  console.log("\nThe largest chunks, in KB");
  console.table(rows);
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Browser } from "@playwright/test";

import { median, openSlowPage, slowdown, withApp } from "./browser.ts";

/** Each page is loaded so many times, in turns, so that a busy moment of the machine meets all alike. */
const rounds = 5;

/** One hand-written file: what the set-up allows at best. */
const baseline = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One file</title><body style="margin:0;font:14px sans-serif">
<header style="height:52px;background:#172033"></header><main style="padding:24px"><h1>One file</h1><p>Nothing else is loaded.</p></main>`;

type Load = {
  firstPaint: number;
  usable: number;
  bytes: number;
  /** Of scripts and style sheets alone. */
  code: number;
  requests: number;
  depth: number;
  shift: number;
};

/** `npm run bench -- load`: the first load, cold, on a slow processor and a slow network. */
export async function measureLoads() {
  const single = createServer((_request, response) => response.setHeader("content-type", "text/html").end(baseline));
  await new Promise<void>((resolve) => {
    single.listen(0, "127.0.0.1", resolve);
  });
  const { port } = single.address() as { port: number };
  await withApp(async (browser, baseUrl) => {
    const pages = [
      ["one hand-written file", `http://127.0.0.1:${port}/`],
      ["#/home", `${baseUrl}#/home`],
      ["#/inbox/inbox", `${baseUrl}#/inbox/inbox`],
      ["#/dashboard", `${baseUrl}#/dashboard`],
    ] as const;
    const loads = new Map<string, Load[]>(pages.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of pages) loads.get(name)?.push(await measureLoad(browser, address));
    }
    console.log(`\nFirst load, cold, processor ${slowdown}× slower, 150 ms and 1.6 Mbit/s; median of ${rounds}`);
    console.table(
      Object.fromEntries(
        [...loads].map(([name, all]) => {
          const of = (key: keyof Load) => median(all.map((load) => load[key]));
          const seconds = (key: keyof Load) => `${(of(key) / 1000).toFixed(2)} s`;
          return [
            name,
            {
              "first paint": seconds("firstPaint"),
              usable: seconds("usable"),
              "KB on the wire": Math.round(of("bytes") / 1000),
              "of it JS and CSS": Math.round(of("code") / 1000),
              requests: of("requests"),
              "requests before usable, deep": of("depth"),
              "layout shift": Number(of("shift").toFixed(4)),
            },
          ];
        }),
      ),
    );
  });
  single.close();
  printChunks();
}

/**
 * Usable: the screen's title stands there, no request that it waited for is under way any more, and the page has
 * answered a task of its own after the next frame.
 */
async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const { context, page, session } = await openSlowPage(browser, true);
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
    const seen = { usable: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const check = () => {
      const isThere = document.querySelector("h1") && !document.querySelector("main [role=status][aria-label]");
      if (isThere) requestAnimationFrame(() => setTimeout(() => (seen.usable = performance.now())));
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { seen: { usable: number } }).seen.usable > 0, undefined, {
    timeout: 60_000,
  });
  const { usable, shift, firstPaint } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { usable: number; shift: number } }).seen,
    firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
  }));
  const depth = depthOf([...requests.values()]);
  const load = { firstPaint, usable, bytes, code, requests: requests.size, depth, shift };
  await context.close();
  return load;
}

/** The longest chain of requests of which each began after the one before had ended. */
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

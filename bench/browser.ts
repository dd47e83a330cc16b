import { type Browser, type BrowserContext, chromium } from "@playwright/test";

import { createDataDirectory } from "#server/testing.ts";

import { prepareOffice } from "../e2e/support/server/background-work.ts";
import { startServer } from "../e2e/support/server/server.ts";
import { chromiumArgs, findChromium } from "../tools/testing/chromium.ts";

/** CPU slowdown: four times by default. */
export const slowdown = Number(process.env["SLOWDOWN"] ?? 4);

/** The address of another build that is running, to be measured in turns with this one. */
export const otherBuild = process.env["COMPARE_WITH"];

/** 'Slow 4G': 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type AppOptions = {
  /** Arguments of Chromium. */
  readonly chromiumArgs?: readonly string[];
  /** Variables of the server. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** Runs the work with the built app on its own server with its data directory, and a browser. */
export async function withApp(
  work: (browser: Browser, baseUrl: string, directory: string) => Promise<void>,
  { chromiumArgs: furtherArgs = [], environment = {} }: AppOptions = {},
) {
  const data = await createDataDirectory("bench");
  await prepareOffice(data.directory);
  const server = await startServer(data.directory, environment);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs, ...furtherArgs],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    await work(browser, server.baseUrl, data.directory);
  } finally {
    await browser.close();
    await server.stop();
    await data.remove();
  }
}

/** Opens a page in a new context, with a slow processor and, if requested, a slow network. Addresses are relative to `baseURL`. */
export async function openSlowPage(browser: Browser, isNetworkSlow: boolean, baseURL?: string) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(baseURL !== undefined && { baseURL }),
  });
  return { context, ...(await openSlowPageIn(context, isNetworkSlow)) };
}

/** The same in a browser that may have been here before. */
export async function openSlowPageIn(context: BrowserContext, isNetworkSlow: boolean) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isNetworkSlow) await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session };
}

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

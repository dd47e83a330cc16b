import { type Browser, chromium, type Page } from "@playwright/test";

import type { Layout } from "#contract/layout.ts";
import { createDataDirectory } from "#server/testing.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { chromiumArgs, findTestChromium } from "../../tools/testing/chromium.ts";
import { prepareOffice } from "./server/background-work.ts";
import { startServer } from "./server/server.ts";
import { storePreferences } from "./storage.ts";

export type Look = { readonly name: string; readonly layout: Partial<Layout>; readonly isArabic?: boolean };

export const looks = {
  light: { name: "light", layout: {} },
  dark: { name: "dark", layout: { mode: "dark" } },
  arabic: { name: "arabic", layout: { rightToLeft: true }, isArabic: true },
} as const satisfies Readonly<Record<string, Look>>;

/** In pixels. Below 500 px of width, the window is that of a phone. */
type Size = { readonly width: number; readonly height: number };

/** The windows of pictures. */
export const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/**
 * Runs with a browser and a server: a running one at `url`, or one with its own data, so that pictures of two runs can be
 * compared.
 */
export async function withOffice(url: string | undefined, run: (browser: Browser, url: string) => Promise<void>) {
  const { baseUrl, stop } = await openServer(url);
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    await run(browser, baseUrl);
  } finally {
    await browser.close();
    await stop();
  }
}

async function openServer(url: string | undefined) {
  if (url !== undefined) return { baseUrl: url, stop: () => Promise.resolve() };
  const data = await createDataDirectory("pictures");
  await prepareOffice(data.directory);
  const server = await startServer(data.directory);
  const stop = async () => {
    await server.stop();
    await data.remove();
  };
  return { baseUrl: server.baseUrl, stop };
}

/** A page of its own context, with the preferences of the look. */
export async function openPage(browser: Browser, url: string, look: Look, size: Size): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    ...(size.width < 500 && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  const preferences = JSON.stringify({
    layout: { ...defaultLayout, ...look.layout },
    ...(look.isArabic && { language: "ar" }),
    // Newer than what the account of a running server has saved, which would replace it.
    changedAt: new Date().toISOString(),
  });
  await page.addInitScript(`(${storePreferences.toString()})(${JSON.stringify(preferences)})`);
  return page;
}

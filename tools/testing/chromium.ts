import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { browserPackages, installPackages } from "./debian-packages.ts";

const { headlessShell, firefox, webkit, virtualScreen } = browserPackages;

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  headlessShell.file,
];

/** Finds Chromium: the one in `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds the Chromium of the tests: like `findChromium`, but prefers the build without windows. */
export function findTestChromium(): string | undefined {
  return !process.env["CHROMIUM_PATH"] && existsSync(headlessShell.file) ? headlessShell.file : findChromium();
}

/** Prevents Chromium from making network requests of its own, and lets it run in a container. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The packages of a complete run.
 *
 * @param chromium the path of a Chromium, with which Debian's is not needed
 */
export const packagesOfTests = (chromium: string | undefined) => [
  ...(chromium === undefined ? [headlessShell] : []),
  firefox,
  webkit,
  virtualScreen,
];

/** Makes sure that Chromium is available, and installs Debian's package if permitted. Otherwise prints what to do. */
export async function ensureChromium(): Promise<boolean> {
  if (findTestChromium()) return true;
  if (!process.env["CHROMIUM_PATH"]) {
    // Older releases do not have the first.
    const isInstalled = await installPackages([headlessShell]);
    if (!isInstalled) await installPackages([{ name: "chromium", file: "/usr/bin/chromium" }]);
  }
  if (findTestChromium()) return true;
  console.error("There is no Chromium. Install it or Chrome, or run `npx playwright install chromium`;");
  console.error("CHROMIUM_PATH names one that stands elsewhere.");
  return false;
}

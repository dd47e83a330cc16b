import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { runCommand } from "./run-command.ts";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Finds Chromium: the one in `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
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

/** Makes sure that Chromium is available, and installs Debian's package if permitted. Otherwise prints what to do. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (!process.env["CHROMIUM_PATH"]) await installChromium();
  if (findChromium()) return true;
  console.error("There is no Chromium. Install it or Chrome, or run `npx playwright install chromium`;");
  console.error("CHROMIUM_PATH names one that stands elsewhere.");
  return false;
}

async function installChromium() {
  if (!existsSync("/usr/bin/apt-get")) return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (sudo.length > 0 && (await runCommand("sudo", ["-n", "true"])).code !== 0) return;
  console.log("Installing Chromium …");
  for (const args of [
    ["update", "-q"],
    ["install", "-y", "-q", "--no-install-recommends", "chromium"],
  ]) {
    const [file = "", ...rest] = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const { code, output } = await runCommand(file, rest);
    if (code !== 0) console.error(output.trimEnd());
  }
}

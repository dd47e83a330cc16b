import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type Browser, chromium, type Page } from "@playwright/test";

import { skins } from "#contract/layout.ts";
import { type Screen, screens } from "#contract/screens.ts";
import { createDataDirectory } from "#server/testing.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { prepareOffice } from "./support/background-work.ts";
import { openScreen, watchRequests } from "./support/screens.ts";
import { startServer } from "./support/server.ts";
import { storePreferences } from "./support/storage.ts";
import { chromiumArgs, ensureChromium, findTestChromium } from "../tools/chromium.ts";
import { root } from "../tools/run-command.ts";

/**
 * `npm run pictures -- inbox calendar` renders the screens whose address contains one of the words, or all screens, into
 * `pictures/`: at both sizes, light, dark and in Arabic. `--skin smart-style-5` renders one skin instead, `--url` uses a
 * running server, `--fold` stops at the window's end, and `--out` names another folder.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    skin: { type: "string" },
    url: { type: "string" },
    fold: { type: "boolean", default: false },
    out: { type: "string", default: join(root, "pictures") },
  },
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

type Mode = { readonly name: string; readonly skin: (typeof skins)[number]; readonly isArabic: boolean };

const modes: readonly Mode[] = [
  { name: "light", skin: skins[0], isArabic: false },
  { name: "dark", skin: skins[1], isArabic: false },
  { name: "arabic", skin: skins[0], isArabic: true },
];

const skin = skins.find((each) => each === options.skin);
const chosenModes = skin ? [{ name: skin, skin, isArabic: false }] : modes;
const locks = ({ path }: Screen) => path === "/lock";
const chosenScreens = screens
  .filter(({ path }) => words.length === 0 || words.some((word) => path.toLowerCase().includes(word.toLowerCase())))
  // The lock screen comes last: in a locked session, every other address leads to it.
  .toSorted((one, other) => Number(locks(one)) - Number(locks(other)));

if (options.skin !== undefined && !skin) {
  console.error(`There is no skin ${options.skin}; there are ${skins.join(", ")}.`);
  process.exit(1);
}
if (chosenScreens.length === 0) {
  console.error(`No screen's address contains ${words.join(" or ")}.`);
  process.exit(1);
}
if (!(await ensureChromium())) process.exit(1);
await takePictures();

async function takePictures() {
  if (words.length === 0) rmSync(options.out, { recursive: true, force: true });
  mkdirSync(options.out, { recursive: true });
  const { url, stop } = await openServer();
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    for (const mode of chosenModes) {
      await Promise.all(sizes.map((size) => takePicturesOf(browser, url, mode, size)));
    }
  } finally {
    await browser.close();
    await stop();
  }
  writeFileSync(join(options.out, "index.html"), contactSheet());
  console.log(`${chosenScreens.length} screens: open ${join(options.out, "index.html")}`);
}

/** A running server, or one with its own data, so that pictures of two runs can be compared. */
async function openServer() {
  if (options.url !== undefined) return { url: options.url, stop: () => Promise.resolve() };
  const data = await createDataDirectory("pictures");
  await prepareOffice(data.directory);
  const server = await startServer(data.directory);
  const stop = async () => {
    await server.stop();
    await data.remove();
  };
  return { url: server.baseUrl, stop };
}

async function takePicturesOf(browser: Browser, url: string, mode: Mode, size: (typeof sizes)[number]) {
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
    layout: { ...defaultLayout, skin: mode.skin, rightToLeft: mode.isArabic },
    ...(mode.isArabic && { language: "ar" }),
    changedAt: "2026-01-01T00:00:00.000Z",
  });
  await page.addInitScript(`(${storePreferences.toString()})(${JSON.stringify(preferences)})`);
  for (const screen of chosenScreens) {
    // A new document for each, so that nothing is left from the one before.
    await page.goto("about:blank");
    await openScreen(page, screen);
    if (!options.fold) await showAll(page);
    await page.screenshot({
      path: join(options.out, fileName(screen, mode, size.width)),
      fullPage: !options.fold,
      animations: "disabled",
    });
  }
  await context.close();
}

/** Parts that load once they are in view are not drawn otherwise. */
async function showAll(page: Page) {
  const settled = watchRequests(page);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 250));
    for (let y = innerHeight / 2; y < document.documentElement.scrollHeight - innerHeight / 2; y += innerHeight / 2) {
      scrollTo(0, y);
      await pause();
    }
    await pause();
    scrollTo(0, 0);
  });
  await settled();
}

function fileName({ path }: Screen, mode: Mode, width: number) {
  const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "");
  return `${name}.${width}.${mode.name}.png`;
}

function contactSheet() {
  return `<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 24px; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  img { border: 1px solid #ccc; }
</style>
${chosenScreens
  .map(
    (screen) => `<h2>${screen.title}</h2>
<div>${sizes
      .flatMap(({ width }) =>
        chosenModes.map(
          (mode) =>
            `<img src="${fileName(screen, mode, width)}" width="${width / 2}" alt="${screen.title}, ${mode.name}" loading="lazy">`,
        ),
      )
      .join("\n")}</div>`,
  )
  .join("\n")}
`;
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Browser, Page } from "@playwright/test";

import { modesOf, skins } from "#contract/layout.ts";
import { type Screen, screens } from "#contract/screens/screens.ts";

import { takeReadmePictures } from "./readme-pictures.ts";
import { type Look, looks, openPage, sizes, withOffice } from "./support/pictures.ts";
import { openScreen, watchRequests } from "./support/screens.ts";
import { ensureChromium } from "../tools/testing/chromium.ts";
import { root } from "../tools/lib/run-command.ts";

/**
 * `npm run pictures -- inbox calendar` renders the screens whose address contains one of the words, or all screens, into
 * `pictures/`: at both sizes, light, dark and in Arabic. `--skin smart-style-5` renders the forms of one skin instead, `--url` uses a
 * running server, `--fold` stops at the window's end, and `--out` names another folder. `--readme` renders the pictures of the README
 * into `docs/images/` instead.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    skin: { type: "string" },
    url: { type: "string" },
    fold: { type: "boolean", default: false },
    out: { type: "string", default: join(root, "pictures") },
    readme: { type: "boolean", default: false },
  },
});

const skin = skins.find((each) => each === options.skin);
const chosenLooks: readonly Look[] = skin
  ? modesOf(skin).map((mode) => ({ name: `${skin}-${mode}`, layout: { skin, mode } }))
  : Object.values(looks);
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
await (options.readme ? takeReadmePictures(options.url) : takePictures());

async function takePictures() {
  if (words.length === 0) rmSync(options.out, { recursive: true, force: true });
  mkdirSync(options.out, { recursive: true });
  await withOffice(options.url, async (browser, url) => {
    for (const look of chosenLooks) {
      await Promise.all(Object.values(sizes).map((size) => takePicturesOf(browser, url, look, size)));
    }
  });
  writeFileSync(join(options.out, "index.html"), contactSheet());
  console.log(`${chosenScreens.length} screens: open ${join(options.out, "index.html")}`);
}

async function takePicturesOf(browser: Browser, url: string, look: Look, size: (typeof sizes)[keyof typeof sizes]) {
  const page = await openPage(browser, url, look, size);
  for (const screen of chosenScreens) {
    // A new document for each, so that nothing is left from the one before.
    await page.goto("about:blank");
    await openScreen(page, screen);
    if (!options.fold) await showAll(page);
    await page.screenshot({
      path: join(options.out, fileName(screen, look, size.width)),
      fullPage: !options.fold,
      animations: "disabled",
    });
  }
  await page.context().close();
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

function fileName({ path }: Screen, look: Look, width: number) {
  const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "");
  return `${name}.${width}.${look.name}.png`;
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
<div>${Object.values(sizes)
      .flatMap(({ width }) =>
        chosenLooks.map(
          (look) =>
            `<img src="${fileName(screen, look, width)}" width="${width / 2}" alt="${screen.title}, ${look.name}" loading="lazy">`,
        ),
      )
      .join("\n")}</div>`,
  )
  .join("\n")}
`;
}

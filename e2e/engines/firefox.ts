import puppeteer, { type KeyInput } from "puppeteer-core";

import { browserPackages } from "../../tools/testing/debian-packages.ts";
import { callInPage, type Engine, viewport } from "./engine.ts";

const { firefox } = browserPackages;

export const firefoxPackages = [firefox];

/** Opens Firefox, which WebDriver BiDi drives. @param script runs in each page before the page's own */
export async function openFirefox(script: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox.file,
    defaultViewport: viewport,
    extraPrefsFirefox: { "intl.accept_languages": "en-US" },
    // `main.ts` handles them.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const page = await browser.newPage();
  // A page with unsaved changes asks before it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.evaluateOnNewDocument(script);
  return {
    name: "Firefox",
    open: async (address) => {
      // An address that differs in its hash only would not be loaded.
      await page.goto("about:blank");
      await page.goto(address);
    },
    call: (name, ...args) => callInPage((expression) => page.evaluate(expression), { script, name, args }),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    release: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    pressKeys: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    chooseFile: async (path) => {
      const field = await page.$("input[type=file]");
      await field?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Browser, expect } from "@playwright/test";

import { looks, openPage, sizes, withOffice } from "./support/pictures.ts";
import { type ReadmePicture, screenFacts, type Stage } from "./support/screen-facts.ts";
import { watchRequests } from "./support/screens.ts";
import { installPackages } from "../tools/testing/debian-packages.ts";
import { root, runOrThrow } from "../tools/lib/run-command.ts";

const folder = join(root, "docs", "images");

const shown = screenFacts.flatMap(({ readme }) => readme ?? []);

/** The window of the animation, in pixels. */
const stageSize = { width: 1200, height: 750 };
/** The duration of the frame after each typed letter, in milliseconds. */
const letterMs = 140;
/** The quality of the frames, from 0 to 100. At 75, small text has no visible artefacts. */
const quality = 75;

/** Renders the pictures of the README and its animation, `tour.webp`, into `docs/images/`, as the features say in `e2e/screens.ts`. */
export async function takeReadmePictures(url: string | undefined) {
  if (!(await installPackages([{ name: "webp", file: "/usr/bin/img2webp" }]))) process.exit(1);
  mkdirSync(folder, { recursive: true });
  await withOffice(url, async (browser, baseUrl) => {
    for (const picture of shown.flatMap(({ pictures }) => pictures)) await takePicture(browser, baseUrl, picture);
    await takeTour(browser, baseUrl);
  });
}

async function takePicture(browser: Browser, url: string, { file, address, look = "light", isPhone }: ReadmePicture) {
  const page = await openPage(browser, url, looks[look], isPhone ? sizes.phone : sizes.wide);
  const settled = watchRequests(page);
  await page.goto(`#${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled();
  await page.screenshot({ path: join(folder, `${file}.png`), animations: "disabled" });
  await page.context().close();
}

/** Plays the scenes, and joins what they hold. */
async function takeTour(browser: Browser, url: string) {
  const frames = mkdtempSync(join(tmpdir(), "atrium-tour-"));
  const held: { readonly file: string; readonly ms: number }[] = [];
  const page = await openPage(browser, url, looks.light, stageSize);
  const hold = async (ms: number) => {
    const file = join(frames, `${held.length}.png`);
    await page.screenshot({ path: file, animations: "disabled", caret: "initial" });
    held.push({ file, ms });
  };
  const stage: Stage = {
    page,
    hold,
    async command(text) {
      const settled = watchRequests(page);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog", { name: "Command palette" }).getByRole("option").first()).toBeVisible();
      await hold(letterMs * 4);
      for (const letter of text) {
        await page.keyboard.type(letter);
        await hold(letterMs);
      }
      await settled();
      await hold(letterMs * 6);
      await page.keyboard.press("Enter");
      await settled();
    },
  };
  try {
    const settled = watchRequests(page);
    await page.goto("#/home");
    await settled();
    await hold(1500);
    const scenes = shown.flatMap(({ scene }) => scene ?? []).toSorted((one, other) => one.order - other.order);
    for (const { play } of scenes) await play(stage);
    const inOrder = held.flatMap(({ file, ms }) => ["-d", String(ms), file]);
    const output = ["-o", join(folder, "tour.webp")];
    await runOrThrow("img2webp", ["-loop", "0", "-lossy", "-q", String(quality), "-m", "6", ...inOrder, ...output]);
    const seconds = held.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    console.log(`docs/images/tour.webp: ${held.length} frames, ${seconds.toFixed(1)} s`);
  } finally {
    rmSync(frames, { recursive: true });
    await page.context().close();
  }
}

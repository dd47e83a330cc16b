import type { Page } from "@playwright/test";

import { type Control, watchControls } from "./page-controls.ts";
import { translateTexts } from "./translate-texts.ts";

/** Longer than the pause between the page's first answers and those of the live stream. */
const settleMs = 600;
/** A control in a dialog that is opened in a dialog is reached by two others. */
const maxOpeners = 2;

type Step = { readonly control: Control; readonly openers: readonly string[] };

/**
 * Activates all visible controls of a page, and those that appear by that: in menus, dialogs, tabs and folded parts. Of
 * the rows of a list, which repeat their controls, it activates those of one. The texts of the page are wrapped, as by a
 * translation of the browser.
 *
 * @param scope the selector of the part of the page
 * @param restore opens the page again, after a control has led to another
 * @param timeoutMs how long a change may take. The default is far more than it takes, so that a busy machine fails no
 *   control.
 * @returns the controls that changed nothing, and how many were activated
 */
export async function sweepControls(page: Page, scope: string, restore: () => Promise<void>, timeoutMs = 8000) {
  page.on("dialog", (dialog) => void dialog.accept());
  let onPopup = () => {};
  page.on("popup", (popup) => {
    onPopup();
    void popup.close();
  });
  await page.addInitScript(watchControls, scope);
  await page.addInitScript(translateTexts);
  await restore();

  const pathOf = () => new URL(page.url()).hash.split("?")[0];
  const start = pathOf();
  const isOpen = () => "controlWatch" in window && document.querySelector("h1") !== null;
  /** Asks again if the page has reloaded itself or has been left meanwhile. Leaving may take effect only while it waits. */
  const inPage = async <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (pathOf() === start) await page.waitForFunction(isOpen, undefined, { timeout: 5000 }).catch(() => undefined);
    if (pathOf() !== start) await restore();
    return ask();
  };
  const list = () => inPage(() => page.evaluate(() => window.controlWatch.list()));
  const has = (key: string) => inPage(() => page.evaluate((each) => window.controlWatch.has(each), key));
  const quiet = (calmMs = 60) => inPage(() => page.evaluate((each) => window.controlWatch.quiet(each), calmMs));
  /** By the keyboard, which every control has to answer. A page that reloads itself or opens a tab has changed. */
  const activate = async (key: string) => {
    const pressed = await page.evaluate((each) => window.controlWatch.focus(each), key);
    if (pressed === undefined) return true;
    const opensTab = new Promise<true>((resolve) => {
      onPopup = () => resolve(true);
    });
    await page.keyboard.press(pressed);
    const hasChanged = page.evaluate((limit) => window.controlWatch.hasChanged(limit), timeoutMs).catch(() => true);
    return Promise.race([opensTab, hasChanged]);
  };

  /** Goes back after a control has led elsewhere, which is faster than opening the page again. */
  const comeBack = async () => {
    if (pathOf() === start) return;
    await page.goBack({ timeout: 5000 }).catch(() => undefined);
    if (pathOf() !== start) await restore();
  };

  const reach = async ({ control: { key }, openers }: Step) => {
    const isInReach = async () => (await has(key)) || (openers[0] !== undefined && (await has(openers[0])));
    for (let attempt = 0; attempt < 2 && !(await isInReach()); attempt += 1) {
      await page.keyboard.press("Escape");
      await quiet();
    }
    for (const opener of openers) {
      if (await has(key)) break;
      if (await has(opener)) await activate(opener);
      await quiet();
    }
    return has(key);
  };

  const seen = new Set<string>();
  const dead: string[] = [];
  let activated = 0;
  const findNew = async (openers: readonly string[]): Promise<Step[]> => {
    const found = (await list()).filter(({ key }) => !seen.has(key));
    for (const { key } of found) seen.add(key);
    return found.map((control) => ({ control, openers }));
  };

  const take = async (steps: Step[], onUnreachable: (step: Step) => void) => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      if (!(await reach(step))) {
        onUnreachable(step);
        continue;
      }
      const { control, openers } = step;
      // A page that rendered the control anew before the key was pressed needs a second attempt.
      const isAlive = (await activate(control.key)) || ((await reach(step)) && (await activate(control.key)));
      if (!isAlive) dead.push(control.label);
      activated += 1;
      await comeBack();
      await quiet();
      if (openers.length < maxOpeners) steps.unshift(...(await findNew([...openers, control.key])));
    }
  };

  const unreachable: Step[] = [];
  // Requests that follow the first render, such as those of the live stream, must not count as changes by a control.
  await quiet(settleMs);
  await take(await findNew([]), (step) => unreachable.push(step));
  // An earlier control may have filtered them away.
  await restore();
  await quiet(settleMs);
  await take(unreachable, () => undefined);
  return { dead, activated };
}

import { type Page, expect } from "@playwright/test";

import { livePath } from "#contract/live.ts";
import { hrefOf, isLinkable, type Screen } from "#contract/screens/screens.ts";
import { office } from "#office";

import { trackRequests } from "./pending-requests.ts";
import { type ReadApi, screenFacts } from "./screen-facts.ts";

/**
 * The address of a screen after `#`.
 *
 * @throws {Error} if its path has parameters, and its feature names no address
 */
export async function addressOf(screen: Screen, readApi: ReadApi) {
  const findAddress = screenFacts.map(({ addresses }) => addresses?.[screen.path]).find((each) => each !== undefined);
  if (findAddress) return findAddress(readApi);
  if (isLinkable(screen)) return hrefOf(screen);
  throw new Error(`Name an address of ${screen.path} in e2e/screens.ts of its feature`);
}

/** Opens a screen, and waits until its content has arrived. */
export async function openScreen(page: Page, screen: Screen) {
  const settled = watchRequests(page);
  const readApi: ReadApi = async (path) => (await page.request.get(`api${path}`)).json();
  await page.goto(`#${await addressOf(screen, readApi)}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // An unknown address also shows a valid screen.
  if (screen.path !== "/404") await expect(heading).not.toHaveText("Page not found");
  await settled();
}

/** The title of the document on a screen. It begins with the number of unread messages, which depends on the test. */
export const titleOf = (title: string) =>
  new RegExp(String.raw`^(\(\d+\) )?${RegExp.escape(title)} \| ${RegExp.escape(office.title)}$`);

/** Expects one heading of level 1, with the title of the screen and of the document. */
export async function expectTitleOf(page: Page, screen: Screen) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  // A screen with parameters takes its title from its data.
  if (!screen.path.includes("$") && !screen.isTitledByData) await expect(heading).toHaveText(screen.title);
  await expect(page).toHaveTitle(titleOf(await heading.innerText()));
}

/** Resolves when the page has been idle twice in a row: by then, responses are processed or have led to requests. */
const idle = () =>
  new Promise<void>((resolve) => {
    // With a timeout, since an animation may leave a slow machine no idle time.
    const whenIdle = (next: () => void) => requestIdleCallback(next, { timeout: 1000 });
    whenIdle(() => setTimeout(() => whenIdle(resolve), 100));
  });

/**
 * Watches the requests of a page.
 *
 * @returns a function that waits until all requests have ended and the page sends no more. The stream of live updates
 * lasts as long as the page does, so it is not counted, and Playwright's own `networkidle` may never occur
 */
export function watchRequests(page: Page) {
  let started = 0;
  const count = () => void (started += 1);
  page.on("request", count);
  const { pending, stop } = trackRequests(page, (request) => !request.url().includes(livePath));
  const isSettled = async () => {
    const before = started;
    if (pending.size > 0) return false;
    // A page that reloads itself has not settled.
    const isIdle = await page.evaluate(idle).then(
      () => true,
      () => false,
    );
    return isIdle && pending.size === 0 && started === before;
  };
  return async () => {
    await expect.poll(isSettled, { intervals: [20], timeout: 15_000 }).toBe(true);
    page.off("request", count);
    stop();
  };
}

import { setTimeout as delay } from "node:timers/promises";

import type { Page, Request } from "@playwright/test";

/** For tests that hold a save while they reload, in milliseconds. */
const longestWaitMs = 3000;

/**
 * Makes `page.reload` wait until the requests of the page that change something are answered.
 *
 * @returns a function that ends this
 */
export function waitForSavesBeforeReload(page: Page) {
  const saves = new Set<Request>();
  const begin = (request: Request) => {
    if (request.method() !== "GET") saves.add(request);
  };
  const end = (request: Request) => void saves.delete(request);
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const deadline = Date.now() + longestWaitMs;
    while (saves.size > 0 && Date.now() < deadline) await delay(20);
    return reload(options);
  };
  return () => {
    page.off("request", begin);
    page.off("requestfinished", end);
    page.off("requestfailed", end);
    page.reload = reload;
  };
}

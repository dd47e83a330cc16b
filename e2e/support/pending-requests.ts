import { expect, type Page, type Request } from "@playwright/test";

/**
 * Tracks the requests of a page.
 *
 * @param counts whether a request is tracked
 * @returns those that have not ended yet, and a function that stops
 */
export function trackRequests(page: Page, counts: (request: Request) => boolean) {
  const pending = new Set<Request>();
  const begin = (request: Request) => {
    if (counts(request)) pending.add(request);
  };
  const end = (request: Request) => void pending.delete(request);
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const stop = () => {
    page.off("request", begin);
    page.off("requestfinished", end);
    page.off("requestfailed", end);
  };
  return { pending: pending as ReadonlySet<Request>, stop };
}

/** Some tests hold a save while they reload. In milliseconds. */
const longestWaitMs = 3000;

/** Makes `page.reload` wait until the requests of the page that change something are answered. */
export function waitForSavesBeforeReload(page: Page) {
  const { pending } = trackRequests(page, (request) => request.method() !== "GET");
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    if (pending.size > 0) {
      await expect
        .poll(() => pending.size, { intervals: [20], timeout: longestWaitMs })
        .toBe(0)
        .catch(() => undefined);
    }
    return reload(options);
  };
}

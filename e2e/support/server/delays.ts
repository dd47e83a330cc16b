import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import type { BrowserContext } from "@playwright/test";

/** The longest delay, in milliseconds. 0, the default, delays nothing. */
export const maxDelayMs = Number(process.env["ATRIUM_TEST_DELAY"] ?? 0);

/** The seed is random for each test, unless the environment sets it. */
export const chooseDelaySeed = () =>
  process.env["ATRIUM_TEST_DELAY_SEED"] ?? String(Math.floor(Math.random() * 1_000_000));

/**
 * Delays about half of the API's responses and of the script chunks, each by a random time. A test that acts before its
 * page is ready then also fails on a fast machine.
 *
 * Requests that a test fulfils itself with `page.route` are not delayed.
 */
export async function delayAnswers(context: BrowserContext, seed: string) {
  const counts = new Map<string, number>();
  await context.route(/\/api\/|\.js$/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const name = `${route.request().method()} ${pathname}${search}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    // Derived from the request, not from the order of requests, which differs between runs.
    const hash = createHash("sha256").update(`${seed} ${name} ${count}`).digest();
    if (hash.readUInt8(0) < 128) await delay((hash.readUInt32BE(1) / 2 ** 32) * maxDelayMs);
    // The page may have been closed by now.
    await route.fallback().catch(() => undefined);
  });
}

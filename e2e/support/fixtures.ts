import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";

import type { Layout } from "#contract/layout.ts";
import type { Preferences } from "#contract/account/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { chooseDelaySeed, delayAnswers, maxDelayMs } from "./server/delays.ts";
import { type Host, joinHost, type Server } from "./server/host.ts";
import { waitForSavesBeforeReload } from "./pending-requests.ts";
import { storePreferences } from "./storage.ts";
import { chooseEnglish, englishPreferences, hasLanguage, readsEnglish } from "./test-language.ts";

type WorkerFixtures = {
  host: Host;
};

type TestFixtures = {
  /** The server's environment variables, if it needs other settings than the demo: `{ ATRIUM_AUTH: "required" }`. */
  environment: Readonly<Record<string, string>>;
  /** A server with unchanged demo content, which the tests of a file share with those that run in the same worker. */
  server: Server;
  /** Resets the preferences of the account, which a test would otherwise inherit from the previous one. */
  cleanAccount: void;
  /** Delays responses at random with `ATRIUM_TEST_DELAY=900`; see "Finding flaky tests" in CONTRIBUTING.md. */
  delays: void;
  /** Chooses English in the browser, in an office whose first language is another. */
  english: void;
  /** Records what the test does, for a failure. A second try has Playwright's own trace, with snapshots of the page. */
  firstTrace: void;
  /** Allows console errors that the test causes on purpose, such as those of rejected requests. */
  allowConsoleErrors: (...patterns: readonly RegExp[]) => void;
  /** Opens the app with stored preferences. Call before the first `goto`. */
  setUp: (choice: { layout?: Partial<Layout>; language?: string }) => Promise<void>;
};

/**
 * Prepares the context of a test, and those that the test opens.
 *
 * @returns a function that ends it
 */
async function prepareContexts(
  browser: Browser,
  context: BrowserContext,
  prepare: (context: BrowserContext) => Promise<unknown>,
) {
  const openContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const opened = await openContext(options);
    await prepare(opened);
    return opened;
  };
  await prepare(context);
  return () => {
    browser.newContext = openContext;
  };
}

/**
 * Playwright's `test`, with its own server. A test fails if its page logs an error, throws, violates the
 * Content-Security-Policy (which Chromium logs as an error) or requests anything from another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads a fixture's dependencies from this pattern
    async ({}, use, { workerIndex }) => use(await joinHost(workerIndex)),
    { scope: "worker" },
  ],

  environment: [{}, { option: true }],

  server: [
    async ({ host, environment }, use, { file }) =>
      use(await host.open({ key: `${file} ${JSON.stringify(environment)}`, environment })),
    { timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.baseUrl),

  // A reload cancels requests that are not sent yet, and a test reloads within milliseconds of a change.
  page: async ({ page }, use) => {
    waitForSavesBeforeReload(page);
    await use(page);
  },

  cleanAccount: [
    async ({ server, request, context }, use) => {
      const headers = { origin: new URL(server.baseUrl).origin };
      const response = await request.delete(`${server.baseUrl}api/preferences.json`, { headers });
      expect(response.ok(), "the account's preferences are cleared").toBe(true);
      if (englishPreferences)
        await request.put(`${server.baseUrl}api/preferences.json`, { headers, data: englishPreferences });
      await use();
      // Lets saves on leaving the page arrive before the next test begins. A page may block leaving.
      await Promise.all(
        context.pages().map((page) => page.goto("about:blank", { timeout: 2000 }).catch(() => undefined)),
      );
    },
    { auto: true },
  ],

  delays: [
    async ({ browser, context }, use, testInfo) => {
      if (maxDelayMs === 0) return use();
      const seed = chooseDelaySeed();
      const end = await prepareContexts(browser, context, (opened) => delayAnswers(opened, seed));
      await use();
      end();
      await context.unrouteAll({ behavior: "ignoreErrors" });
      if (testInfo.status !== testInfo.expectedStatus)
        console.log(`${testInfo.title}: ATRIUM_TEST_DELAY=${maxDelayMs} ATRIUM_TEST_DELAY_SEED=${seed}`);
    },
    { auto: true },
  ],

  english: [
    async ({ browser, context }, use) => {
      if (!englishPreferences) return use();
      const end = await prepareContexts(browser, context, chooseEnglish);
      await use();
      end();
    },
    { auto: true },
  ],

  firstTrace: [
    async ({ context }, use, testInfo) => {
      if (testInfo.retry > 0) return use();
      await context.tracing.start();
      await use();
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      const path = testInfo.outputPath("trace.zip");
      await context.tracing.stop(hasFailed ? { path } : {});
      if (hasFailed) testInfo.attachments.push({ name: "trace", path, contentType: "application/zip" });
    },
    { auto: true },
  ],

  allowConsoleErrors: [
    async ({ context, server }, use) => {
      const { origin } = new URL(server.baseUrl);
      const allowed: RegExp[] = [];
      const complaints: string[] = [];
      context.on("console", (message) => {
        // The scripts of tests are refused by a sandboxed frame, as all scripts are.
        if (/^Blocked script execution in 'about:(?:srcdoc|blank)'/.test(message.text())) return;
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        const { message, stack = "" } = error.error();
        // Comes from the runner's clock, parts of which a reused page may keep from the previous test. The stack of an
        // error of the app contains its address.
        if (message === "Cannot read properties of undefined (reading 'controller')" && !stack.includes(origin)) return;
        complaints.push(`uncaught: ${message}`);
      });
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) complaints.push(`foreign: ${url.href}`);
      });
      await use((...patterns) => void allowed.push(...patterns));
      const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(unexpected, "no console errors, and no requests to other servers").toEqual([]);
    },
    { auto: true },
  ],

  setUp: async ({ page }, use, testInfo) => {
    await use(async ({ layout, language }) => {
      testInfo.skip(language !== undefined && !hasLanguage(language), "The office does not have this language");
      const preferences: Preferences = {
        layout: { ...defaultLayout, ...layout },
        ...(language === undefined ? readsEnglish : { language }),
        changedAt: "2026-01-01T00:00:00.000Z",
      };
      const text = JSON.stringify(preferences);
      // Once for each tab, so that the user's later changes survive a reload. Sandboxed frames have no storage.
      await page.addInitScript(`{
        const text = ${JSON.stringify(text)};
        if (window === top && sessionStorage.getItem("set-up") !== text) {
          sessionStorage.setItem("set-up", text);
          (${storePreferences.toString()})(text);
        }
      }`);
    });
  },
});

export { expect } from "@playwright/test";

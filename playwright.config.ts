import { defineConfig } from "@playwright/test";

import { chromiumArgs, findTestChromium } from "./tools/testing/chromium.ts";

const executablePath = findTestChromium();

export default defineConfig({
  testMatch: ["e2e/*.spec.ts", "{features,demos}/*/*.spec.ts"],
  globalSetup: "./e2e/support/server/template.ts",
  outputDir: "test-results",
  // One more than the cores of CI, because tests wait for a seventh of their time. Each has its own server and database; see
  // e2e/support/fixtures.ts.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Several times the duration of the slowest test on an idle machine, so that a busy machine does not fail it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    browserName: "chromium",
    // One context per worker, emptied between tests, so that compiled code is reused.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // Tracing all tests takes a third more time. Use `npx playwright test --trace retain-on-failure` when needed.
    trace: "off",
    screenshot: "only-on-failure",
    // One process for all pages: starting one for each document took half of the time of loading a page.
    launchOptions: {
      // Without UTF-8, Chromium does not give downloads the names that have other letters than ASCII.
      env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "C.UTF-8" },
      // Compiling for speed costs more than it saves in pages that are open for seconds: an eighth of the processor time.
      args: [...chromiumArgs, "--renderer-process-limit=1", "--js-flags=--no-opt"],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
});

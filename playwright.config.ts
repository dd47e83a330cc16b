import { defineConfig } from "@playwright/test";

import { chromiumArgs, findChromium } from "./tools/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/template.ts",
  outputDir: "test-results",
  // Each worker has a server and a database of its own; see e2e/support/fixtures.ts.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Several times what the slowest test takes on an idle machine: a busy one must not fail it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    browserName: "chromium",
    // One context for each worker, emptied between two tests: what it keeps is the code it has compiled.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // Recording all of them costs a third of the time: `npx playwright test --trace retain-on-failure` where it is wanted.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
  },
});

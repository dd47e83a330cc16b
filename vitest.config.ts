import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

/** Tests that need no server. */
const pure = [
  "{contract,tools,web}/**/*.test.{ts,tsx}",
  "{features,demos}/*/*.test.ts",
  "{features,demos}/*/{tools,web}/**/*.test.{ts,tsx}",
];

/** Tests that replace globals or modules, which other files in the same process would see. */
const replacing = pure
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => /\bvi\.(stubGlobal|resetModules|mock)\(/.test(readFileSync(file, "utf8")));

const languages = "tools/testing/test-languages.ts";

// The tests start dozens of processes that load the same files: Node compiles them once.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL(".cache/node", import.meta.url));

export default defineConfig({
  test: {
    environment: "node",
    // One more than there are cores, where Vitest leaves one free: the tests of the server wait for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    // A busy machine must not fail a test that computes for a second.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // In one process for all files: a process for each took ten times as long as the tests themselves.
        test: {
          name: "pure",
          include: pure,
          exclude: replacing,
          isolate: false,
          setupFiles: [languages, "tools/testing/property-seed.ts"],
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: replacing, setupFiles: languages },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "{features,demos}/*/server/**/*.test.ts"],
          // Loading the server anew for each file took a quarter of the time.
          isolate: false,
          globalSetup: "server/db/testing.setup.ts",
          setupFiles: [languages, "server/db/testing.close.ts", "tools/testing/property-seed.ts"],
          // Each file creates its own database, which takes longer while other files are busy.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});

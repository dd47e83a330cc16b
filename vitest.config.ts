import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // All cores, where Vitest leaves one free: the tests of the server wait for PostgreSQL more than they compute.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        // A busy machine must not fail a test that computes for a second.
        test: {
          name: "unit",
          testTimeout: 60_000,
          include: ["contract/**/*.test.ts", "tools/**/*.test.ts", "web/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/db/testing.setup.ts",
          // Each file creates its own database, which takes longer while other files are busy.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

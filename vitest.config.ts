import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // All cores, where Vitest leaves one free: the tests of the server wait for PostgreSQL more than they compute.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["contract/**/*.test.ts", "tools/**/*.test.ts", "web/**/*.test.{ts,tsx}"] },
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

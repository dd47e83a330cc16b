import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
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
          // Each file has a database of its own; making it takes longer while another file is busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

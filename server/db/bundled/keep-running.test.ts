import { expect, test, vi } from "vitest";

import { keepRunning } from "#server/db/bundled/keep-running.ts";

test("a database that ends is started again, with pauses that grow until it has run for a minute", async () => {
  const stop = new AbortController();
  const log = vi.fn();
  // Three attempts fail. Then it runs for a second, for a minute, and for ever.
  const starts = [undefined, undefined, undefined, 2, 120, Number.POSITIVE_INFINITY];
  let remainingChecks = 0;
  const pauses: number[] = [];
  const restarting: boolean[] = [];
  const { isRestarting, ended } = keepRunning(
    {
      isRunning: () => (remainingChecks -= 1) >= 0,
      start: () => {
        restarting.push(isRestarting());
        const checks = starts.shift();
        if (checks === undefined) return Promise.reject(new Error("No space left on device"));
        remainingChecks = checks;
        return Promise.resolve();
      },
      signal: stop.signal,
      log,
    },
    async (milliseconds) => {
      if (milliseconds === 500) {
        if (remainingChecks === Number.POSITIVE_INFINITY) stop.abort();
        return;
      }
      pauses.push(milliseconds);
    },
  );
  await ended;
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 1000]);
  expect([restarting.every(Boolean), isRestarting()]).toEqual([true, false]);
  expect(log.mock.calls.slice(0, 2)).toEqual([
    ["error", { error: "database", message: "PostgreSQL has stopped. Starting it again in 1 s" }],
    ["error", { error: "database", message: "No space left on device" }],
  ]);
  expect(log).toHaveBeenLastCalledWith("info", { message: "PostgreSQL runs again", database: "bundled" });
});

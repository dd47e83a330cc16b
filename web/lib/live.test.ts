import fc from "fast-check";
import { expect, test } from "vitest";

import { retryAfter } from "#web/lib/live.ts";

test("the wait doubles with each attempt, and is between 250 ms and 30 seconds", () => {
  expect([0, 1, 2, 3].map((attempt) => retryAfter(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const wait = retryAfter(attempt, chance);
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThanOrEqual(30_000);
    }),
  );
});

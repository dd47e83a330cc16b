import { expect, test } from "vitest";

import { afterAsking, afterFailure, afterSuccess, inUse, mayAsk } from "#server/db/replica/standing.ts";

const pauses = { firstPauseMs: 1000, maxPauseMs: 60_000 };

test("a replica in use is asked by every read", () => {
  expect(mayAsk(inUse, 0)).toBe(true);
  expect(afterAsking(inUse, 0, pauses)).toBe(inUse);
});

test("the pauses after failures double up to a maximum, and end with the first success", () => {
  let standing = inUse;
  let now = 0;
  const found: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    standing = afterFailure(standing, now, now, pauses);
    found.push(standing.retryAt - now);
    expect(mayAsk(standing, standing.retryAt - 1)).toBe(false);
    now = standing.retryAt;
    expect(mayAsk(standing, now)).toBe(true);
  }
  expect(found).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(afterSuccess(standing, now)).toBe(inUse);
});

test("after a pause, one read asks, and the others go to the primary", () => {
  const failed = afterFailure(inUse, 0, 0, pauses);
  const asked = afterAsking(failed, 1000, pauses);
  expect(mayAsk(asked, 1001)).toBe(false);
  // The one that asked may never say what it found.
  expect(mayAsk(asked, 2000)).toBe(true);
});

test("reads that were on their way when the replica failed say nothing new", () => {
  const failed = afterFailure(inUse, 100, 200, pauses);
  expect(afterFailure(failed, 150, 250, pauses)).toBe(failed);
  expect(afterSuccess(failed, 150)).toBe(failed);
  expect(afterSuccess(failed, 201)).toBe(inUse);
});

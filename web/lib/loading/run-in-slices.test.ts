import { expect, test } from "vitest";

import { runAtOnce, runInSlices, type Steps } from "#web/lib/loading/run-in-slices.ts";

/** Counts to a number, and notes how far it has come. */
function* count(to: number, seen: number[] = []): Steps<number> {
  for (let index = 1; index <= to; index += 1) {
    seen.push(index);
    // So that a slice ends after some of them.
    for (const end = performance.now() + 1; performance.now() < end;);
    yield;
  }
  return to;
}

test("work is done at once, or in slices with the same result", async () => {
  expect(runAtOnce(count(3))).toBe(3);
  expect(await runInSlices(count(30), new AbortController().signal)).toBe(30);
});

test("other tasks are handled between slices, and work that is aborted ends", async () => {
  const seen: number[] = [];
  const controller = new AbortController();
  const result = runInSlices(count(10_000, seen), controller.signal);
  await new Promise((resolve) => void setTimeout(resolve));
  controller.abort();
  expect(await result).toBeUndefined();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(10_000);
});

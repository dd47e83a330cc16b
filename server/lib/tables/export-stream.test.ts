import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createSlots, toExportStream } from "#server/lib/tables/export-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An endless export that records how much it has produced and whether it has released its resources. */
function startExport({ failsAt = Number.POSITIVE_INFINITY, length = Number.POSITIVE_INFINITY } = {}) {
  const seen = { made: 0, isFreed: false, ends: 0 };
  async function* make(): AsyncGenerator<Uint8Array, void> {
    try {
      while (seen.made < length) {
        if (seen.made === failsAt) throw new Error("The database went away");
        seen.made += 1;
        yield await Promise.resolve(new Uint8Array([seen.made]));
      }
    } finally {
      seen.isFreed = true;
    }
  }
  const stream = toExportStream(make(), { stallMs: 1000, maxMs: 10_000 }, () => (seen.ends += 1));
  return { seen, reader: stream.getReader() };
}

test("an export whose reader stalls ends and releases its resources", async () => {
  const { seen, reader } = startExport();
  await reader.read();
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toMatchObject({ isFreed: false, ends: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toMatchObject({ isFreed: true, ends: 1 });
  await expect(reader.read()).rejects.toThrow("The export was not read for too long");
});

test("an export that is never read ends too", async () => {
  const { seen } = startExport();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual({ made: 1, isFreed: true, ends: 1 });
});

test("a slow reader is not interrupted before the maximum duration of an export", async () => {
  const { seen, reader } = startExport();
  for (let second = 0; second < 9; second += 1) {
    await reader.read();
    await vi.advanceTimersByTimeAsync(990);
  }
  expect(seen.isFreed).toBe(false);
  await reader.read();
  await vi.advanceTimersByTimeAsync(990);
  await reader.read();
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toMatchObject({ isFreed: true, ends: 1 });
  await expect(reader.read()).rejects.toThrow("The export took too long");
});

test("an export that completes, is cancelled or fails ends exactly once", async () => {
  const whole = startExport({ length: 2 });
  while (!(await whole.reader.read()).done);
  const left = startExport();
  await left.reader.read();
  await left.reader.cancel();
  const failed = startExport({ failsAt: 1 });
  await failed.reader.read();
  await expect(failed.reader.read()).rejects.toThrow("The database went away");
  await vi.advanceTimersByTimeAsync(20_000);
  for (const { seen } of [whole, left, failed]) expect(seen).toMatchObject({ isFreed: true, ends: 1 });
});

test("slots are limited per user and in total, and released only once", () => {
  const slots = createSlots({ maxPerPerson: 2, maxTotal: 3 });
  const first = slots.take("ann");
  slots.take("ann");
  expect(slots.take("ann")).toBe("person");
  slots.take("bob");
  expect(slots.take("cid")).toBe("total");
  if (typeof first !== "function") throw new Error("There was no slot");
  first();
  first();
  expect(typeof slots.take("cid")).toBe("function");
  expect(slots.take("ann")).toBe("total");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { limitIdle } from "#server/lib/http/limit-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that the test sends, with a limit of a minute. */
function openBody() {
  const cancel = vi.fn<(reason: unknown) => void>();
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller), cancel });
  const reader = limitIdle(body, 60_000).getReader();
  return { reader, cancel, send: (byte: number) => source?.enqueue(Uint8Array.of(byte)), end: () => source?.close() };
}

test("a body that pauses for a minute ends with an error, and one that takes longer in all does not", async () => {
  const { reader, cancel, send } = openBody();
  for (const byte of [1, 2, 3]) {
    const read = reader.read();
    await vi.advanceTimersByTimeAsync(59_000);
    send(byte);
    expect(await read).toEqual({ done: false, value: Uint8Array.of(byte) });
  }
  const refused = expect(reader.read()).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  // The connection is not read on.
  expect(cancel).toHaveBeenCalledOnce();
});

test("the time that the reader takes does not count, and a body that has ended has no limit", async () => {
  const { reader, cancel, send, end } = openBody();
  send(1);
  send(2);
  expect(await reader.read()).toEqual({ done: false, value: Uint8Array.of(1) });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await reader.read()).toEqual({ done: false, value: Uint8Array.of(2) });
  end();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(cancel).not.toHaveBeenCalled();
});

import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AppError, toErrorBody } from "#server/lib/errors.ts";
import { storageLimit } from "#server/lib/storage/storage-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that stores an upload once `storing` is resolved. */
function openServer() {
  const storing = Promise.withResolvers<void>();
  const received = Promise.withResolvers<number>();
  const app = new Hono();
  app.onError((error, context) => context.json(...toErrorBody(error instanceof AppError ? error : undefined)));
  app.use(storageLimit(1000));
  app.post("/", async (context) => {
    received.resolve((await context.req.arrayBuffer()).byteLength);
    await storing.promise;
    return context.text("stored");
  });
  return { app, received: received.promise, store: () => storing.resolve() };
}

/** A body that arrives in two parts, the second one when `finish` is called. */
function openBody(bytes: number) {
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      finish = () => {
        controller.enqueue(new Uint8Array(1));
        controller.close();
      };
    },
  });
  return { init: { method: "POST", body, duplex: "half" } as RequestInit, finish: () => finish() };
}

test("an upload that is not stored in time is answered, and its size gives it more time", async () => {
  for (const [bytes, ms] of [
    [10, 1000],
    [20_000_000, 3000],
  ] as const) {
    const { app, received } = openServer();
    const { init, finish } = openBody(bytes);
    let status: number | undefined;
    const answered = Promise.resolve(app.request("/", init)).then((response) => (status = response.status));
    finish();
    expect(await received).toBe(bytes + 1);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2);
    expect(await answered).toBe(504);
  }
});

test("the time in which it arrives does not count", async () => {
  const { app, received, store } = openServer();
  const { init, finish } = openBody(10);
  const answered = app.request("/", init);
  await vi.advanceTimersByTimeAsync(60_000);
  finish();
  await received;
  store();
  expect(await (await answered).text()).toBe("stored");
  expect(vi.getTimerCount()).toBe(0);
});

test("a write without a body is limited from its beginning", async () => {
  const app = new Hono();
  app.onError((error, context) => context.json(...toErrorBody(error)));
  app.use(storageLimit(1000));
  app.post("/", () => new Promise<Response>(() => {}));
  const answered = app.request("/", { method: "POST" });
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answered).status).toBe(504);
});

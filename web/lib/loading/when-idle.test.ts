import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenIdle } from "#web/lib/loading/when-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("without idle callbacks, as in Safari, work runs soon", () => {
  expect("requestIdleCallback" in globalThis).toBe(false);
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});

test("without idle callbacks, cancelled work does not run", () => {
  const work = vi.fn();
  whenIdle(work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test("with idle callbacks, the browser chooses the moment, within the limit", () => {
  const request = vi.fn(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  vi.stubGlobal("cancelIdleCallback", cancel);
  const work = () => {};
  whenIdle(work, 500)();
  expect(request).toHaveBeenCalledWith(work, { timeout: 500 });
  expect(cancel).toHaveBeenCalledWith(7);
});

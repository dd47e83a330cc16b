import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startStay } from "#web/shell/alerts/stay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("spec §8: a notice stays for its timeout, and ends once", () => {
  const onEnd = vi.fn();
  startStay(6000, onEnd);
  vi.advanceTimersByTime(5999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a held notice stays, and its timeout starts over when it is released", () => {
  const onEnd = vi.fn();
  const stay = startStay(6000, onEnd);
  vi.advanceTimersByTime(5900);
  stay.hold("pointer");
  vi.advanceTimersByTime(60_000);
  stay.release("pointer");
  vi.advanceTimersByTime(5999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a notice is held by the focus after the pointer has left", () => {
  const onEnd = vi.fn();
  const stay = startStay(4000, onEnd);
  stay.hold("focus");
  stay.hold("pointer");
  stay.release("pointer");
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  stay.release("focus");
  vi.advanceTimersByTime(4000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("releasing a hold that never began does not restart the timeout", () => {
  const onEnd = vi.fn();
  const stay = startStay(4000, onEnd);
  vi.advanceTimersByTime(2000);
  stay.release("pointer");
  vi.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a stopped notice never ends", () => {
  const onEnd = vi.fn();
  const stay = startStay(4000, onEnd);
  stay.stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startStay } from "#web/shell/alerts/stay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("spec §8: it stays its time, and ends once", () => {
  const onEnd = vi.fn();
  startStay(6000, onEnd);
  vi.advanceTimersByTime(5999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("what is held does not go, and has its whole time again afterwards", () => {
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

test("the pointer leaves, and the focus still holds it", () => {
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

test("a hold that ends without having begun, or was already there, gives no second time", () => {
  const onEnd = vi.fn();
  const stay = startStay(4000, onEnd);
  vi.advanceTimersByTime(2000);
  stay.release("pointer");
  vi.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("what is stopped never ends", () => {
  const onEnd = vi.fn();
  const stay = startStay(4000, onEnd);
  stay.stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLiveFeed } from "#web/ui/charts/live/live-feed.ts";

/** A fake clock with a frame every 16 ms. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const feed = createLiveFeed({ points: 200, interval: 1500, random: () => 0.5 });
  const heard = vi.fn();
  const stop = feed.subscribe(heard);
  return { feed, heard, stop };
};

test("spec §9: the walk has 200 points and takes a step every 1500 ms", () => {
  const { feed, heard } = open();
  expect(feed.values()).toHaveLength(200);
  vi.advanceTimersByTime(1480);
  expect(heard).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(40);
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(heard).toHaveBeenCalledTimes(11);
  expect(feed.values()).toHaveLength(200);
});

test("at an interval of 1 ms, listeners are called once per frame, for all steps since the last call", () => {
  let steps = 0;
  const feed = createLiveFeed({ points: 200, interval: 1, random: () => ((steps += 1), 0.5) });
  const before = steps;
  const heard = vi.fn();
  feed.subscribe(heard);
  vi.advanceTimersByTime(1000);
  expect(heard.mock.calls.length).toBeLessThanOrEqual(63);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(55);
  expect(steps - before).toBeGreaterThan(960);
  expect(steps - before).toBeLessThanOrEqual(1000);
});

test("spec §4: auto-update can be turned off and on, and values stay the same while it is off", () => {
  const { feed, heard } = open();
  feed.settings.set({ isRunning: false, interval: 1500 });
  const stood = feed.values();
  vi.advanceTimersByTime(60_000);
  expect(heard).not.toHaveBeenCalled();
  expect(feed.values()).toBe(stood);
  feed.settings.set({ isRunning: true, interval: 100 });
  vi.advanceTimersByTime(1000);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(8);
});

test("the feed stops without listeners", () => {
  const { feed, stop } = open();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  const stood = feed.values();
  vi.advanceTimersByTime(60_000);
  expect(feed.values()).toBe(stood);
});

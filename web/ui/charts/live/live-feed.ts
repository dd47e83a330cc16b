import { dueSteps } from "#web/ui/charts/live/live-interval.ts";
import { advanceWalk, startWalk } from "#web/ui/charts/live/random-walk.ts";
import { createStore } from "#web/lib/store.ts";

export type LiveSettings = { readonly isRunning: boolean; readonly interval: number };

/** Values that go on by themselves while somebody looks. */
export type LiveFeed = ReturnType<typeof createLiveFeed>;

/** A wait shorter than a frame is not worth a timer: the next frame is soon enough. */
const frame = 17;

/**
 * A random walk of so many points that takes a step at each interval. However short that is, its listeners hear once a
 * frame, of all steps that were due since the last: a page that steps every millisecond has to draw no more often than
 * one that steps sixty times a second. It stands still while nobody listens, and while nobody sees the page.
 */
export function createLiveFeed({
  points,
  interval,
  random = Math.random,
}: {
  points: number;
  interval: number;
  random?: () => number;
}) {
  const settings = createStore<LiveSettings>({ isRunning: true, interval });
  const listeners = new Set<() => void>();
  let values = startWalk(points, random);
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;

  const stop = () => {
    clearTimeout(timer);
    if (request !== undefined) cancelAnimationFrame(request);
    [timer, request] = [undefined, undefined];
  };
  const plan = () => {
    stop();
    const { isRunning, interval: every } = settings.get();
    if (!isRunning || listeners.size === 0) return;
    const wait = last + every - performance.now();
    if (wait > frame) timer = setTimeout(() => (request = requestAnimationFrame(advance)), wait);
    else request = requestAnimationFrame(advance);
  };
  const advance = () => {
    const now = performance.now();
    const { steps, rest } = dueSteps(now - last, settings.get().interval, points);
    if (steps > 0) {
      values = advanceWalk(values, steps, random);
      last = now - rest;
      for (const listener of listeners) listener();
    }
    plan();
  };
  const begin = () => {
    last = performance.now();
    plan();
  };
  settings.subscribe(begin);

  return {
    settings,
    points,
    /** The latest last. */
    values: () => values,
    /** Calls back in an animation frame in which there is something new. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

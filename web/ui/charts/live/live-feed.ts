import { dueSteps } from "#web/ui/charts/live/live-interval.ts";
import { advanceWalk, startWalk } from "#web/ui/charts/live/random-walk.ts";
import { createStore } from "#web/lib/store.ts";

export type LiveSettings = { readonly isRunning: boolean; readonly interval: number };

/** Values that advance while they are observed. */
export type LiveFeed = ReturnType<typeof createLiveFeed>;

/** In milliseconds: shorter waits use the next frame instead of a timer. */
const frame = 17;

/**
 * A random walk with a fixed number of points that takes a step at each interval. Listeners are called at most once per
 * frame, for all steps since the last one, so an interval of a millisecond costs no more than sixty steps a second. It
 * pauses without listeners, and while the page is hidden.
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
    /** Latest last. */
    values: () => values,
    /** Calls back in an animation frame when there are new values. */
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

/** The maximum wait for an idle moment, in milliseconds. */
const defaultTimeoutMs = 3000;
/** Where the browser does not report idle moments, as Safari: long enough for what a person has just asked for. */
const standInMs = 50;

/**
 * Runs work when the browser is idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, timeoutMs = defaultTimeoutMs) {
  if ("requestIdleCallback" in globalThis) {
    // oxlint-disable eslint/no-restricted-globals -- They are there.
    const waiting = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(waiting);
    // oxlint-enable eslint/no-restricted-globals
  }
  const waiting = setTimeout(work, standInMs);
  return () => clearTimeout(waiting);
}

/** Resolves when the browser is idle. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Loads and starts something when the browser is idle.
 *
 * @param load loads the code and returns a start function, which returns a stop function
 * @returns a function that stops it, started or not
 */
export function beginWhenIdle(load: () => Promise<() => () => void>, onFailure: () => void = () => {}) {
  let isOver = false;
  let end = () => {};
  const begin = async () => {
    const start = await load();
    if (!isOver) end = start();
  };
  const tryToBegin = () =>
    void begin().catch(() => {
      onFailure();
      // The code could not be loaded, usually because the browser is offline.
      addEventListener("online", tryToBegin, { once: true });
    });
  const cancel = whenIdle(tryToBegin);
  return () => {
    isOver = true;
    removeEventListener("online", tryToBegin);
    cancel();
    end();
  };
}

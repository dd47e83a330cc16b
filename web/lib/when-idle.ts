/** The maximum wait for an idle moment, in milliseconds. */
const timeoutMs = 3000;

/** Resolves when the browser is idle. */
export const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }));

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
  const waiting = requestIdleCallback(tryToBegin, { timeout: timeoutMs });
  return () => {
    isOver = true;
    removeEventListener("online", tryToBegin);
    cancelIdleCallback(waiting);
    end();
  };
}

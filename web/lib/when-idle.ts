/** The longest wait for an idle moment, in milliseconds. */
const timeoutMs = 3000;

/** Until the browser has nothing better to do. */
export const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }));

/**
 * Begins something whose code nobody waits for at first, once the browser has nothing better to do. Answers how to end
 * it, begun or not.
 *
 * @param load loads the code, and answers how to begin; that in turn answers how to end
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
      // Its code could not be loaded, for want of a network as a rule.
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

/** The longest wait for an idle moment, in milliseconds. */
const patience = 3000;

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
  const waiting = requestIdleCallback(() => void begin().catch(onFailure), { timeout: patience });
  return () => {
    isOver = true;
    cancelIdleCallback(waiting);
    end();
  };
}

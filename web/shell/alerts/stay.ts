/** What keeps an alert open: the pointer over it, or the focus in it. */
export type Hold = "pointer" | "focus";

/**
 * Calls `onEnd` after `timeout` milliseconds. While held, the time stops, and starts over when the last hold ends, so
 * that people can finish reading or acting. @returns functions to hold it, and to stop it without `onEnd`
 */
export function startStay(timeout: number, onEnd: () => void) {
  const holds = new Set<Hold>();
  let timer = setTimeout(onEnd, timeout);
  const stop = () => clearTimeout(timer);
  return {
    hold(hold: Hold) {
      holds.add(hold);
      stop();
    },
    release(hold: Hold) {
      if (!holds.delete(hold) || holds.size > 0) return;
      timer = setTimeout(onEnd, timeout);
    },
    stop,
  };
}

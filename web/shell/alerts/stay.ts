/** What keeps an alert from going: the pointer on it, or the focus in it. */
export type Hold = "pointer" | "focus";

/**
 * How long something stays: `timeout` milliseconds, and not while it is held. Whoever has read it, or was about to act on
 * it, is not hurried: it stays its whole time from when the last hold ends. Answers how to hold it, and how to end all
 * this without `onEnd`.
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

import { locks, sharedName } from "#web/lib/windows/alone.ts";

export type Leadership = {
  /** Takes the lead from a window that no longer answers, such as one that the browser has frozen. */
  readonly take: () => void;
  readonly stop: () => void;
};

/**
 * Makes one of the browser's windows of the account the leader. When it closes, the next one is. Over plain HTTP, where
 * there are no locks, every window leads itself.
 *
 * @param lead starts what the leader does. @returns a function that stops it
 */
export function leadWindows(name: string, lead: () => () => void): Leadership {
  if (!locks) return { take() {}, stop: lead() };
  const manager = locks;
  let request = new AbortController();
  let stopLeading: (() => void) | undefined;
  const apply = (options: LockOptions) => {
    const own = (request = new AbortController());
    const isOver = () => own.signal.aborted;
    const hold = () =>
      new Promise<void>((resolve) => {
        if (isOver()) return resolve();
        const stop = lead();
        stopLeading = () => {
          stopLeading = undefined;
          stop();
          resolve();
        };
        own.signal.addEventListener("abort", () => stopLeading?.());
      });
    // A request that takes the lock cannot be aborted.
    manager.request(sharedName(name), { ...options, ...(!options.steal && { signal: own.signal }) }, hold).catch(() => {
      // Another window has taken the lead.
      if (isOver()) return;
      stopLeading?.();
      apply({});
    });
  };
  apply({});
  return {
    take() {
      if (stopLeading) return;
      request.abort();
      apply({ steal: true });
    },
    stop: () => request.abort(),
  };
}

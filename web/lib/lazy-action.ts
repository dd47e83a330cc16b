import { showFailure } from "#web/lib/alerts.ts";

/**
 * Something that a control does, whose code is loaded when it is first used. A failure of the code itself has been told
 * by the red box; one of loading it is told here.
 */
export const lazyAction =
  <Args extends readonly unknown[]>(load: () => Promise<(...args: Args) => Promise<unknown>>) =>
  (...args: Args) =>
    void load().then(
      (run) => run(...args).catch(() => {}),
      () => showFailure("No connection", "The server cannot be reached. Check the connection and try again."),
    );

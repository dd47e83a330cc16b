import { showFailure } from "#web/lib/alerts.ts";
import { needMissingChunk } from "#web/lib/live/new-version.ts";

/**
 * An action whose code is loaded on first use. Failures of the action itself show an alert; a failure to load it is
 * reported here.
 */
export const lazyAction =
  <Args extends readonly unknown[]>(load: () => Promise<(...args: Args) => Promise<unknown>>) =>
  (...args: Args) =>
    void load().then(
      (run) => run(...args).catch(() => {}),
      () => {
        needMissingChunk();
        showFailure("No connection", "The server cannot be reached. Check your connection and try again.");
      },
    );

import { suspectVersion } from "#web/lib/connection.ts";

const name = "LoadFailure";

/** Whether an error says that a chunk, or its style sheet, could not be loaded. */
export const isLoadFailure = (error: unknown) => error instanceof Error && error.name === name;

/**
 * Names every failure to load a chunk, whichever part of the page has asked for it. The browser's own message holds the
 * chunk's address, which no person wants to read, and at which the router would load the page anew: without a network,
 * that would leave nothing of it.
 */
export function watchLoadFailures() {
  addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = name;
    // A key of the dictionaries, for where the message of an error is shown.
    payload.message = "This part could not be loaded.";
    suspectVersion();
  });
}

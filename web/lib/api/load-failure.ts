import { suspectConnection } from "#web/lib/api/connection.ts";
import { suspectVersion } from "#web/lib/live/new-version.ts";

const name = "LoadFailure";

/** Returns whether an error means that a chunk or its style sheet could not be loaded. */
export const isLoadFailure = (error: unknown) => error instanceof Error && error.name === name;

/**
 * Replaces the message of every failure to load a chunk. The browser's own message contains the chunk's address, which
 * is of no use to people, and the router would reload the page because of it: offline, that would leave an empty page.
 */
export function watchLoadFailures() {
  addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = name;
    // A key of the dictionaries, for places that show the error's message.
    payload.message = "This part could not be loaded";
    suspectConnection();
    void suspectVersion();
  });
}

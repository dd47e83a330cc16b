import { createStore } from "#web/lib/store.ts";
import { tabStorage } from "#web/lib/session/storage.ts";
import { parseHtml } from "#web/lib/text/trusted-types.ts";
import { hasUnsavedInput } from "#web/lib/unsaved-input.ts";

/** The first script of the server's build, once a chunk could not be loaded because that is newer than this page. */
export const newVersion = createStore<string | undefined>(undefined);

/** The newer build that this tab was last reloaded for. */
const reloadedKey = "reloaded-for";

/** In milliseconds. */
const timeout = 5000;

/** Whether something that the person wants to use is missing. */
let isNeeded = false;

/** Call when a chunk could not be loaded. Checks whether a deployment is the reason. */
export async function suspectVersion(findEntry = findServedEntry) {
  const entry = await findEntry();
  if (entry === undefined || entry === entryOf(document)) return;
  newVersion.set(entry);
  reloadIfNeeded();
}

/** Call when a missing chunk was needed: not merely loaded in advance. */
export function needMissingChunk() {
  isNeeded = true;
  reloadIfNeeded();
}

/**
 * Reloads the page, once for each newer build, since a proxy may still serve the old page. What was typed stays: if it is
 * not stored in the browser, the person is told, and reloads when they have saved it.
 */
function reloadIfNeeded() {
  const entry = newVersion.get();
  if (entry === undefined || !isNeeded || tabStorage.read(reloadedKey) === entry || hasUnsavedInput()) return;
  if (!tabStorage.write(reloadedKey, entry)) return;
  location.reload();
}

const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? undefined;

/** The first script of the page that the server has at this address. */
async function findServedEntry() {
  try {
    const response = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return undefined;
    return entryOf(parseHtml(await response.text()));
  } catch {
    return undefined;
  }
}

import { useState } from "react";

import { storage } from "#web/lib/storage.ts";

const storageKey = "library-folders";
/** Each open folder is loaded with the screen. */
const maxStored = 50;

function readStored(): readonly string[] | undefined {
  const stored = storage.read(storageKey);
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : undefined;
}

/**
 * The ids of the open folders, which the browser remembers for the account.
 *
 * @param initial those that are open before a user has opened or closed any; undefined while they are unknown
 */
export function useOpenFolders(initial: readonly string[] | undefined) {
  const [openIds, setOpenIds] = useState(readStored);
  // Kept from then on, so that no folder opens because of what is checked in it.
  if (openIds === undefined && initial !== undefined) setOpenIds(initial);
  const change = (ids: readonly string[]) => {
    const unique = [...new Set(ids)];
    setOpenIds(unique);
    storage.write(storageKey, unique.slice(-maxStored));
  };
  return [openIds, change] as const;
}

import { useQueries, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";

import type { LibraryBranch } from "#demos/library/contract.ts";
import { type Branch, sourceOfBranches, sourceOfItems } from "#demos/library/web/library-source.ts";
import { branchQuery, hitsQuery } from "#demos/library/web/queries.ts";
import { storage } from "#web/lib/session/storage.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";

/** In milliseconds: a search begins when the person pauses. */
const typingPause = 200;

const none: readonly string[] = [];

/** The tree that the screen shows: that of the open folders, or what a search has found. */
export function useLibraryTree(q: string) {
  const top = useQuery(branchQuery(null)).data?.items;
  const [opened, setOpened] = useOpenFolders(
    // At first, those with checked files, so that the selection is in view.
    top?.filter(({ kind, checkedFiles }) => kind === "folder" && checkedFiles > 0).map(({ id }) => id),
  );
  const openIds = opened ?? none;
  const branches = useBranches(openIds);
  const search = useSearchOfTree(q.trim());

  // The tree appears with all its open folders, and stays from then on.
  const [isShown, setIsShown] = useState(false);
  if (!isShown && opened !== undefined && !branches.isPending) setIsShown(true);
  const isFailed = search.isActive ? search.isFailed : branches.top?.isFailed === true;

  return {
    source: search.source ?? branches.source,
    expandedIds: search.source ? search.expandedIds : openIds,
    onExpandedChange: search.source ? search.onExpandedChange : setOpened,
    state: isFailed ? ("failed" as const) : isShown ? ("ready" as const) : ("loading" as const),
    retry: search.isActive ? search.retry : () => branches.retry(null),
    retryBranch: branches.retry,
    /** The items at the top; undefined while they are loading. */
    top: branches.top?.items,
    /** What the search has found; undefined without one, and until its first answer. */
    hits: search.hits,
    isSearchReady: search.isReady,
    openIds,
    collapseAll: () => (search.source ? search.onExpandedChange([]) : setOpened([])),
    /** Opens folders besides the open ones. */
    open(ids: readonly string[]) {
      if (ids.some((id) => !openIds.includes(id))) setOpened([...openIds, ...ids]);
    },
  };
}

export type LibraryTree = ReturnType<typeof useLibraryTree>;

/** The results of a search, with all folders open until the user closes some. */
function useSearchOfTree(q: string) {
  const settled = useDebounced(q, typingPause, q);
  const isActive = q !== "" && settled !== "";
  const query = useQuery({
    ...hitsQuery(settled),
    enabled: settled !== "",
    // The former results stay until the next arrive, so that nothing flickers.
    placeholderData: (before) => before,
  });
  const found = isActive ? query.data : undefined;
  const source = useMemo(() => found && sourceOfItems(found.items), [found]);
  const folders = useMemo(
    () => found?.items.map(({ id }) => id).filter((id) => source?.find(id)?.hasChildren) ?? none,
    [found, source],
  );
  const [closed, setClosed] = useState({ q, ids: none });
  const closedIds = closed.q === q ? closed.ids : none;
  const expandedIds = useMemo(() => folders.filter((id) => !closedIds.includes(id)), [folders, closedIds]);
  return {
    isActive,
    source,
    expandedIds,
    onExpandedChange: (ids: readonly string[]) => setClosed({ q, ids: folders.filter((id) => !ids.includes(id)) }),
    hits: found,
    isReady: q === "" || (settled === q && found !== undefined && !query.isPlaceholderData),
    isFailed: query.isError && found === undefined,
    retry: () => void query.refetch(),
  };
}

/** The tree of the open folders, each of which is loaded by itself. */
function useBranches(openIds: readonly string[]) {
  const client = useQueryClient();
  const parents = useMemo(() => [null, ...openIds], [openIds]);
  const combine = useCallback(
    (results: readonly UseQueryResult<LibraryBranch>[]) => {
      const branches = parents.map((parent, index): Branch => {
        const result = results[index];
        return { parent, items: result?.data?.items, isFailed: result?.isError === true && !result.isFetching };
      });
      return {
        source: sourceOfBranches(branches),
        top: branches[0],
        isPending: branches.some(({ items, isFailed }) => items === undefined && !isFailed),
      };
    },
    [parents],
  );
  const tree = useQueries({ queries: parents.map(branchQuery), combine });
  return { ...tree, retry: (id: string | null) => void client.refetchQueries(branchQuery(id)) };
}

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
function useOpenFolders(initial: readonly string[] | undefined) {
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

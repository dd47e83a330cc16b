import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { sourceOfItems } from "#demos/library/web/library-source.ts";
import { branchQuery, hitsQuery } from "#demos/library/web/queries.ts";
import { useBranches } from "#demos/library/web/use-branches.ts";
import { useOpenFolders } from "#demos/library/web/use-open-folders.ts";
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

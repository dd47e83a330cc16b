import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

import type { LibraryBranch } from "#demos/library/contract.ts";
import { type Branch, sourceOfBranches } from "#demos/library/web/library-source.ts";
import { branchQuery } from "#demos/library/web/queries.ts";

/** The tree of the open folders, each of which is loaded by itself. */
export function useBranches(openIds: readonly string[]) {
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

import { useQueries } from "@tanstack/react-query";

import { placeInShards } from "#demos/icons/web/icon-files.ts";
import type { IconSet } from "#demos/icons/web/icon-set.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";

/** Loads the drawings of the icons that are shown. A drawing is undefined while it is loading. */
export function useDrawings({ shardQuery }: IconSet, icons: readonly Icon[]) {
  const shards = [...new Set(icons.map(({ index }) => placeInShards(index).shard))];
  const results = useQueries({ queries: shardQuery ? shards.map((shard) => shardQuery(shard)) : [] });
  return {
    drawingOf: ({ index }: Icon) => {
      const { shard, place } = placeInShards(index);
      return results[shards.indexOf(shard)]?.data?.[place];
    },
    isError: results.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

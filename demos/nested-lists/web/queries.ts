import { queryOptions, useIsMutating, useMutation } from "@tanstack/react-query";

import type { NestedLists } from "#demos/nested-lists/contract.ts";
import { applyChange, type ListChange } from "#demos/nested-lists/web/list-change.ts";
import { type ChooseName, readLists, saveLists } from "#demos/nested-lists/web/save-lists.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

export const listsQuery = queryOptions({
  queryKey: topicKey("nested-lists"),
  queryFn: ({ signal }) => readLists(signal),
});

const mutationKey = ["nested-lists"];

/** Changes the lists at once, and saves one change after the other. Resolves as `saveLists` does. */
export const useChangeLists = (choose: ChooseName) =>
  useMutation({
    mutationKey,
    scope: { id: "nested-lists" },
    mutationFn: (change: ListChange) => saveLists(change, choose),
    ...optimistic(listsQuery, (lists: NestedLists, change: ListChange) => ({
      ...lists,
      ...applyChange(lists, change),
    })),
  });

/** Whether changes are being saved. */
export const useIsSaving = () => useIsMutating({ mutationKey }) > 0;

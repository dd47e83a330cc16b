import { type QueryKey, queryOptions, useMutation } from "@tanstack/react-query";

import {
  checkLibraryItems,
  getLibraryItem,
  type LibraryBranch,
  listBranch,
  listLibraryFolders,
  searchLibrary,
  updateLibraryItem,
} from "#demos/library/contract.ts";
import { applyCheck, applyMove, type CheckChange, type MoveChange } from "#demos/library/web/apply-changes.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import type { TreePlace } from "#web/ui/tree/tree-source.ts";

const libraryKey = topicKey("library");
/** Lists of items: branches, and the results of searches. */
const listsKey = topicKey("library", "list");
const branchesKey = topicKey("library", "list", "branch");

/** The items of a folder; null for the top. */
export const branchQuery = (parent: string | null) =>
  queryOptions({
    queryKey: [...branchesKey, parent] as const,
    // The tree shows a failure in the place of the items.
    queryFn: ({ signal }) => call(listBranch, { query: parent === null ? {} : { parent } }, { signal, quiet: true }),
    retry: false,
  });

export const hitsQuery = (q: string) =>
  queryOptions({
    queryKey: topicKey("library", "list", "search", q),
    queryFn: ({ signal }) => call(searchLibrary, { query: { q } }, { signal, quiet: true }),
  });

/** An item, and the folders that it is in. Fails with 404 if it does not exist. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: topicKey("library", "item", id),
    queryFn: ({ signal }) => call(getLibraryItem, { params: { id } }, { signal, quiet: true }),
    retry: false,
  });

export const foldersQuery = queryOptions({
  queryKey: topicKey("library", "folders"),
  queryFn: ({ signal }) => call(listLibraryFolders, {}, { signal, quiet: true }),
});

/** The request of an own item, with the version that the change is based on. */
type Rename = { readonly id: string; readonly name: string; readonly version: number };

const lists = { queryKey: listsKey as QueryKey as TypedKey<LibraryBranch> };
const branches = { queryKey: branchesKey as QueryKey as TypedKey<LibraryBranch> };
const options = { invalidates: [libraryKey] };
const ownChanges = createOwnChanges();

/** At most this many ids are sent in one request. */
const maxIds = 1000;

/** The changes of items. They show at once, and their requests are sent one after the other. */
export function useLibraryChanges() {
  const scope = { id: "library" };
  const update = (
    id: string,
    version: number,
    change: Partial<TreePlace> & { name?: string },
    handles: number[] = [],
  ) =>
    ownChanges.send(id, version, (seen) =>
      call(updateLibraryItem, { params: { id }, body: { ...change, version: seen } }, { handles }),
    );
  const rename = useMutation({
    scope,
    mutationFn: ({ id, name, version }: Rename) => update(id, version, { name }, [409]),
    ...optimistic(
      lists,
      (list, { id, name }: Rename) => ({
        ...list,
        items: list.items.map((item) => (item.id === id ? { ...item, name } : item)),
      }),
      options,
    ),
  });
  const move = useMutation({
    scope,
    mutationFn: ({ item, place }: MoveChange) => update(item.id, item.version, place),
    ...optimistic(
      branches,
      (list, change: MoveChange, key) => ({ ...list, items: applyMove(list.items, parentIn(key), change) }),
      options,
    ),
  });
  const check = useMutation({
    scope,
    mutationFn: ({ item, isChecked }: CheckChange) => call(checkLibraryItems, { body: { ids: [item.id], isChecked } }),
    ...optimistic(lists, (list, change: CheckChange) => ({ ...list, items: applyCheck(list.items, change) }), options),
  });
  const checkFiles = useMutation({
    scope,
    mutationFn: async ({ ids, isChecked }: { ids: readonly string[]; isChecked: boolean }) => {
      const changed: string[] = [];
      for (let start = 0; start < ids.length; start += maxIds) {
        const part = ids.slice(start, start + maxIds);
        changed.push(...(await call(checkLibraryItems, { body: { ids: part, isChecked } })).changed);
      }
      return { changed };
    },
    ...optimistic(lists, undefined, options),
  });
  return { rename, move, check, checkFiles };
}

/** The folder whose items a key of `branchQuery` stands for. */
function parentIn(key: QueryKey) {
  const parent = key.at(-1);
  return typeof parent === "string" ? parent : null;
}

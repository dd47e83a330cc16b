import type { LibraryItem } from "#demos/library/contract.ts";
import { checkStateOf } from "#demos/library/web/check-state.ts";
import type { TreeNode, TreeSource } from "#web/ui/tree/tree-source.ts";

export type LibraryNode = TreeNode & { readonly item: LibraryItem };

/** A folder's items, or those at the top (null), as far as they are loaded. */
export type Branch = {
  readonly parent: string | null;
  readonly items: readonly LibraryItem[] | undefined;
  readonly isFailed: boolean;
};

const toNode = (item: LibraryItem, hasChildren: boolean): LibraryNode => ({
  id: item.id,
  name: item.name,
  isBranch: item.kind === "folder",
  hasChildren,
  check: checkStateOf(item),
  item,
});

/** The tree of the loaded branches. A folder without a branch is loading. */
export function sourceOfBranches(branches: readonly Branch[]): TreeSource<LibraryNode> {
  const byParent = new Map(branches.map((branch) => [branch.parent, branch]));
  const nodes = new Map(
    branches.flatMap(({ items = [] }) => items.map((item) => [item.id, toNode(item, item.children > 0)] as const)),
  );
  return {
    find: (id) => nodes.get(id),
    childrenOf: (id) => byParent.get(id)?.items?.map((item) => item.id) ?? [],
    stateOf(id) {
      const branch = byParent.get(id);
      if (branch?.items) return "ready";
      return branch?.isFailed ? "failed" : "loading";
    },
  };
}

/** The tree of some items, such as those that a search has found with the folders that they are in. */
export function sourceOfItems(items: readonly LibraryItem[]): TreeSource<LibraryNode> {
  const children = Map.groupBy(items, ({ parent }) => parent);
  const nodes = new Map(items.map((item) => [item.id, toNode(item, children.has(item.id))]));
  return {
    find: (id) => nodes.get(id),
    childrenOf: (id) => children.get(id)?.map((item) => item.id) ?? [],
    stateOf: () => "ready",
  };
}

/** The ids of the folders that an item is in, the nearest first, as far as they are loaded. */
export function ancestorsOf(source: TreeSource<LibraryNode>, parent: string | null): string[] {
  return parent === null ? [] : [parent, ...ancestorsOf(source, source.find(parent)?.item.parent ?? null)];
}

import type { LibraryFolder } from "#demos/library/contract.ts";
import type { MoveTarget } from "#demos/library/web/use-library-actions.ts";
import type { TreeNode, TreeSource } from "#web/ui/tree/tree-source.ts";

/** The node of the top, into which items are moved as into a folder. */
const topId = "top";

type Options = {
  /** The name of the top. */
  readonly rootName: string;
  /** The item that is moved: a folder cannot be moved into itself, so it is left out with everything in it. */
  readonly movedId: string;
  /** Whether a folder is shown, by its name. The folders that it is in are shown too. */
  readonly matches: (name: string) => boolean;
};

/** The tree of the folders that an item can be moved to, below one node for the top. */
export function sourceOfFolders(folders: readonly LibraryFolder[], { rootName, movedId, matches }: Options) {
  const byParent = Map.groupBy(folders, ({ parent }) => parent ?? topId);
  const shownIn = (id: string): readonly LibraryFolder[] =>
    (byParent.get(id) ?? []).filter(
      (each) => each.id !== movedId && (matches(each.name) || shownIn(each.id).length > 0),
    );
  const nodes = new Map<string, TreeNode>();
  const children = new Map<string, readonly string[]>();
  const parents = new Map<string, string>();
  const add = (id: string, name: string) => {
    const shown = shownIn(id);
    nodes.set(id, { id, name, isBranch: true, hasChildren: shown.length > 0 });
    children.set(
      id,
      shown.map((each) => each.id),
    );
    for (const each of shown) {
      parents.set(each.id, id);
      add(each.id, each.name);
    }
  };
  add(topId, rootName);
  const pathOf = (id: string): string[] => [id, ...(parents.has(id) ? pathOf(parents.get(id) ?? topId) : [])];
  return {
    find: (id: string) => nodes.get(id),
    childrenOf: (id: string | null) => (id === null ? [topId] : (children.get(id) ?? [])),
    stateOf: () => "ready" as const,
    /** Whether no folder matches. */
    isEmpty: nodes.size === 1 && !matches(rootName),
    branchIds: [...nodes.keys()],
    /** The ids of a folder and those that it is in, up to the top. */
    pathOf: (id: string | null) => pathOf(id ?? topId),
  } satisfies TreeSource<TreeNode> & Record<string, unknown>;
}

/** The folder that a node stands for; undefined without one. The path of the top is empty. */
export function targetOf(source: ReturnType<typeof sourceOfFolders>, id: string | undefined): MoveTarget | undefined {
  const node = id === undefined ? undefined : source.find(id);
  return node && { name: node.name, path: source.pathOf(node.id).filter((each) => each !== topId) };
}

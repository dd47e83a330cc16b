/** Whether everything below a node is checked. */
export type CheckState = "all" | "some" | "none";

export type TreeNode = {
  readonly id: string;
  readonly name: string;
  /** Can have children: others can be moved into it. */
  readonly isBranch: boolean;
  /** Without children there is nothing to open. */
  readonly hasChildren: boolean;
  /** Absent if there is nothing to check: the node then has no checkbox. */
  readonly check?: CheckState | undefined;
};

/** What a tree shows: as much of it as is loaded. */
export type TreeSource<Node extends TreeNode> = {
  /** The ids of a branch's children in order, or of the top (null). Empty until they are loaded. */
  readonly childrenOf: (id: string | null) => readonly string[];
  readonly find: (id: string) => Node | undefined;
  /** `loading` marks the branch as busy, and `failed` shows a row that loads it again. */
  readonly stateOf: (id: string) => "ready" | "loading" | "failed";
};

/** Where a node is moved to. */
export type TreePlace = {
  /** Null for the top. */
  readonly parent: string | null;
  /** The node to insert it before; null for the end. */
  readonly before: string | null;
};

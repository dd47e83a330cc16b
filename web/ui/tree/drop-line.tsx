import type { TreeInstance } from "@headless-tree/core";

import styles from "#web/ui/tree/tree.module.css";
import type { TreeNode } from "#web/ui/tree/tree-source.ts";
import { indent } from "#web/ui/tree/use-tree-instance.ts";

type DropLineProps = {
  tree: TreeInstance<TreeNode>;
  /** In pixels. */
  rowHeight: number;
};

/** The place between two rows that the dragged item would be inserted at. */
export function DropLine({ tree, rowHeight }: DropLineProps) {
  const target = tree.getDragTarget();
  if (!target || !("childIndex" in target)) return null;
  const { dragLineIndex, dragLineLevel } = target;
  return (
    <div
      data-target
      className={styles.line}
      style={{ insetBlockStart: dragLineIndex * rowHeight, insetInlineStart: dragLineLevel * indent }}
    />
  );
}

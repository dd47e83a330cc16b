import type { DragTarget, TreeInstance } from "@headless-tree/core";

import { useEffect } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/tree/tree.module.css";
import type { TreeNode } from "#web/ui/tree/tree-source.ts";
import { isMovingByKey } from "#web/ui/tree/use-tree-instance.ts";

/** While a node is moved with the keyboard: where it would be, and the keys. Shown, and read out. */
export function DragHelp({ tree }: { tree: TreeInstance<TreeNode> }) {
  const { t } = useTranslation();
  const { dnd } = tree.getState();
  const name = dnd?.draggedItems?.[0]?.getItemName();
  const target = isMovingByKey(tree) ? dnd?.dragTarget : undefined;
  const place = target && name !== undefined ? describe(t, name, target) : undefined;
  // The library scrolls only to folders that the node would be moved into.
  useEffect(() => {
    if (target) tree.getElement()?.parentElement?.querySelector("[data-target]")?.scrollIntoView({ block: "nearest" });
  }, [tree, target]);
  return (
    <div className={place === undefined ? "visually-hidden" : styles.help}>
      <p aria-live="assertive">{place}</p>
      {place !== undefined && (
        <p className={styles.keys} role="note">
          {t("Choose a place with the arrow keys. Enter moves, Escape cancels.")}
        </p>
      )}
    </div>
  );
}

function describe(t: Translate, name: string, target: DragTarget<TreeNode>) {
  const folder = target.item.getItemName();
  if (!("insertionIndex" in target)) return t("Move {{name}} into {{folder}}", { name, folder });
  const position = formatNumber(target.insertionIndex + 1);
  return t("Move {{name}} to position {{position}} in {{folder}}", { name, position, folder });
}

import type { TreeInstance } from "@headless-tree/core";
import { type CSSProperties, type ReactNode, type RefObject, useImperativeHandle } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsTouch } from "#web/lib/media.ts";
import { DragCopy } from "#web/ui/drag/drag-copy.tsx";
import { DragHelp } from "#web/ui/tree/drag-help.tsx";
import { rowHeight } from "#web/ui/tree/row-height.ts";
import { TreeRow } from "#web/ui/tree/tree-row.tsx";
import { AllRows, WindowRows } from "#web/ui/tree/tree-rows.tsx";
import type { TreeNode, TreePlace, TreeSource } from "#web/ui/tree/tree-source.ts";
import styles from "#web/ui/tree/tree.module.css";
import { useTreeDrag } from "#web/ui/tree/use-tree-drag.ts";
import { indent, isMovingByKey, type Item, retriedBranch, useTreeInstance } from "#web/ui/tree/use-tree-instance.ts";
import { useTreeKeys } from "#web/ui/tree/use-tree-keys.ts";

/** What the caller can do with a tree, through the property `ref`. */
export type TreeHandle = {
  /** Opens the field for the name of a visible node. */
  startRenaming: (id: string) => void;
};

type TreeProps<Node extends TreeNode> = {
  /** The accessible name, translated. */
  label: string;
  /** The name of what is at the top, translated: nodes are moved into it. */
  rootName: string;
  source: TreeSource<Node>;
  /** The ids of the open branches, also of those in closed ones. */
  expandedIds: readonly string[];
  onExpandedChange: (ids: readonly string[]) => void;
  /** The chosen node, with Enter or a click. */
  selectedId?: string | undefined;
  onSelect: (id: string) => void;
  /** With it, nodes have checkboxes. */
  onCheck?: ((id: string, isChecked: boolean) => void) | undefined;
  /** With it, nodes can be moved with the mouse, with a finger that rests on a row first, and with the keyboard. */
  onMove?: ((id: string, place: TreePlace) => void) | undefined;
  /** With it, F2 opens a field for the name. It is called with another name, without spaces around it. */
  onRename?: ((id: string, name: string) => void) | undefined;
  /** Loads a branch again whose state is `failed`. */
  onRetry?: ((id: string) => void) | undefined;
  /** The icon of a node, of 20 px. */
  icon: (node: Node, isOpen: boolean) => ReactNode;
  /** The name as it is shown, such as with marks. */
  name?: (node: Node) => ReactNode;
  /** A short value at the end of a row. */
  end?: (node: Node) => ReactNode;
  /** In characters. */
  maxName?: number;
  /** Rows outside the window are left out, and the page scrolls the tree. False where something else scrolls it. */
  isInPage?: boolean;
  ref?: RefObject<TreeHandle | null>;
};

/**
 * A tree with the keys of WAI-ARIA's tree pattern: the arrow keys, Home, End, letters, `*`, Enter, and Space for the
 * checkbox. It is one Tab stop. F2 renames, and Control+Shift+D begins to move a node.
 */
export function Tree<Node extends TreeNode>({ ref, isInPage = true, ...props }: TreeProps<Node>) {
  const { label, rootName, source, expandedIds, onExpandedChange, selectedId, onSelect, onCheck, onMove } = props;
  const { t } = useTranslation();
  const height = rowHeight(useIsTouch());
  const tree = useTreeInstance({
    source,
    rootName,
    expandedIds,
    onExpandedChange,
    onMove,
    onRename: props.onRename,
    retryName: t("This folder could not be loaded. Try again"),
  });
  const items = tree.getItems();
  const focusedId = tree.getState().focusedItem;
  const stop =
    items.find((item) => item.getId() === focusedId) ?? items.find((item) => item.getId() === selectedId) ?? items[0];

  useImperativeHandle(ref, () => ({ startRenaming: (id) => tree.getItemInstance(id).startRenaming() }));

  const toggle = (item: Item) => (item.isExpanded() ? item.collapse() : item.expand());
  const act = (item: Item, action: () => void) => {
    const failed = retriedBranch(item.getId());
    if (failed === undefined) action();
    else props.onRetry?.(failed);
  };
  const select = (item: Item) => act(item, () => onSelect(item.getId()));
  const check = (item: Item) =>
    act(item, () => {
      const state = item.getItemData().check;
      if (state !== undefined) onCheck?.(item.getId(), state !== "all");
    });
  const press = (item: Item, part: string | undefined) => {
    item.setFocused();
    if (part === "toggle") toggle(item);
    else if (part === "check") check(item);
    else select(item);
  };
  const onKeyDown = useTreeKeys({
    tree,
    items,
    focused: stop,
    onSelect: select,
    onCheck: check,
    onOpen: (ids) => onExpandedChange([...expandedIds, ...ids]),
  });

  const { grip, onPointerDown } = useTreeDrag(tree, height);
  const dragged = tree.getState().dnd?.draggedItems?.[0];
  const draggedNode = dragged && source.find(dragged.getId());
  const draw = (index: number) => {
    const item = items[index];
    if (!item) return null;
    const id = item.getId();
    const node = source.find(id);
    return (
      <TreeRow
        key={id}
        item={item}
        top={index * height}
        isTabStop={item === stop}
        isSelected={id === selectedId}
        isDragged={dragged?.getId() === id}
        isBusy={node !== undefined && item.isExpanded() && source.stateOf(id) === "loading"}
        hasCheckbox={onCheck !== undefined}
        icon={node && props.icon(node, item.isExpanded())}
        name={node && props.name?.(node)}
        end={node && props.end?.(node)}
        maxName={props.maxName}
        onPress={(part) => press(item, part)}
        onToggle={() => toggle(item)}
        onRenamed={() => tree.completeRenaming()}
        onPointerDown={onMove && node && ((event) => onPointerDown(item, event))}
      />
    );
  };
  const Rows = isInPage ? WindowRows : AllRows;
  const kept = [stop, dragged, tree.getRenamingItem()].flatMap((item) => item?.getItemMeta().index ?? []);

  return (
    <div className={styles.box} style={{ "--row-height": `${height}px` } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus */}
      <div
        {...tree.getContainerProps(label)}
        role="tree"
        className={styles.tree}
        style={{ blockSize: items.length * height }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isMovingByKey(tree) && !currentTarget.contains(relatedTarget)) tree.stopKeyboardDrag();
        }}
      >
        <Rows count={items.length} height={height} kept={kept} draw={draw} />
      </div>
      <DropLine tree={tree} rowHeight={height} />
      <DragHelp tree={tree} />
      {grip && draggedNode && <DragCopy grip={grip} icon={props.icon(draggedNode, false)} name={draggedNode.name} />}
    </div>
  );
}

type DropLineProps = {
  tree: TreeInstance<TreeNode>;
  /** In pixels. */
  rowHeight: number;
};

/** The place between two rows that the dragged item would be inserted at. */
function DropLine({ tree, rowHeight }: DropLineProps) {
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

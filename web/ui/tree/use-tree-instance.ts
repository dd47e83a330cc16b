import {
  AssistiveDndState,
  type CustomHotkeysConfig,
  dragAndDropFeature,
  type DragTarget,
  type FeatureImplementation,
  hotkeysCoreFeature,
  type ItemInstance,
  keyboardDragAndDropFeature,
  renamingFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import type { TreeNode, TreePlace, TreeSource } from "#web/ui/tree/tree-source.ts";

/** The id of the invisible root. */
const rootId = "root";

/** The row below a branch that could not be loaded. */
const retryPrefix = "retry ";

const retryIdOf = (branchId: string) => `${retryPrefix}${branchId}`;

/** The branch that a row loads again, or undefined for any other row. */
export const retriedBranch = (id: string) => (id.startsWith(retryPrefix) ? id.slice(retryPrefix.length) : undefined);

export type Item = ItemInstance<TreeNode>;

/** In pixels, as in the style sheet. */
export const indent = 20;

type Options = {
  readonly source: TreeSource<TreeNode>;
  readonly rootName: string;
  readonly retryName: string;
  readonly expandedIds: readonly string[];
  readonly onExpandedChange: (ids: readonly string[]) => void;
  /** Absent if nothing can be moved. */
  readonly onMove?: ((id: string, place: TreePlace) => void) | undefined;
  readonly onRename?: ((id: string, name: string) => void) | undefined;
};

const isIdle = (tree: TreeInstance<TreeNode>) => !tree.getState().dnd && !tree.isRenamingItem();

/** Whether a node is being moved with the keyboard. */
export function isMovingByKey(tree: TreeInstance<TreeNode>) {
  const { dnd, assistiveDndState: step } = tree.getState();
  const hasBegun = step === AssistiveDndState.Started || step === AssistiveDndState.Dragging;
  return hasBegun && Boolean(dnd?.draggedItems);
}

/** Opens a closed branch, or moves to the first child of an open one. */
function goIn(tree: TreeInstance<TreeNode>) {
  const item = tree.getFocusedItem();
  if (!item.getItemData().hasChildren) return;
  if (!item.isExpanded()) return item.expand();
  if (item.getChildren().length === 0) return;
  tree.focusNextItem();
  tree.updateDomFocus();
}

/** Closes an open branch, or moves to the parent. */
function goOut(tree: TreeInstance<TreeNode>) {
  const item = tree.getFocusedItem();
  if (item.getItemData().hasChildren && item.isExpanded()) return item.collapse();
  if (item.getItemMeta().level === 0) return;
  item.getParent()?.setFocused();
  tree.updateDomFocus();
}

/** The library's keys, where they differ from the tree pattern of WAI-ARIA or do not mirror. */
const hotkeys: CustomHotkeysConfig<TreeNode> = {
  expandOrDown: {
    hotkey: "ArrowRight",
    preventDefault: true,
    isEnabled: isIdle,
    handler: (_, tree) => (isPageRightToLeft() ? goOut(tree) : goIn(tree)),
  },
  collapseOrUp: {
    hotkey: "ArrowLeft",
    preventDefault: true,
    isEnabled: isIdle,
    handler: (_, tree) => (isPageRightToLeft() ? goIn(tree) : goOut(tree)),
  },
  focusFirstItem: { hotkey: "Home", preventDefault: true, isEnabled: isIdle },
  focusLastItem: { hotkey: "End", preventDefault: true, isEnabled: isIdle },
  // The library leaves the focus at the folder that was reached last.
  cancelDrag: {
    hotkey: "Escape",
    isEnabled: (tree) => Boolean(tree.getState().dnd),
    handler: (_, tree) => {
      const [dragged] = tree.getState().dnd?.draggedItems ?? [];
      tree.stopKeyboardDrag();
      dragged?.setFocused();
      tree.updateDomFocus();
    },
  },
};

/**
 * The library's tree of a source: the visible items, their keys, dragging and renaming. Branches come from the source,
 * because the library's own loader keeps a branch that has failed loading for ever.
 */
export function useTreeInstance(options: Options) {
  const { source, rootName, retryName, expandedIds, onExpandedChange, onMove, onRename } = options;
  /** Set while the focused item has to be focused in the page, as soon as it is drawn. */
  const isFocusWanted = useRef(false);
  const [features] = useState((): FeatureImplementation<TreeNode>[] => [
    syncDataLoaderFeature,
    hotkeysCoreFeature,
    dragAndDropFeature,
    keyboardDragAndDropFeature,
    renamingFeature,
    {
      key: "focus-when-drawn",
      // The library's own waits half a second, and then focuses the first item.
      treeInstance: {
        updateDomFocus: () => {
          isFocusWanted.current = true;
        },
      },
    },
  ]);

  const childrenOf = (id: string) =>
    source.stateOf(id) === "failed" ? [retryIdOf(id)] : [...source.childrenOf(id === rootId ? null : id)];
  const find = (id: string): TreeNode =>
    // An item that has just been removed may still be asked for, by a key pressed at the same moment.
    source.find(id) ?? { id, name: id === rootId ? rootName : retryName, isBranch: id === rootId, hasChildren: false };

  const drop = (items: readonly Item[], target: DragTarget<TreeNode>) => {
    const [item] = items;
    if (!item || !onMove) return;
    const id = item.getId();
    const parent = target.item.getId() === rootId ? null : target.item.getId();
    const others = source.childrenOf(parent).filter((each) => each !== id);
    const before = "insertionIndex" in target ? (others[target.insertionIndex] ?? null) : null;
    // Opened, so that the item stays in view and keeps the focus.
    if (parent !== null && !target.item.isExpanded()) onExpandedChange([...expandedIds, parent]);
    if (!isSamePlace(source, id, { parent, before })) onMove(id, { parent, before });
  };

  // The library rebuilds the tree whenever this is another array.
  const expandedItems = useMemo(() => [...expandedIds], [expandedIds]);
  const tree = useTree<TreeNode>({
    rootItemId: rootId,
    features,
    dataLoader: { getItem: find, getChildren: childrenOf },
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().isBranch,
    hotkeys,
    indent,
    state: { expandedItems },
    setExpandedItems: (ids) => onExpandedChange(typeof ids === "function" ? ids(expandedItems) : ids),
    canDrag: (items) => onMove !== undefined && items.every((item) => retriedBranch(item.getId()) === undefined),
    canDrop: (_, target) => target.item.isFolder(),
    onDrop: drop,
    canRename: (item) => onRename !== undefined && retriedBranch(item.getId()) === undefined,
    onRename: (item, name) => {
      const trimmed = name.trim();
      if (trimmed !== "" && trimmed !== item.getItemName()) onRename?.(item.getId(), trimmed);
    },
  });
  // The library draws the items that it knows until it is told of others.
  const [known, setKnown] = useState(source);
  if (known !== source) {
    setKnown(source);
    tree.scheduleRebuildTree();
  }
  useLayoutEffect(() => {
    if (isFocusWanted.current) isFocusWanted.current = !focusDrawn(tree);
  });
  return tree;
}

/**
 * Focuses the item that the tree wants to be focused, unless the focus has gone elsewhere meanwhile.
 *
 * @returns whether that is done; an item may not be drawn yet
 */
function focusDrawn(tree: TreeInstance<TreeNode>) {
  const box = tree.getElement();
  const active = document.activeElement;
  if (active !== null && active !== document.body && !box?.contains(active)) return true;
  const element = tree.getFocusedItem().getElement();
  element?.focus();
  return Boolean(element);
}

/** Whether a node is there already. */
function isSamePlace(source: TreeSource<TreeNode>, id: string, { parent, before }: TreePlace) {
  const siblings = source.childrenOf(parent);
  const index = siblings.indexOf(id);
  return index >= 0 && (siblings[index + 1] ?? null) === before;
}

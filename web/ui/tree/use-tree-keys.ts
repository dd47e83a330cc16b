import type { TreeInstance } from "@headless-tree/core";
import { type KeyboardEvent, useRef } from "react";

import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { findTypeahead, typeaheadPauseMs } from "#web/ui/tree/find-typeahead.ts";
import type { TreeNode } from "#web/ui/tree/tree-source.ts";
import type { Item } from "#web/ui/tree/use-tree-instance.ts";

type Options = {
  readonly tree: TreeInstance<TreeNode>;
  readonly items: readonly Item[];
  /** The item that has the focus. */
  readonly focused: Item | undefined;
  readonly onSelect: (item: Item) => void;
  readonly onCheck: (item: Item) => void;
  readonly onOpen: (ids: readonly string[]) => void;
};

/** The keys of a tree that the library leaves to the page: letters, Enter, Space and `*`. */
export function useTreeKeys({ tree, items, focused, onSelect, onCheck, onOpen }: Options) {
  const typeahead = useTypeahead();

  const openSiblings = (item: Item) => {
    const siblings = item.getParent()?.getChildren() ?? [];
    const closed = siblings.filter((each) => each.getItemData().hasChildren && !each.isExpanded());
    if (closed.length > 0) onOpen(closed.map((each) => each.getId()));
  };
  const focus = (item: Item | undefined) => {
    item?.setFocused();
    tree.updateDomFocus();
  };

  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || tree.getState().dnd || !focused) return;
    const names = items.map((item) => item.getItemName());
    const found = typeahead(event, names, focused.getItemMeta().index);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (found !== undefined) focus(items[found]);
    else if (isPlain && event.key === " ") onCheck(focused);
    else if (isPlain && isEnter(event)) onSelect(focused);
    else if (isPlain && event.key === "*") openSiblings(focused);
    else return;
    event.preventDefault();
  };
}

/** Keys after which a new text begins. */
const moves = /^(Arrow|Home|End|Page|Enter|Escape|Tab)/;

/**
 * Returns a function that takes the keys of a list with names, and returns the index that they lead to. Undefined if
 * the key is not part of a text; -1 if no name begins with it. A space belongs to a text that has been begun.
 */
function useTypeahead() {
  const typed = useRef({ text: "", time: 0 });
  return (event: KeyboardEvent, names: readonly string[], current: number) => {
    const { key, timeStamp } = event;
    if (moves.test(key)) typed.current.text = "";
    if (Array.from(key).length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const { text, time } = typed.current;
    const before = timeStamp - time < typeaheadPauseMs ? text : "";
    if (before === "" && (key === " " || key === "*")) return undefined;
    typed.current = { text: before + key, time: timeStamp };
    return findTypeahead(names, current, before + key);
  };
}

import { useState } from "react";

import type { NestedItem } from "#demos/nested-lists/contract.ts";

const parentsIn = (items: readonly NestedItem[]): readonly string[] =>
  items.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...parentsIn(children)] : []));

/** The items whose children are hidden, as long as the screen is open. @param items those of all lists */
export function useCollapsed(items: readonly NestedItem[]) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const parents = parentsIn(items);
  const isCollapsed = (id: string) => collapsed.has(id);
  const expand = (id: string) => setCollapsed((known) => new Set([...known].filter((each) => each !== id)));
  return {
    collapsed,
    canExpand: parents.some(isCollapsed),
    canCollapse: !parents.every(isCollapsed),
    expand,
    toggle: (id: string) => (isCollapsed(id) ? expand(id) : setCollapsed((known) => new Set([...known, id]))),
    expandAll: () => setCollapsed(new Set()),
    collapseAll: () => setCollapsed(new Set(parents)),
  };
}

export type Folding = ReturnType<typeof useCollapsed>;

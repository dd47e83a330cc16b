import type { NestedItem } from "#web/ui/nested-list/nested-item.ts";

/** A visible item of a list. */
export type ListRow = {
  readonly id: string;
  /** The level, from 0. */
  readonly depth: number;
};

type Options = {
  /** The items whose children are hidden. */
  readonly collapsed?: ReadonlySet<string>;
  /** An item that is left out with everything inside it, such as the dragged one. */
  readonly without?: string | undefined;
};

/** The visible items of a list from top to bottom. */
export const toRows = (items: readonly NestedItem[], options: Options = {}, depth = 0): readonly ListRow[] =>
  items.flatMap(({ id, children = [] }) => {
    if (id === options.without) return [];
    const inside = options.collapsed?.has(id) ? [] : toRows(children, options, depth + 1);
    return [{ id, depth }, ...inside];
  });

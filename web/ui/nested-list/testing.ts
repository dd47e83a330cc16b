import fc from "fast-check";

import { insertItem, type NestedItem } from "#web/ui/nested-list/nested-item.ts";

/** An item without children, named after its id. */
export const leaf = (id: string): NestedItem => ({ id, name: id.toUpperCase() });

/** The ids of items on all levels, from top to bottom. */
export const idsOf = (items: readonly NestedItem[]): readonly string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/** Builds a list from the wanted levels of its items, which are named `i0`, `i1` and so on. */
function toItems(levels: readonly number[]): readonly NestedItem[] {
  let items: readonly NestedItem[] = [];
  /** The items that are open on each level. */
  let path: readonly string[] = [];
  for (const [at, level] of levels.entries()) {
    path = path.slice(0, level);
    items = insertItem(items, leaf(`i${at}`), { parent: path.at(-1) ?? null, before: null }) ?? items;
    path = [...path, `i${at}`];
  }
  return items;
}

/** Generates lists of 1 to 30 items on at most five levels. */
export const anyItems = fc.array(fc.nat(4), { minLength: 1, maxLength: 30 }).map(toItems);

import { childrenOf, findItem, type ItemPlace, type NestedItem } from "#web/ui/nested-list/nested-item.ts";

/** A place in words: the level and the position from 1, and the name of the item around it. */
export type DescribedPlace = {
  readonly level: number;
  readonly position: number;
  readonly count: number;
  readonly parent: string | undefined;
};

/**
 * Describes a place for an announcement.
 *
 * @param items the list without the moved item
 * @param depth the level, from 0
 */
export function describePlace(
  items: readonly NestedItem[],
  { parent, before }: Pick<ItemPlace, "parent" | "before">,
  depth: number,
): DescribedPlace {
  const siblings = childrenOf(items, parent) ?? [];
  const at = siblings.findIndex(({ id }) => id === before);
  return {
    level: depth + 1,
    position: (at < 0 ? siblings.length : at) + 1,
    count: siblings.length + 1,
    parent: parent === null ? undefined : findItem(items, parent)?.name,
  };
}

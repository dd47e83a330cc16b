import type { ItemDrag } from "#web/ui/drag/use-item-drag.ts";
import { describePlace } from "#web/ui/nested-list/describe-place.ts";
import {
  findItem,
  heightOf,
  type ItemPlace,
  type NestedItem,
  placeInItems,
  removeItem,
} from "#web/ui/nested-list/nested-item.ts";
import { type ListRow, toRows } from "#web/ui/nested-list/rows.ts";
import { placeOfSpot, type RowsOfList, type Spot } from "#web/ui/nested-list/spot.ts";

/** A list between whose items, and into whose items, others can be moved. */
export type NamedList<Key extends string = string> = {
  readonly key: Key;
  /** Translated. */
  readonly label: string;
  readonly items: readonly NestedItem[];
};

/** What is shown: the lists in reading order, the items whose children are hidden, and the levels that are allowed. */
export type Shown<Key extends string> = {
  readonly lists: readonly NamedList<Key>[];
  readonly collapsed: ReadonlySet<string>;
  readonly maxLevels: number;
};

/** Where the target of a drag is drawn: at an edge of a row, or in an empty list. */
export type Marker =
  | { readonly row: string; readonly edge: "before" | "after"; readonly levels: number }
  | { readonly row: undefined };

export const itemIn = (lists: readonly NamedList[], id: string) =>
  findItem(
    lists.flatMap(({ items }) => items),
    id,
  );

/** The deepest level to which an item can move with everything inside it, from 0. */
export const maxDepthOf = ({ lists, maxLevels }: Shown<string>, id: string) => {
  const item = itemIn(lists, id);
  return maxLevels - 1 - (item ? heightOf(item) : 0);
};

/** The visible rows of the lists, without an item and what is inside it. */
export const rowsWithout = <Key extends string>(
  { lists, collapsed }: Shown<Key>,
  id: string,
): readonly RowsOfList<Key>[] =>
  lists.map(({ key, items }) => ({ key, rows: toRows(items, { collapsed, without: id }) }));

/** The target at which an item is. */
export function spotOfItem<Key extends string>({ lists, collapsed }: Shown<Key>, id: string): Spot<Key> | undefined {
  for (const { key, items } of lists) {
    const rows = toRows(items, { collapsed });
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (row) return { list: key, index, depth: row.depth, wantedDepth: row.depth };
  }
  return undefined;
}

const rowsOf = <Key extends string>(shown: Shown<Key>, list: Key, id: string): readonly ListRow[] =>
  rowsWithout(shown, id).find(({ key }) => key === list)?.rows ?? [];

/** The place that a target stands for; undefined if the item is there already. */
export function targetOf<Key extends string>(
  shown: Shown<Key>,
  id: string,
  spot: Spot<Key>,
): ItemPlace<Key> | undefined {
  const place = placeOfSpot(rowsOf(shown, spot.list, id), spot);
  const known = placeInItems(shown.lists.find(({ key }) => key === spot.list)?.items ?? [], id);
  return known?.parent === place.parent && known.before === place.before ? undefined : place;
}

/** A target in words, with the name of its list. */
export function describeSpot<Key extends string>(shown: Shown<Key>, id: string, spot: Spot<Key>) {
  const list = shown.lists.find(({ key }) => key === spot.list);
  const place = placeOfSpot(rowsOf(shown, spot.list, id), spot);
  return { list: list?.label ?? "", ...describePlace(removeItem(list?.items ?? [], id), place, spot.depth) };
}

/** Where the target of the drag is drawn in a list; undefined if it is in another one. */
export function markerIn<Key extends string>(
  shown: Shown<Key>,
  list: NamedList<Key>,
  drag: ItemDrag<Spot<Key>> | undefined,
): Marker | undefined {
  const spot = drag?.target;
  if (!drag || spot?.list !== list.key) return undefined;
  const next = rowsOf(shown, list.key, drag.id)[spot.index];
  if (next) return { row: next.id, edge: "before", levels: spot.depth - next.depth };
  const last = toRows(list.items, { collapsed: shown.collapsed }).at(-1);
  return last ? { row: last.id, edge: "after", levels: spot.depth - last.depth } : { row: undefined };
}

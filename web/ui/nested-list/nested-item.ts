/** An item of a nested list, with those inside it. */
export type NestedItem = {
  /** Unique in all lists between which items can be moved. */
  readonly id: string;
  readonly name: string;
  readonly children?: readonly NestedItem[] | undefined;
};

/** Lists by their keys. */
export type ListsByKey<Key extends string = string> = Readonly<Record<Key, readonly NestedItem[]>>;

/** A place for an item. Places do not count the item itself. */
export type ItemPlace<Key extends string = string> = {
  readonly list: Key;
  /** The item that it is inside; null on the first level. */
  readonly parent: string | null;
  /** The item that follows it in the same parent; null at the end. */
  readonly before: string | null;
};

/** The item with this id on any level. */
export function findItem(items: readonly NestedItem[], id: string): NestedItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** The item with this id in any of the lists. */
export const findInLists = (lists: ListsByKey, id: string) => findItem(Object.values(lists).flat(), id);

/** The number of levels below an item: 0 if it has no children. */
export const heightOf = ({ children = [] }: NestedItem): number =>
  children.length === 0 ? 0 : 1 + Math.max(...children.map(heightOf));

/** The number of items on all levels. */
export const countItems = (items: readonly NestedItem[]): number =>
  items.reduce((sum, { children = [] }) => sum + 1 + countItems(children), 0);

/** The items inside a parent; undefined if it is not in the list. */
export const childrenOf = (items: readonly NestedItem[], parent: string | null) => {
  if (parent === null) return items;
  const found = findItem(items, parent);
  return found && (found.children ?? []);
};

const withChildren = ({ id, name }: NestedItem, children: readonly NestedItem[]): NestedItem =>
  children.length > 0 ? { id, name, children } : { id, name };

/** The list without an item. A parent that loses its last child has no `children` afterwards. */
export const removeItem = (items: readonly NestedItem[], id: string): readonly NestedItem[] =>
  items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? withChildren(item, removeItem(item.children, id)) : item));

/** The list with an item added; undefined if the parent is not in it. Without the next sibling, it comes last. */
export function insertItem(
  items: readonly NestedItem[],
  item: NestedItem,
  { parent, before }: Pick<ItemPlace, "parent" | "before">,
): readonly NestedItem[] | undefined {
  const siblings = childrenOf(items, parent);
  if (!siblings) return undefined;
  const at = siblings.findIndex(({ id }) => id === before);
  const added = siblings.toSpliced(at < 0 ? siblings.length : at, 0, item);
  return parent === null ? added : replaceItem(items, parent, (found) => withChildren(found, added));
}

/** The list with an item replaced. */
export const replaceItem = (
  items: readonly NestedItem[],
  id: string,
  change: (item: NestedItem) => NestedItem,
): readonly NestedItem[] =>
  items.map((item) => {
    if (item.id === id) return change(item);
    return item.children ? { ...item, children: replaceItem(item.children, id, change) } : item;
  });

/** The place of an item in its list; undefined if it is not there. */
export function placeInItems(
  items: readonly NestedItem[],
  id: string,
  parent: string | null = null,
): Pick<ItemPlace, "parent" | "before"> | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at >= 0) return { parent, before: items[at + 1]?.id ?? null };
  for (const item of items) {
    const place = placeInItems(item.children ?? [], id, item.id);
    if (place) return place;
  }
  return undefined;
}

/** Moves an item before the one that has the index without it. */
export function moveItem<Item>(items: readonly Item[], item: Item, index: number): readonly Item[] {
  const others = items.filter((each) => each !== item);
  return others.toSpliced(index, 0, item);
}

import type { MenuItem } from "#contract/screens/menu.ts";

/** The position of an entry in the tree, as the path of indices: `2.0`. */
export type ItemId = string;

export type OpenItems = ReadonlySet<ItemId>;

const isWithin = (id: ItemId, parent: ItemId) => id === parent || id.startsWith(`${parent}.`);
const parentOf = (id: ItemId) => id.slice(0, Math.max(id.lastIndexOf("."), 0));

/** Opens an entry and closes its open siblings with their descendants, or closes the entry (specification §4). */
export function toggleItem(open: OpenItems, id: ItemId): OpenItems {
  if (open.has(id)) return new Set([...open].filter((other) => !isWithin(other, id)));
  const parent = parentOf(id);
  const isElsewhere = (other: ItemId) => parent !== "" && !isWithin(other, parent);
  const isAbove = (other: ItemId) => isWithin(id, other);
  return new Set([...[...open].filter((other) => isElsewhere(other) || isAbove(other)), id]);
}

/** The position of the first entry that leads to one of the addresses, which are ordered by priority. */
export function findItem(items: readonly MenuItem[], addresses: readonly string[]): ItemId | undefined {
  for (const address of addresses) {
    const found = findPlace(items, address, "");
    if (found !== undefined) return found;
  }
  return undefined;
}

function findPlace(items: readonly MenuItem[], address: string, prefix: string): ItemId | undefined {
  for (const [index, item] of items.entries()) {
    const id = `${prefix}${index}`;
    if (item.sref === address) return id;
    const inside = item.items && findPlace(item.items, address, `${id}.`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The ancestors of an entry, outermost first. */
export function parentsOf(id: ItemId): readonly ItemId[] {
  const parent = parentOf(id);
  return parent === "" ? [] : [...parentsOf(parent), parent];
}

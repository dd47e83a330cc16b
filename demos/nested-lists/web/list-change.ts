import {
  idsOf,
  type ListContent,
  maxItems,
  maxLevels,
  type NestedItem,
  type NestedListKey,
  nestedListKeys,
} from "#demos/nested-lists/contract.ts";
import {
  findInLists,
  findItem,
  heightOf,
  insertItem,
  type ItemPlace,
  placeInItems,
  removeItem,
  replaceItem,
} from "#web/ui/nested-list/nested-item.ts";

export type ListPlace = ItemPlace<NestedListKey>;

/** A change of the lists that names what it changes, so that it can be applied to what another window has saved. */
export type ListChange =
  | { readonly kind: "move"; readonly id: string; readonly place: ListPlace }
  | { readonly kind: "add"; readonly item: NestedItem; readonly place: ListPlace }
  /** `from` is the name that the person saw. */
  | { readonly kind: "rename"; readonly id: string; readonly from: string; readonly name: string }
  | { readonly kind: "delete"; readonly id: string }
  | { readonly kind: "replace"; readonly content: ListContent };

/** The list that an item is in. */
const listOf = (content: ListContent, id: string) => nestedListKeys.find((key) => findItem(content[key], id));

/** The place of an item; undefined if it is in none of the lists. */
export function placeOf(content: ListContent, id: string): ListPlace | undefined {
  const list = listOf(content, id);
  const place = list && placeInItems(content[list], id);
  return list && place && { list, ...place };
}

/** Applies a change. @returns undefined if what it refers to has gone, or if a list would be too large */
export function applyChange(content: ListContent, change: ListChange): ListContent | undefined {
  const changed = applyUnchecked(content, change);
  return changed && nestedListKeys.every((key) => fits(changed[key])) ? changed : undefined;
}

function applyUnchecked(content: ListContent, change: ListChange): ListContent | undefined {
  if (change.kind === "replace")
    return { navigation: change.content.navigation, onboarding: change.content.onboarding };
  if (change.kind === "add") {
    const isKnown = idsOf([change.item]).some((id) => listOf(content, id) !== undefined);
    return isKnown ? undefined : insert(content, change.item, change.place);
  }
  const list = listOf(content, change.id);
  const item = list && findItem(content[list], change.id);
  if (!item) return undefined;
  if (change.kind === "rename")
    return { ...content, [list]: replaceItem(content[list], item.id, (known) => ({ ...known, name: change.name })) };
  const without = { ...content, [list]: removeItem(content[list], item.id) };
  return change.kind === "delete" ? without : insert(without, item, change.place);
}

function insert(content: ListContent, item: NestedItem, place: ListPlace): ListContent | undefined {
  const items = insertItem(content[place.list], item, place);
  return items && { ...content, [place.list]: items };
}

const fits = (items: readonly NestedItem[]) =>
  idsOf(items).length <= maxItems && items.every((item) => heightOf(item) < maxLevels);

/** The change that reverts another one. @param content the lists before that change */
export function inverseOf(content: ListContent, change: ListChange): ListChange | undefined {
  if (change.kind === "replace") return { kind: "replace", content };
  if (change.kind === "add") return { kind: "delete", id: change.item.id };
  if (change.kind === "rename") return { ...change, from: change.name, name: change.from };
  const place = placeOf(content, change.id);
  const item = findInLists(content, change.id);
  if (!place || !item) return undefined;
  return change.kind === "move" ? { ...change, place } : { kind: "add", item, place };
}

/** The name that somebody else has given an item which a change renames; undefined if there is no conflict. */
export function conflictingName(content: ListContent, change: ListChange): string | undefined {
  if (change.kind !== "rename") return undefined;
  const name = findInLists(content, change.id)?.name;
  return name === change.from || name === change.name ? undefined : name;
}

import type { LibraryItem } from "#demos/library/contract.ts";
import type { TreePlace } from "#web/ui/tree/tree-source.ts";

/** Items that are checked or unchecked with everything below them. */
export type CheckChange = {
  readonly item: LibraryItem;
  readonly isChecked: boolean;
  /** The ids of the folders that the item is in. */
  readonly ancestors: ReadonlySet<string>;
  /** The ids of the loaded items below it. */
  readonly below: ReadonlySet<string>;
};

/** The items after a change of the checked files: of the item and those below it, and the totals of the folders above. */
export function applyCheck(items: readonly LibraryItem[], { item, isChecked, ancestors, below }: CheckChange) {
  const files = (isChecked ? item.files : 0) - item.checkedFiles;
  const size = (isChecked ? item.size : 0) - item.checkedSize;
  return items.map((each): LibraryItem => {
    if (each.id === item.id || below.has(each.id)) {
      return { ...each, checkedFiles: isChecked ? each.files : 0, checkedSize: isChecked ? each.size : 0 };
    }
    if (!ancestors.has(each.id)) return each;
    return { ...each, checkedFiles: each.checkedFiles + files, checkedSize: each.checkedSize + size };
  });
}

export type MoveChange = {
  readonly item: LibraryItem;
  readonly place: TreePlace;
  /** The ids of the folders that the item is in, before and after. */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
};

/**
 * A folder's items after a move: without the item, or with it, and with the new totals of the folders that it has left
 * or come into.
 *
 * @param parent the folder; null for the top
 */
export function applyMove(items: readonly LibraryItem[], parent: string | null, { item, place, from, to }: MoveChange) {
  const counted = items
    .filter(({ id }) => id !== item.id)
    .map((each): LibraryItem => {
      const sign = Number(to.has(each.id)) - Number(from.has(each.id));
      const children = Number(each.id === place.parent) - Number(each.id === item.parent);
      return {
        ...each,
        children: each.children + children,
        files: each.files + sign * item.files,
        checkedFiles: each.checkedFiles + sign * item.checkedFiles,
        size: each.size + sign * item.size,
        checkedSize: each.checkedSize + sign * item.checkedSize,
      };
    });
  if (parent !== place.parent) return counted;
  const at = counted.findIndex(({ id }) => id === place.before);
  return counted.toSpliced(at < 0 ? counted.length : at, 0, { ...item, parent });
}

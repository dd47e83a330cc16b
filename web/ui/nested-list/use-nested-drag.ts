import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { useItemDrag } from "#web/ui/drag/use-item-drag.ts";
import {
  describeSpot,
  itemIn,
  markerIn,
  maxDepthOf,
  type NamedList,
  rowsWithout,
  type Shown,
  spotOfItem,
  targetOf,
} from "#web/ui/nested-list/drag-state.ts";
import { findSpot, type MeasuredList } from "#web/ui/nested-list/find-spot.ts";
import type { ItemPlace } from "#web/ui/nested-list/nested-item.ts";
import { isSameSpot, type RowsOfList, type Spot, stepSpot } from "#web/ui/nested-list/spot.ts";

type NestedDragOptions<Key extends string> = Shown<Key> & {
  /** Moves an item with everything inside it. Not called if it is at this place already. */
  readonly onMove: (id: string, place: ItemPlace<Key>) => void;
};

/** A step of an item, as its menu offers it. */
export type Step = "up" | "down" | "in" | "out";

/** What the lists need to show and move their items. */
export type NestedDrag<Key extends string = string> = ReturnType<typeof useNestedDrag<Key>>;

/**
 * Moves items within and between nested lists; see `useItemDrag`. Up and down go from row to row, left and right change
 * the level.
 */
export function useNestedDrag<Key extends string>({ onMove, ...shown }: NestedDragOptions<Key>) {
  const { t } = useTranslation();
  const stepFrom = (id: string, spot: Spot<Key>, key: string) =>
    stepSpot(spot, key, {
      lists: rowsWithout(shown, id),
      maxDepth: maxDepthOf(shown, id),
      isRightToLeft: isPageRightToLeft(),
    });
  const { drag, itemProps, handleProps, keepFocusAtHandle, ...rest } = useItemDrag<Spot<Key>>({
    isCopied: true,
    labelOf: (id) => itemIn(shown.lists, id)?.name,
    describe: (id, spot) => {
      const { list, level, position, count, parent } = describeSpot(shown, id, spot);
      const place = { list, level, position, count };
      return parent === undefined
        ? t("{{list}}, level {{level}}, position {{position}} of {{count}}", place)
        : t("{{list}}, level {{level}}, position {{position}} of {{count}}, inside {{parent}}", { ...place, parent });
    },
    isSame: isSameSpot,
    findTarget: (root, id, { x, y }, { press, box }) => {
      const row = { left: box.left + x - press.x, right: box.right + x - press.x };
      const lists = measureLists(root, rowsWithout(shown, id));
      return findSpot(lists, { x, y, row }, maxDepthOf(shown, id), isPageRightToLeft());
    },
    stepTarget: stepFrom,
    onMove: (id, spot) => {
      const place = targetOf(shown, id, spot);
      if (place) onMove(id, place);
    },
  });

  return {
    ...rest,
    drag,
    /** The dragged item. */
    dragged: drag && itemIn(shown.lists, drag.id),
    help: t(
      "Press Space to pick up. The up and down arrow keys change the position, the left and right arrow keys the level. Press Space again to drop, or Escape to cancel.",
    ),
    collapsed: shown.collapsed,
    listOf: (key: Key): NamedList<Key> | undefined => shown.lists.find((list) => list.key === key),
    markerIn: (list: NamedList<Key>) => markerIn(shown, list, drag),
    itemProps,
    handleProps: (id: string) => handleProps(id, () => spotOfItem(shown, id)),
    /** Returns the focus to the handle of an item once the focused control has gone with another. */
    keepFocusAt: keepFocusAtHandle,
    /** The place to which a step leads; undefined if the item is there already. */
    placeAfter: (id: string, step: Step): ItemPlace<Key> | undefined => {
      const spot = spotOfItem(shown, id);
      return spot && targetOf(shown, id, stepFrom(id, spot, keyOf(step)));
    },
    /** Moves an item from another control than its handle, which then gets the focus. */
    moveTo: (id: string, place: ItemPlace<Key>) => {
      keepFocusAtHandle(id);
      onMove(id, place);
    },
  };
}

/** The arrow key for a step. */
const keyOf = (step: Step) => {
  if (step === "up") return "ArrowUp";
  if (step === "down") return "ArrowDown";
  return (step === "in") === isPageRightToLeft() ? "ArrowLeft" : "ArrowRight";
};

/** The current boxes of nested lists and their rows, as far as they are rendered. */
const measureLists = <Key extends string>(
  root: HTMLElement,
  lists: readonly RowsOfList<Key>[],
): readonly MeasuredList<Key>[] => {
  const boxOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect();
  return lists.flatMap(({ key, rows }) => {
    const box = boxOf(`[data-drag-list="${CSS.escape(key)}"]`);
    if (!box) return [];
    const measured = rows.flatMap((row) => {
      const rowBox = boxOf(`[data-drag-item="${CSS.escape(row.id)}"]`);
      return rowBox ? [{ ...row, box: rowBox }] : [];
    });
    return [{ key, box, rows: measured }];
  });
};

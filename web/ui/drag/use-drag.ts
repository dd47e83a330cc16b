import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { type DragItem, type DragList, findPlace } from "#web/ui/drag/find-place.ts";
import type { Place } from "#web/ui/drag/place.ts";
import { stepPlace } from "#web/ui/drag/step-place.ts";
import { type ItemDrag, useItemDrag } from "#web/ui/drag/use-item-drag.ts";

type DragOptions = {
  /** The lists in reading order, with translated names and their number of items. */
  lists: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  /** The name of an item. */
  labelOf: (id: string) => string;
  /** Moves an item to a list, before the item with the index, not counting itself. */
  onMove: (id: string, place: Place) => void;
};

/** Drag and drop within and between flat lists; see `useItemDrag`. */
export function useDrag({ lists, labelOf, onMove }: DragOptions) {
  const { t } = useTranslation();
  const { drag, itemProps, handleProps, ...rest } = useItemDrag<Place>({
    labelOf,
    onMove,
    describe: (_id, { list, index }) => {
      const label = lists.find(({ key }) => key === list)?.label ?? "";
      return t("{{list}}, position {{place}}", { list: label, place: index + 1 });
    },
    isSame: (one, other) => one?.list === other?.list && one?.index === other?.index,
    findTarget: (root, id, { x, y }) => findPlace(readLists(root, id), x, y),
    stepTarget: (_id, place, key, from) => {
      const others = lists.map((list) => ({ ...list, count: list.key === from.list ? list.count - 1 : list.count }));
      return stepPlace(place, key, others, isPageRightToLeft());
    },
  });
  return {
    ...rest,
    drag,
    help: t("To move, press Space, use the arrow keys, and press Space again to drop. Press Escape to cancel."),
    itemProps: (id: string, index: number) => ({
      ...itemProps(id),
      "data-drag-index": index,
      "data-dragged": drag?.id === id || undefined,
    }),
    handleProps: (id: string, list: string, index: number) => handleProps(id, () => ({ list, index })),
    /** Whether the drop indicator is shown before this item. */
    isDropBefore: (list: string, index: number) => shownIndex(drag, list) === index,
    isDropAtEnd: (list: string, count: number) => (shownIndex(drag, list) ?? -1) >= count,
  };
}

/** Where the target is among the shown items of a list. Places exclude the dragged item, which is still in its list. */
function shownIndex(drag: ItemDrag<Place> | undefined, list: string) {
  if (drag?.target?.list !== list) return undefined;
  const { from, target } = drag;
  return from.list === list && target.index >= from.index ? target.index + 1 : target.index;
}

/** The current boxes of the flat lists around an item, and of the other items. */
function readLists(root: HTMLElement, dragged: string): DragList[] {
  return [...root.querySelectorAll<HTMLElement>("[data-drag-list]")].map((element) => {
    const own = [...element.querySelectorAll<HTMLElement>("[data-drag-item]")];
    const at = own.findIndex((each) => each.dataset["dragItem"] === dragged);
    const from = Number(own[at]?.dataset["dragIndex"] ?? Number.POSITIVE_INFINITY);
    const items = own.flatMap((each): DragItem[] => {
      const index = Number(each.dataset["dragIndex"]);
      if (each.dataset["dragItem"] === dragged) return [];
      return [
        {
          id: each.dataset["dragItem"] ?? "",
          index: index > from ? index - 1 : index,
          box: each.getBoundingClientRect(),
        },
      ];
    });
    return { key: element.dataset["dragList"] ?? "", box: element.getBoundingClientRect(), count: items.length, items };
  });
}

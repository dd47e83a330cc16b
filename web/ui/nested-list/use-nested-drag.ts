import { type KeyboardEvent, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { isEnter } from "#web/lib/is-enter.ts";
import { isPageRightToLeft } from "#web/lib/is-page-right-to-left.ts";
import { useKeptFocus } from "#web/ui/drag/use-kept-focus.ts";
import {
  describeSpot,
  type Drag,
  itemIn,
  markerIn,
  maxDepthOf,
  type NamedList,
  rowsWithout,
  type Shown,
  spotOfItem,
  targetOf,
} from "#web/ui/nested-list/drag-state.ts";
import type { ItemPlace } from "#web/ui/nested-list/nested-item.ts";
import { type Spot, stepSpot } from "#web/ui/nested-list/spot.ts";
import { usePointerDrag } from "#web/ui/nested-list/use-pointer-drag.ts";

type NestedDragOptions<Key extends string> = Shown<Key> & {
  /** Moves an item with everything inside it. Not called if it is at this place already. */
  readonly onMove: (id: string, place: ItemPlace<Key>) => void;
};

/** The control to which the focus returns after a move; see `useKeptFocus`. */
const handle = "handle";

/** A step of an item, as its menu offers it. */
export type Step = "up" | "down" | "in" | "out";

/** What the lists need to show and move their items. */
export type NestedDrag<Key extends string = string> = ReturnType<typeof useNestedDrag<Key>>;

/**
 * Moves items within and between nested lists by mouse, touch and keyboard, with announcements. Space picks an item up
 * at its handle, up and down move it from row to row, left and right change its level, Space drops it, Escape cancels.
 */
export function useNestedDrag<Key extends string>({ onMove, ...shown }: NestedDragOptions<Key>) {
  const { t } = useTranslation();
  const [drag, setDrag] = useState<Drag<Key>>();
  // The item picked up by keyboard. A ref, because keys may arrive faster than React renders.
  const lifted = useRef<Drag<Key>>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const { keepFocus, keptRef } = useKeptFocus();

  const nameOf = (id: string) => itemIn(shown.lists, id)?.name ?? "";
  const describe = (id: string, spot: Spot<Key>) => {
    const { list, level, position, count, parent } = describeSpot(shown, id, spot);
    const place = { list, level, position, count };
    return parent === undefined
      ? t("{{list}}, level {{level}}, position {{position}} of {{count}}", place)
      : t("{{list}}, level {{level}}, position {{position}} of {{count}}, inside {{parent}}", { ...place, parent });
  };
  const moveTo = (id: string, place: ItemPlace<Key>) => {
    keepFocus(id, handle);
    onMove(id, place);
  };
  const drop = (id: string, spot: Spot<Key> | undefined) => {
    lifted.current = undefined;
    setDrag(undefined);
    // Another window may have deleted the item meanwhile.
    const isThere = itemIn(shown.lists, id) !== undefined;
    if (!spot || !isThere) return setAnnouncement(t("{{item}} was put back.", { item: nameOf(id) }));
    setAnnouncement(t("{{item}} was dropped: {{place}}.", { item: nameOf(id), place: describe(id, spot) }));
    const place = targetOf(shown, id, spot);
    if (place) moveTo(id, place);
  };
  const pointer = usePointerDrag({ shown, drag, onDrag: setDrag, onDrop: drop });

  const lift = (next: Drag<Key>) => {
    lifted.current = next;
    setDrag(next);
  };
  const pickUp = (id: string) => {
    const spot = spotOfItem(shown, id);
    if (!spot) return;
    lift({ id, spot, isKeys: true });
    setAnnouncement(t("{{item}} was picked up: {{place}}.", { item: nameOf(id), place: describe(id, spot) }));
  };
  const stepFrom = (id: string, spot: Spot<Key>, key: string) =>
    stepSpot(spot, key, {
      lists: rowsWithout(shown, id),
      maxDepth: maxDepthOf(shown, id),
      isRightToLeft: isPageRightToLeft(),
    });
  const step = ({ id, spot }: Drag<Key>, key: string) => {
    const next = spot && stepFrom(id, spot, key);
    if (!next) return;
    lift({ id, spot: next, isKeys: true });
    setAnnouncement(describe(id, next));
  };

  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const current = lifted.current?.id === id ? lifted.current : undefined;
    if (event.key === " " || (isEnter(event) && current)) {
      event.preventDefault();
      if (current) drop(id, current.spot);
      else pickUp(id);
    } else if (current && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      drop(id, undefined);
    } else if (current && event.key.startsWith("Arrow")) {
      event.preventDefault();
      step(current, event.key);
    }
  };

  return {
    drag,
    /** The dragged item. */
    dragged: drag && itemIn(shown.lists, drag.id),
    announcement,
    help: t(
      "Press Space to pick up. The up and down arrow keys change the position, the left and right arrow keys the level. Press Space again to drop, or Escape to cancel.",
    ),
    collapsed: shown.collapsed,
    contextProps: pointer,
    listOf: (key: Key): NamedList<Key> | undefined => shown.lists.find((list) => list.key === key),
    markerIn: (list: NamedList<Key>) => markerIn(shown, list, drag),
    handleProps: (id: string) => ({
      ref: keptRef(id, handle),
      "aria-pressed": drag?.isKeys === true && drag.id === id,
      onKeyDown: onKeyDown(id),
      onBlur: () => lifted.current?.id === id && drop(id, undefined),
    }),
    /** Returns the focus to the handle of an item once the focused control has gone with another. */
    keepFocusAt: (id: string) => keepFocus(id, handle),
    /** The place to which a step leads; undefined if the item is there already. */
    placeAfter: (id: string, step: Step): ItemPlace<Key> | undefined => {
      const spot = spotOfItem(shown, id);
      return spot && targetOf(shown, id, stepFrom(id, spot, keyOf(step)));
    },
    /** Moves an item from another control than its handle, which then gets the focus. */
    moveTo,
  };
}

/** The arrow key for a step. */
const keyOf = (step: Step) => {
  if (step === "up") return "ArrowUp";
  if (step === "down") return "ArrowDown";
  return (step === "in") === isPageRightToLeft() ? "ArrowLeft" : "ArrowRight";
};

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { isEnter } from "#web/lib/is-enter.ts";
import { isPageRightToLeft } from "#web/lib/is-page-right-to-left.ts";
import type { Place } from "#web/ui/drag/place.ts";
import { stepPlace } from "#web/ui/drag/step-place.ts";
import { useKeptFocus } from "#web/ui/drag/use-kept-focus.ts";

// Loaded when the pointer approaches a grip. The keyboard does not need it, so no key press waits for it.
const loadDragging = () => import("#web/ui/drag/dragging.ts");
const preload = () => void loadDragging().catch(() => undefined);

type DragOptions = {
  /** The lists in reading order, with translated names and their number of items. */
  lists: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  /** The name of an item. */
  labelOf: (id: string) => string;
  /** Moves an item to a list, before the item with the index, not counting itself. */
  onMove: (id: string, place: Place) => void;
};

/** For `useKeptFocus`. */
const handle = "handle";

type Drag = { readonly id: string; readonly from: Place; readonly place: Place | undefined; readonly isKeys: boolean };

/**
 * Drag and drop within and between lists, by mouse, touch and keyboard, with announcements. Space picks an item up at
 * its handle, arrow keys move it, Space drops it, Escape cancels.
 */
export function useDrag({ lists, labelOf, onMove }: DragOptions) {
  const { t } = useTranslation();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  // The item picked up by keyboard. A ref, because keys may arrive faster than React renders.
  const lifted = useRef<Drag>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const { keptId, keepFocus, keptRef } = useKeptFocus();
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const notifyFailure = () =>
    notify({
      tone: "danger",
      title: t("This part could not be loaded"),
      text: t("Check your connection and try again."),
    });
  const describe = (place: Place) => {
    const list = lists.find(({ key }) => key === place.list);
    return t("{{list}}, position {{place}}", { list: list?.label ?? "", place: place.index + 1 });
  };
  const drop = (id: string, from: Place, place: Place | undefined) => {
    lifted.current = undefined;
    setDrag(undefined);
    if (!place) return setAnnouncement(t("{{item}} was put back.", { item: labelOf(id) }));
    setAnnouncement(t("{{item}} was dropped: {{place}}.", { item: labelOf(id), place: describe(place) }));
    if (place.list === from.list && place.index === from.index) return;
    keepFocus(id, handle);
    onMove(id, place);
  };

  const onPointerDown = (id: string, from: Place) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !root.current) return;
    const start = { x: event.clientX, y: event.clientY };
    const item = root.current.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(id)}"]`);
    if (!item) return;
    end.current?.();
    const around = root.current;
    let isOver = false;
    const forget = () => {
      isOver = true;
    };
    // Released before the code has loaded: not a drag.
    addEventListener("pointerup", forget, { once: true });
    end.current = forget;
    const begin = async () => {
      const { followPointer } = await loadDragging();
      removeEventListener("pointerup", forget);
      if (isOver) return;
      end.current = followPointer(start, around, item, id, {
        onPlace: (place) => setDrag({ id, from, place, isKeys: false }),
        onEnd: (place) => drop(id, from, place),
      });
    };
    void begin().catch(notifyFailure);
  };

  const lift = (next: Drag) => {
    lifted.current = next;
    setDrag(next);
  };
  const pickUp = (id: string, from: Place) => {
    lift({ id, from, place: from, isKeys: true });
    setAnnouncement(t("{{item}} was picked up: {{place}}.", { item: labelOf(id), place: describe(from) }));
  };

  const step = (current: Drag, key: string) => {
    const others = lists.map((list) => ({
      ...list,
      count: list.key === current.from.list ? list.count - 1 : list.count,
    }));
    const place = stepPlace(current.place ?? current.from, key, others, isPageRightToLeft());
    lift({ ...current, place });
    setAnnouncement(describe(place));
  };

  const onKeyDown = (id: string, from: Place) => (event: KeyboardEvent<HTMLElement>) => {
    const current = lifted.current?.id === id ? lifted.current : undefined;
    if (event.key === " " || (isEnter(event) && current)) {
      event.preventDefault();
      if (current) drop(id, current.from, current.place);
      else pickUp(id, from);
    } else if (current && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      drop(id, current.from, undefined);
    } else if (current && event.key.startsWith("Arrow")) {
      event.preventDefault();
      step(current, event.key);
    }
  };

  return {
    /** For the element around all lists. */
    rootRef: root,
    /** The dragged item and its target, if any. */
    drag,
    announcement,
    helpId,
    help: t("To move, press Space, use the arrow keys, and press Space again to drop. Press Escape to cancel."),
    listProps: (key: string) => ({
      "data-drag-list": key,
      "data-drop": drag?.place?.list === key ? drag.place.index : undefined,
    }),
    itemProps: (id: string, index: number) => ({
      "data-drag-item": id,
      "data-drag-index": index,
      "data-dragged": drag?.id === id || undefined,
    }),
    handleProps: (id: string, list: string, index: number) => ({
      ref: keptRef(id, handle),
      "aria-describedby": helpId,
      "aria-pressed": drag?.isKeys === true && drag.id === id,
      onPointerEnter: preload,
      onPointerDown: onPointerDown(id, { list, index }),
      onKeyDown: onKeyDown(id, { list, index }),
      onBlur: () => lifted.current?.id === id && drop(id, lifted.current.from, undefined),
    }),
    /** Other controls that move their item keep the focus in the same way; see `useKeptFocus`. */
    keptId,
    keepFocus,
    keptRef,
    /** Whether the drop indicator is shown before this item. */
    isDropBefore: (list: string, index: number) =>
      drag?.place?.list === list && adjust(drag, list, drag.place.index) === index,
    isDropAtEnd: (list: string, count: number) =>
      drag?.place?.list === list && adjust(drag, list, drag.place.index) >= count,
  };
}

/** Places exclude the dragged item, which is still in its list. */
const adjust = ({ from }: Drag, list: string, index: number) =>
  from.list === list && index >= from.index ? index + 1 : index;

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { type DragItem, type DragList, findPlace, type Place, stepPlace } from "#web/ui/drag/find-place.ts";

/** So far the pointer moves, in pixels, before it is a drag and no click. */
const threshold = 4;
/** This near to the window's edge, in pixels, the page scrolls along; so far with each frame. */
const edge = 56;
const scrollStep = 12;

type DragOptions = {
  /** The lists from the start of the page to its end, translated, with how many items each has. */
  lists: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  /** What an item is called. */
  labelOf: (id: string) => string;
  /** Puts an item into a list, before the item of that index, counted without itself. */
  onMove: (id: string, place: Place) => void;
};

type Drag = { readonly id: string; readonly from: Place; readonly place: Place | undefined; readonly isKeys: boolean };

/**
 * Dragging between lists and within one, by mouse, touch and keyboard alike, with announcements. Space picks an item up
 * at its handle, the arrows move it, Space drops it, Escape puts it back.
 */
export function useDrag({ lists, labelOf, onMove }: DragOptions) {
  const { t } = useTranslation();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [announcement, setAnnouncement] = useState("");
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const describe = (place: Place) => {
    const list = lists.find(({ key }) => key === place.list);
    return t("{{list}}, place {{place}}", { list: list?.label ?? "", place: place.index + 1 });
  };
  const drop = (id: string, from: Place, place: Place | undefined) => {
    setDrag(undefined);
    if (!place) return setAnnouncement(t("{{item}} is back where it was.", { item: labelOf(id) }));
    setAnnouncement(t("{{item}} is dropped: {{place}}.", { item: labelOf(id), place: describe(place) }));
    if (place.list !== from.list || place.index !== from.index) onMove(id, place);
  };

  const onPointerDown = (id: string, from: Place) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !root.current) return;
    const start = { x: event.clientX, y: event.clientY };
    const item = root.current.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(id)}"]`);
    if (!item) return;
    end.current?.();
    end.current = followPointer(start, root.current, item, id, {
      onPlace: (place) => setDrag({ id, from, place, isKeys: false }),
      onEnd: (place) => drop(id, from, place),
    });
  };

  const onKeyDown = (id: string, from: Place) => (event: KeyboardEvent<HTMLElement>) => {
    const isLifted = drag?.isKeys === true && drag.id === id;
    if (event.key === " " || (event.key === "Enter" && isLifted)) {
      event.preventDefault();
      if (isLifted) return drop(id, drag.from, drag.place);
      setDrag({ id, from, place: from, isKeys: true });
      return setAnnouncement(t("{{item}} is picked up: {{place}}.", { item: labelOf(id), place: describe(from) }));
    }
    if (!isLifted) return undefined;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return drop(id, drag.from, undefined);
    }
    if (!event.key.startsWith("Arrow")) return undefined;
    event.preventDefault();
    const others = lists.map(({ key, count }) => ({ key, count: key === drag.from.list ? count - 1 : count }));
    const place = stepPlace(drag.place ?? drag.from, event.key, others, document.documentElement.dir === "rtl");
    setDrag({ ...drag, place });
    return setAnnouncement(describe(place));
  };

  return {
    /** On the element around all lists. */
    rootRef: root,
    /** What is dragged, if anything is, and where it would fall. */
    drag,
    announcement,
    helpId,
    help: t("Space picks it up, the arrows move it, Space drops it, Escape puts it back."),
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
      "aria-describedby": helpId,
      "aria-pressed": drag?.isKeys === true && drag.id === id,
      onPointerDown: onPointerDown(id, { list, index }),
      onKeyDown: onKeyDown(id, { list, index }),
      onBlur: () => drag?.isKeys && drag.id === id && drop(id, drag.from, undefined),
    }),
    /** Whether the line that shows where it would fall is drawn before this item. */
    isDropBefore: (list: string, index: number) =>
      drag?.place?.list === list && adjust(drag, list, drag.place.index) === index,
    isDropAtEnd: (list: string, count: number) =>
      drag?.place?.list === list && adjust(drag, list, drag.place.index) >= count,
  };
}

/** A place counts without the dragged item, which still stands in its list. */
const adjust = ({ from }: Drag, list: string, index: number) =>
  from.list === list && index >= from.index ? index + 1 : index;

type Listeners = { onPlace: (place: Place | undefined) => void; onEnd: (place: Place | undefined) => void };

/** Follows the pointer from its first press to its release. Answers how to end it without a drop. */
function followPointer(
  start: { x: number; y: number },
  root: HTMLElement,
  item: HTMLElement,
  id: string,
  { onPlace, onEnd }: Listeners,
) {
  let isDragging = false;
  let point = start;
  let place: Place | undefined;
  let frame = 0;
  const scrollStart = { x: scrollX, y: scrollY };

  const draw = () => {
    const shift = { x: point.x - start.x + scrollX - scrollStart.x, y: point.y - start.y + scrollY - scrollStart.y };
    item.style.translate = `${shift.x}px ${shift.y}px`;
    const next = findPlace(readLists(root, id), point.x, point.y);
    if (next?.list !== place?.list || next?.index !== place?.index) onPlace((place = next));
  };
  const scrollAlong = () => {
    const step = point.y < edge ? -scrollStep : point.y > innerHeight - edge ? scrollStep : 0;
    if (step !== 0) {
      scrollBy(0, step);
      draw();
    }
    frame = requestAnimationFrame(scrollAlong);
  };
  const onMove = (event: globalThis.PointerEvent) => {
    point = { x: event.clientX, y: event.clientY };
    if (!isDragging && Math.hypot(point.x - start.x, point.y - start.y) < threshold) return;
    if (!isDragging) {
      isDragging = true;
      document.documentElement.dataset["dragging"] = "";
      frame = requestAnimationFrame(scrollAlong);
    }
    draw();
  };
  const finish = (dropped: Place | undefined) => {
    stop();
    if (isDragging) onEnd(dropped);
  };
  const onUp = () => finish(place);
  const onCancel = () => finish(undefined);
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    finish(undefined);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    item.style.translate = "";
    delete document.documentElement.dataset["dragging"];
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onCancel);
    removeEventListener("keydown", onKey, true);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  addEventListener("keydown", onKey, true);
  return stop;
}

/** Where the lists and their items are at the moment. */
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

import { type DragItem, type DragList, findPlace } from "#web/ui/drag/find-place.ts";
import type { Place } from "#web/ui/drag/place.ts";

/** In pixels: the distance after which a press becomes a drag instead of a click. */
const threshold = 4;
/** In pixels: the page scrolls while the pointer is this close to the window's edge, by this distance per frame. */
const edge = 56;
const scrollStep = 12;

type Listeners = { onPlace: (place: Place | undefined) => void; onEnd: (place: Place | undefined) => void };

/** Follows the pointer from press to release. @returns a function that cancels the drag */
export function followPointer(
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

/** The current boxes of the lists and their items. */
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

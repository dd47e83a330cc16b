import { type PointerEvent, useState } from "react";
import { isPageRightToLeft } from "#web/lib/is-page-right-to-left.ts";

/** In pixels: the distance after which a press becomes a drag instead of a click. */
const threshold = 6;

type Dragged = { readonly id: string; readonly over: string; readonly isAfter: boolean };

/**
 * Moves columns by dragging their headers. With the keyboard, use Alt and the arrow keys, or the column's menu.
 *
 * @param onDrop called with the column, the column it is dropped on, and the side of it
 */
export function useColumnDrag(onDrop: (id: string, over: string, isAfter: boolean) => void) {
  const [dragged, setDragged] = useState<Dragged>();

  const onDragStart = (id: string, event: PointerEvent<HTMLElement>) => {
    // Touch scrolls the table.
    if (event.button !== 0 || event.pointerType === "touch") return;
    const from = event.clientX;
    const head = event.currentTarget.closest("tr");
    let latest: Dragged | undefined;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      if (!latest && Math.abs(clientX - from) < threshold) return;
      latest = findPlace(head, id, clientX) ?? latest;
      setDragged(latest);
    };
    const forget = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", forget);
      removeEventListener("keydown", cancel, true);
      setDragged(undefined);
    };
    const end = () => {
      forget();
      if (!latest) return;
      // The click after a drag must not sort.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (latest.over !== id) onDrop(id, latest.over, latest.isAfter);
    };
    const cancel = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && forget();
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", forget);
    addEventListener("keydown", cancel, true);
  };

  return { dragged, onDragStart };
}

/** The column under the pointer, and which half of it. */
function findPlace(head: Element | null, id: string, clientX: number): Dragged | undefined {
  for (const cell of head?.querySelectorAll<HTMLElement>("[data-column]") ?? []) {
    const { left, right } = cell.getBoundingClientRect();
    if (clientX < left || clientX >= right) continue;
    const isRight = clientX > (left + right) / 2;
    return { id, over: cell.dataset["column"] ?? id, isAfter: isRight !== isPageRightToLeft() };
  }
  return undefined;
}

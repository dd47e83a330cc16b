import { type PointerEvent, useState } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { followPointer, pressOf } from "#web/ui/drag/follow-pointer.ts";

type Dragged = { readonly id: string; readonly over: string; readonly isAfter: boolean };

/**
 * Moves columns by dragging their headers. With the keyboard, use Alt and the arrow keys, or the column's menu.
 *
 * @param onDrop called with the column, the column it is dropped on, and the side of it
 */
export function useColumnDrag(onDrop: (id: string, over: string, isAfter: boolean) => void) {
  const [dragged, setDragged] = useState<Dragged>();

  const onDragStart = (id: string, event: PointerEvent<HTMLElement>) => {
    const press = pressOf(event);
    // Touch scrolls the table.
    if (!press || press.isTouch) return;
    const head = event.currentTarget.closest("tr");
    let latest: Dragged | undefined;
    followPointer(press, {
      threshold: 6,
      canScroll: false,
      onMove: ({ x }) => {
        latest = findPlace(head, id, x) ?? latest;
        setDragged(latest);
      },
      onEnd: (isDropped) => {
        setDragged(undefined);
        if (isDropped && latest && latest.over !== id) onDrop(id, latest.over, latest.isAfter);
      },
    });
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

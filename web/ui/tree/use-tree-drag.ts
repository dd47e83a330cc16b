import type { TreeInstance } from "@headless-tree/core";
import { type PointerEvent, useEffect, useRef, useState } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { followPointer, type Point, pressOf } from "#web/ui/drag/follow-pointer.ts";
import type { Grip } from "#web/ui/drag/use-item-drag.ts";
import type { TreeNode } from "#web/ui/tree/tree-source.ts";
import { isMovingByKey, type Item } from "#web/ui/tree/use-tree-instance.ts";

/** In milliseconds: how long a finger rests on a row to drag it, because rows have no handle and scroll at once. */
const touchDelayMs = 350;

/** What the library needs to know of a pointer. */
type Place = Pick<DragEvent, "clientX" | "clientY" | "dataTransfer" | "preventDefault" | "stopPropagation">;

/** Those of the library's props that are called here. It declares all as `any`. */
type LibraryProps = { readonly onDragOver: (place: Place) => void; readonly onDrop: (place: Place) => void };

/** What the library remembers of the last place that it was asked about. */
type LibraryMemory = { lastDragCode?: string | undefined; lastAllowDrop?: boolean };

/**
 * Moves nodes with the pointer. The library finds the targets; its own dragging, that of HTML, is left out, because touch
 * screens do not have it.
 */
export function useTreeDrag(tree: TreeInstance<TreeNode>, rowHeight: number) {
  const [grip, setGrip] = useState<Grip>();
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const forgetTarget = () =>
    tree.applySubStateUpdate("dnd", (dnd) => ({ ...dnd, draggingOverItem: undefined, dragTarget: undefined }));

  const over = (point: Point) => {
    const item = itemAt(tree, rowHeight, point);
    const { current: memory } = tree.getDataRef<LibraryMemory>();
    if (item) (item.getProps() as LibraryProps).onDragOver(placeIn(item, point));
    else memory.lastDragCode = undefined;
    if ((!item || !memory.lastAllowDrop) && tree.getDragTarget()) forgetTarget();
  };

  const onPointerDown = (item: Item, event: PointerEvent<HTMLElement>) => {
    const press = pressOf(event);
    if (!press || isMovingByKey(tree)) return;
    const box = event.currentTarget.getBoundingClientRect();
    let point: Point = press;
    end.current?.();
    end.current = followPointer(press, {
      touchDelayMs,
      onStart: () => {
        setGrip({ press, box });
        tree.applySubStateUpdate("dnd", { draggedItems: [item] });
      },
      onMove: (next) => over((point = next)),
      onEnd: (isDropped) => {
        setGrip(undefined);
        const target = isDropped && tree.getDragTarget() ? itemAt(tree, rowHeight, point) : undefined;
        if (target) (target.getProps() as LibraryProps).onDrop(placeIn(target, point));
        tree.getDataRef<LibraryMemory>().current.lastDragCode = undefined;
        tree.applySubStateUpdate("dnd", null);
      },
    });
  };

  return { grip, onPointerDown };
}

/** The item whose row is at a point. */
function itemAt(tree: TreeInstance<TreeNode>, rowHeight: number, { x, y }: Point) {
  const box = tree.getElement()?.getBoundingClientRect();
  if (!box || x < box.left || x > box.right) return undefined;
  return tree.getItems()[Math.floor((y - box.top) / rowHeight)];
}

/** The library measures from the left; where rows begin at the right, it gets the mirrored place. */
function placeIn(item: Item, { x, y }: Point): Place {
  const box = item.getElement()?.getBoundingClientRect();
  return {
    clientX: box && isPageRightToLeft() ? box.left + box.right - x : x,
    clientY: y,
    dataTransfer: null,
    preventDefault: () => undefined,
    stopPropagation: () => undefined,
  };
}

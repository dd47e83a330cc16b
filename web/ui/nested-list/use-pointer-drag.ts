import {
  type Collision,
  type CollisionDetection,
  type DndContextProps,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useEffect } from "react";

import { isPageRightToLeft } from "#web/lib/is-page-right-to-left.ts";
import { type Drag, maxDepthOf, rowsWithout, type Shown } from "#web/ui/nested-list/drag-state.ts";
import { findSpot, type MeasuredList } from "#web/ui/nested-list/find-spot.ts";
import { isSameSpot, type Spot } from "#web/ui/nested-list/spot.ts";

/** In pixels: the distance after which a press becomes a drag. */
const threshold = 4;
/** As a share of the window's height: the page scrolls while the pointer is this close to an edge. Never sideways. */
const scrollThreshold = { x: 0, y: 0.12 };

/** The id under which a list is measured, which no item has. */
export const listId = (key: string) => `list:${key}`;

type PointerDragOptions<Key extends string> = {
  shown: Shown<Key>;
  drag: Drag<Key> | undefined;
  onDrag: (drag: Drag<Key>) => void;
  /** Called without a target if the drag was cancelled or ended far from all lists. */
  onDrop: (id: string, spot: Spot<Key> | undefined) => void;
};

/** The props of the `DndContext` in which a pointer, a finger or a pen drags items. */
export function usePointerDrag<Key extends string>({ shown, drag, onDrag, onDrop }: PointerDragOptions<Key>) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: threshold } }));
  useEffect(() => markPage(false), []);

  const detect: CollisionDetection = ({ active, collisionRect, droppableRects, pointerCoordinates }) => {
    const id = String(active.id);
    const lists = rowsWithout(shown, id).flatMap(({ key, rows }): MeasuredList<Key>[] => {
      const box = droppableRects.get(listId(key));
      if (!box) return [];
      const measured = rows.flatMap((row) => {
        const rowBox = droppableRects.get(row.id);
        return rowBox ? [{ ...row, box: rowBox }] : [];
      });
      return [{ key, box, rows: measured }];
    });
    const pointer = pointerCoordinates && { ...pointerCoordinates, row: collisionRect };
    const spot = pointer && findSpot(lists, pointer, maxDepthOf(shown, id), isPageRightToLeft());
    return spot ? [{ id: listId(spot.list), data: { spot } }] : [];
  };

  const follow = ({ active, collisions }: DragMoveEvent) => {
    const id = String(active.id);
    const spot = spotOf<Key>(collisions);
    if (drag?.id !== id || !isSameSpot(drag.spot, spot)) onDrag({ id, spot, isKeys: false });
  };

  return {
    sensors,
    collisionDetection: detect,
    // The rows stay where they are during a drag, so that nothing has to be compensated.
    autoScroll: { threshold: scrollThreshold, layoutShiftCompensation: false },
    onDragStart: ({ active }) => {
      markPage(true);
      onDrag({ id: String(active.id), spot: undefined, isKeys: false });
    },
    onDragMove: follow,
    onDragOver: follow,
    onDragEnd: ({ active, collisions }) => {
      markPage(false);
      onDrop(String(active.id), spotOf<Key>(collisions));
    },
    onDragCancel: ({ active }) => {
      markPage(false);
      onDrop(String(active.id), undefined);
    },
  } satisfies DndContextProps;
}

/** As every drag does, for style sheets. */
function markPage(isDragging: boolean) {
  if (isDragging) document.documentElement.dataset["dragging"] = "";
  else delete document.documentElement.dataset["dragging"];
}

/** The target that `detect` has attached; the library has no type for it. */
const spotOf = <Key extends string>(collisions: readonly Collision[] | null) =>
  collisions?.[0]?.data?.["spot"] as Spot<Key> | undefined;

import { DndContext, DragOverlay } from "@dnd-kit/core";
import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import { formatNumber } from "#web/lib/format.ts";
import { countItems } from "#web/ui/nested-list/nested-item.ts";
import styles from "#web/ui/nested-list/nested-list.module.css";
import type { NestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

/** The announcements are those of `useNestedDrag`, which also cover the keyboard. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The area in which the items of `NestedList` are dragged: put around all lists between which items can move. */
export function NestedDragArea<Key extends string>({ drag, children }: { drag: NestedDrag<Key>; children: ReactNode }) {
  const { dragged, help } = drag;
  return (
    <DndContext
      {...drag.contextProps}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: help }, restoreFocus: false }}
    >
      <p className="visually-hidden" role="status">
        {drag.announcement}
      </p>
      {children}
      {/* In the body, because a card with a filter would position it. */}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={styles.overlay}>
              <IconGripVertical size={16} stroke={1.75} aria-hidden />
              <span className={`truncate ${styles.overlayName}`} dir="auto">
                {dragged.name}
              </span>
              {dragged.children && (
                <span className={styles.overlayCount}>
                  <bdi>{`+${formatNumber(countItems(dragged.children))}`}</bdi>
                </span>
              )}
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

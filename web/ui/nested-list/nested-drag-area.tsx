import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { DragCopy } from "#web/ui/drag/drag-copy.tsx";
import { countItems } from "#web/ui/nested-list/nested-item.ts";
import type { NestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

/** The area in which the items of `NestedList` are dragged: put around all lists between which items can move. */
export function NestedDragArea<Key extends string>({ drag, children }: { drag: NestedDrag<Key>; children: ReactNode }) {
  const { rootRef, dragged, drag: dragging } = drag;
  return (
    <div ref={rootRef}>
      <p id={drag.helpId} className="visually-hidden">
        {drag.help}
      </p>
      <p className="visually-hidden" role="status">
        {drag.announcement}
      </p>
      {children}
      {dragged && dragging?.grip && (
        <DragCopy
          grip={dragging.grip}
          icon={<IconGripVertical size={16} stroke={1.75} aria-hidden />}
          name={dragged.name}
          others={countItems(dragged.children ?? [])}
        />
      )}
    </div>
  );
}

import { Fragment, type ReactNode } from "react";

import type { NestedItem } from "#web/ui/nested-list/nested-item.ts";
import styles from "#web/ui/nested-list/nested-list.module.css";
import { NestedRow } from "#web/ui/nested-list/nested-row.tsx";
import type { NestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

type NestedListProps<Key extends string> = {
  /** From `useNestedDrag`, whose list with this key is shown. */
  drag: NestedDrag<Key>;
  list: Key;
  /** Replaces the name of an item, for example while it is edited; undefined leaves it. */
  renderName?: (item: NestedItem) => ReactNode;
  /** The controls at the end of a row. */
  renderTools?: (item: NestedItem) => ReactNode;
  /** Shown after the items inside a parent, or of the list (null), such as the field for a new one. */
  renderEnd?: (parent: string | null) => ReactNode;
  /** Shown below all items, where a drop still adds to the list. */
  foot?: ReactNode;
  /** Shown without items. */
  empty: string;
  /** Hides or shows the children of an item. */
  onToggle: (id: string) => void;
};

/** Nested items with handles that move them. Has to be inside a `NestedDragArea`. */
export function NestedList<Key extends string>({ drag, list, empty, foot, renderEnd, ...row }: NestedListProps<Key>) {
  const named = drag.listOf(list);
  const marker = named && drag.markerIn(named);
  const { drag: dragging } = drag;

  const renderItems = (items: readonly NestedItem[], parent: string | null, label?: string) => {
    const end = renderEnd?.(parent);
    if (items.length === 0 && !end) return null;
    return (
      <ul className={styles.items} aria-label={label}>
        {items.map((item) => {
          const isCollapsed = drag.collapsed.has(item.id);
          return (
            <li
              key={item.id}
              className={styles.item}
              data-dragged={(dragging?.id === item.id && dragging.grip !== undefined) || undefined}
            >
              <NestedRow
                item={item}
                isCollapsed={isCollapsed}
                marker={marker?.row === item.id ? marker : undefined}
                isLifted={dragging?.id === item.id && !dragging.grip}
                itemProps={drag.itemProps(item.id)}
                handleProps={drag.handleProps(item.id)}
                {...row}
              />
              {!isCollapsed && renderItems(item.children ?? [], item.id)}
            </li>
          );
        })}
        {end && <Fragment key="end">{end}</Fragment>}
      </ul>
    );
  };

  return (
    <div
      {...drag.listProps(list)}
      className={styles.list}
      data-drop-inside={(marker && marker.row === undefined) || undefined}
    >
      {renderItems(named?.items ?? [], null, named?.label)}
      {named?.items.length === 0 && <p className={styles.empty}>{empty}</p>}
      {foot}
    </div>
  );
}

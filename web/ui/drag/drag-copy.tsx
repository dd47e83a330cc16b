import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

import { formatNumber } from "#web/lib/format/format.ts";
import styles from "#web/ui/drag/drag-copy.module.css";
import type { Grip } from "#web/ui/drag/use-item-drag.ts";

type DragCopyProps = {
  grip: Grip;
  /** Of 16 to 20 px. */
  icon: ReactNode;
  name: string;
  /** How many others move with the item. */
  others?: number;
};

/** A copy of a dragged item that follows the pointer. */
export function DragCopy({ grip: { press, box }, icon, name, others = 0 }: DragCopyProps) {
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (copy.current && pointerId === press.pointerId)
        copy.current.style.translate = `${clientX - press.x}px ${clientY - press.y}px`;
    };
    addEventListener("pointermove", follow);
    return () => removeEventListener("pointermove", follow);
  }, [press]);
  // In the body, because a card with a filter would position it.
  return createPortal(
    <div
      ref={copy}
      className={styles.place}
      style={{ inset: `${box.top}px auto auto ${box.left}px`, inlineSize: box.width, blockSize: box.height }}
      aria-hidden
    >
      <div className={styles.copy}>
        {icon}
        <span className={`truncate ${styles.name}`} dir="auto">
          {name}
        </span>
        {others > 0 && (
          <span className={styles.count}>
            <bdi>{`+${formatNumber(others)}`}</bdi>
          </span>
        )}
      </div>
    </div>,
    document.body,
  );
}

import type { KeyboardEvent, PointerEvent } from "react";
import { useState } from "react";

import { minColumnWidth, maxColumnWidth } from "#contract/tables/table-setup.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { limitWidth, trackOf } from "#web/ui/table/arrange.ts";
import styles from "#web/ui/table/head/table-head.module.css";

/** In pixels, per press of an arrow key. */
const step = 16;

type ResizeHandleProps = {
  /** The column's. */
  id: string;
  /** Translated. */
  label: string;
  width: number;
  onResize: (width: number) => void;
};

/** The edge of a column, moved by pointer or arrow keys. The width is stored on release. */
export function ResizeHandle({ id, label, width, onResize }: ResizeHandleProps) {
  const [isResizing, setIsResizing] = useState(false);

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const cell = handle.closest("th");
    const table = handle.closest("table");
    if (!cell || !table) return;
    handle.setPointerCapture(event.pointerId);
    setIsResizing(true);
    const from = event.clientX;
    const before = cell.getBoundingClientRect().width;
    const sign = isPageRightToLeft() ? -1 : 1;
    let next = before;
    // Rendering at each step would be too slow for a long table.
    const move = ({ clientX }: globalThis.PointerEvent) => {
      next = limitWidth(before + (clientX - from) * sign);
      table.style.setProperty(`--column-${id}`, trackOf(next));
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      setIsResizing(false);
      if (next !== before) onResize(limitWidth(next));
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };

  const resizeByKey = (event: KeyboardEvent) => {
    const sign = isPageRightToLeft() ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: step * sign, ArrowLeft: -step * sign };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onResize(limitWidth(width + by));
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={minColumnWidth}
      aria-valuemax={maxColumnWidth}
      // The head of the table is one Tab stop, and these arrow keys would not lead on. The column's menu resizes, too.
      tabIndex={-1}
      data-resizing={isResizing || undefined}
      className={styles.resize}
      onPointerDown={start}
      onKeyDown={resizeByKey}
    />
  );
}

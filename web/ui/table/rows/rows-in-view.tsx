import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

import { observePageScroll } from "#web/lib/observe-page-scroll.ts";

/** Rows drawn above and below those in view. */
const overscan = 8;

type RowsInViewProps = {
  count: number;
  /** Of each row, in pixels. */
  height: number;
  /** An element that starts where the rows do. */
  start: RefObject<HTMLElement | null>;
  /** Receives the index of the first row to draw, and that after the last. */
  onChange: (first: number, end: number) => void;
};

/**
 * Says which rows of a long table to draw while the page scrolls. It draws nothing itself, so that rows that are there
 * before its code keep their elements, and with them the focus.
 */
export function RowsInView({ count, height, start, onChange }: RowsInViewProps) {
  const [top, setTop] = useState(0);
  // Filters that change the rows may change the height of the toolbar above them.
  useLayoutEffect(() => {
    const box = start.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + scrollY));
  }, [count, height, start]);
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    observeElementOffset: observePageScroll,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;
  // Until the virtualizer has measured the window, no row is in view.
  useLayoutEffect(() => {
    if (end > 0) onChange(first, end);
  }, [first, end, onChange]);
  return null;
}

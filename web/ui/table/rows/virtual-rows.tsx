import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

import type { Density } from "#contract/table-setup.ts";

type RowShape = Density | "phone";

/** The height of a row in pixels, including its border, as in the style sheets. */
const rowHeights: Record<RowShape, number> = { comfortable: 44, compact: 34, phone: 64 };
/** Rows rendered above and below those in view. */
const overscan = 8;

type VirtualRowsProps = {
  count: number;
  shape: RowShape;
  draw: (index: number) => ReactNode;
};

/** Renders the rows in view, and two spacers for the others. The page scrolls them. */
export function VirtualRows({ count, shape, draw }: VirtualRowsProps) {
  const first = useRef<HTMLTableRowElement>(null);
  const [start, setStart] = useState(0);
  // Filters that change the rows may change the height of the toolbar above them.
  useLayoutEffect(() => {
    const top = first.current?.getBoundingClientRect().top;
    if (top !== undefined) setStart(Math.round(top + scrollY));
  }, [count, shape]);
  const height = rowHeights[shape];
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan,
    scrollMargin: start,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? start) - start;
  const after = virtualizer.getTotalSize() - before - items.length * height;
  return (
    <>
      <tr ref={first} aria-hidden style={{ blockSize: before }} />
      {items.map(({ index }) => draw(index))}
      {after > 0 && <tr aria-hidden style={{ blockSize: after }} />}
    </>
  );
}

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { observePageScroll } from "#web/lib/observe-page-scroll.ts";

/** Rows drawn above and below those in the window. */
const overscan = 10;

type TreeRowsProps = {
  count: number;
  /** Of a row, in pixels. */
  height: number;
  /** The indexes of rows that are always drawn, since an element that is removed loses the focus, or ends its drag. */
  kept: readonly number[];
  draw: (index: number) => ReactNode;
};

/** Draws the rows in the window. */
export function WindowRows({ count, height, kept, draw }: TreeRowsProps) {
  const first = useRef<HTMLSpanElement>(null);
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const top = first.current?.getBoundingClientRect().top;
    if (top !== undefined) setStart(Math.round(top + scrollY));
  }, [count, height]);
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan,
    scrollMargin: start,
    observeElementOffset: observePageScroll,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const further = kept.filter((index) => index >= 0 && index < count && !shown.includes(index));
      return [...shown, ...further].toSorted((one, other) => one - other);
    },
  });
  return (
    <>
      <span ref={first} />
      {virtualizer.getVirtualItems().map(({ index }) => draw(index))}
    </>
  );
}

/** Draws all rows. */
export const AllRows = ({ count, draw }: TreeRowsProps) => Array.from({ length: count }, (_, index) => draw(index));

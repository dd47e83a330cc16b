import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode, RefObject } from "react";

import type { Density } from "#contract/table-setup.ts";

/** The height of a row in pixels, including its border, as in the style sheet. */
const rowHeights = { comfortable: 44, compact: 34 } as const;
/** Rows rendered above and below those in view. */
const overscan = 8;

type VirtualRowsProps = {
  count: number;
  density: Density;
  viewport: RefObject<HTMLDivElement | null>;
  draw: (index: number) => ReactNode;
};

/** Renders the rows in view, and two spacers for the others. */
export function VirtualRows({ count, density, viewport, draw }: VirtualRowsProps) {
  const height = rowHeights[density];
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => height,
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => draw(index))}
      {after > 0 && <Gap height={after} />}
    </>
  );
}

/** A spacer for rows that are out of view. */
const Gap = ({ height }: { height: number }) => <tr aria-hidden style={{ blockSize: height }} />;

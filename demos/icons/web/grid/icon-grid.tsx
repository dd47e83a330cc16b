import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

import { IconCell } from "#demos/icons/web/grid/icon-cell.tsx";
import styles from "#demos/icons/web/grid/icon-grid.module.css";
import type { IconParams } from "#demos/icons/web/icon-params.ts";
import { groupLabel, type IconSet } from "#demos/icons/web/icon-set.ts";
import { nextIcon } from "#demos/icons/web/grid/next-icon.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";
import { useDrawings } from "#demos/icons/web/grid/use-drawings.ts";
import { useGridPlace } from "#demos/icons/web/grid/use-grid-place.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { observePageScroll } from "#web/lib/observe-page-scroll.ts";
import { PartFailure } from "#web/ui/display/status/part-failure.tsx";

/** In pixels, with the gap below, as in the style sheet. */
const rowHeight = 92;
/** In pixels. */
const iconSize = 32;
/** Rows rendered above and below those in view. */
const overscan = 3;

type IconGridProps = {
  set: IconSet;
  /** The matching icons, at least one. */
  icons: readonly Icon[];
  params: IconParams;
  /** The name of the grid, translated. */
  label: string;
  /** The icon whose details are shown. */
  chosen: Icon | undefined;
  onChoose: (icon: Icon) => void;
};

/**
 * The icons in equal cells, of which only the rows in view are rendered. The page scrolls them. The arrow keys, Home, End,
 * Page Up and Page Down move between icons, and one of them is in the tab order.
 */
export function IconGrid({ set, icons, params, label, chosen, onChoose }: IconGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const hasMoved = useRef(false);
  const { columns, start } = useGridPlace(grid);
  const indexOf = (id: string | undefined) => icons.findIndex((icon) => icon.id === id);
  const current = [indexOf(focusedId), indexOf(chosen?.id)].find((index) => index !== -1) ?? 0;
  const currentRow = Math.floor(current / columns);
  const rows = Math.ceil(icons.length / columns);

  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: start,
    observeElementOffset: observePageScroll,
    // The row with the tab stop stays, so that the focus is not lost when it is scrolled out of view.
    rangeExtractor: ({ startIndex, endIndex, overscan: margin, count }) => {
      const from = Math.max(startIndex - margin, 0);
      const to = Math.min(endIndex + margin, count - 1);
      const inView = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
      return inView.includes(currentRow) ? inView : [...inView, currentRow].toSorted((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const iconsOf = (row: number) => icons.slice(row * columns, (row + 1) * columns);
  const { drawingOf, isError, retry } = useDrawings(
    set,
    items.flatMap(({ index }) => iconsOf(index)),
  );
  useScrollToStart(grid, `${params.filter} ${params.q}`);

  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const button = grid.current?.querySelector<HTMLElement>("[data-icon][tabindex='0']");
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [focusedId]);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIcon(event.key, event.ctrlKey || event.metaKey, {
      index: current,
      count: icons.length,
      columns,
      pageRows: Math.max(Math.floor(innerHeight / rowHeight) - 2, 1),
      isRightToLeft: isPageRightToLeft(),
    });
    const icon = next === undefined ? undefined : icons[next];
    if (!icon) return;
    event.preventDefault();
    hasMoved.current = true;
    setFocusedId(icon.id);
  };
  const choose = (icon: Icon) => {
    setFocusedId(icon.id);
    onChoose(icon);
  };
  return (
    <>
      {isError && (
        <div className={styles.failure}>
          <PartFailure failure="inline" onRetry={retry} onClose={undefined} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the button of a cell */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows}
        aria-colcount={columns}
        className={styles.grid}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={moveByKey}
      >
        {items.map((item) => (
          <div
            key={item.key}
            role="row"
            aria-rowindex={item.index + 1}
            className={styles.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${item.start - start}px)`,
            }}
          >
            {iconsOf(item.index).map((icon, column) => (
              <IconCell
                key={icon.id}
                icon={icon}
                column={column}
                group={translateData(groupLabel(set, icon) ?? "")}
                drawing={set.draw({ icon, drawing: drawingOf(icon), size: iconSize, alt: "", params })}
                isChosen={icon.id === chosen?.id}
                isTabStop={item.index * columns + column === current}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Scrolls to the first results after a search or a filter has changed them. */
function useScrollToStart(grid: { readonly current: HTMLElement | null }, of: string) {
  const known = useRef(of);
  useLayoutEffect(() => {
    if (known.current === of) return;
    known.current = of;
    const element = grid.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [grid, of]);
}

/** The rows of boxes in a window. */
const skeletonRows = 7;

/** The grid while its icons are loading. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading")} className={styles.skeleton}>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={row} className={styles.boxes} aria-hidden />
      ))}
    </div>
  );
}

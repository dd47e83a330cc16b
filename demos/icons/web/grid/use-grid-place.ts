import { type RefObject, useLayoutEffect, useState } from "react";

/** In pixels: cells are at least as wide, on phones and on larger screens. */
const minWidths = { narrow: 88, wide: 104 } as const;
/** In pixels: the width of a grid below which it has the cells of a phone. */
const narrowBelow = 560;
const minColumns = 2;

/** The number of columns, before the grid is measured: that of a usual window. */
const initial = { columns: 7, start: 0 };

/** Measures how many columns fit into the grid, and where on the page it starts, in pixels. */
export function useGridPlace(grid: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(initial);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const columns = countColumns(width);
      const start = Math.round(top + scrollY);
      setPlace((known) => (known.columns === columns && known.start === start ? known : { columns, start }));
    };
    measure();
    // The page's height changes when something above the grid appears.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return place;
}

/** @param width of the grid, in pixels */
export const countColumns = (width: number) =>
  Math.max(Math.floor(width / (width < narrowBelow ? minWidths.narrow : minWidths.wide)), minColumns);

import { observeWindowOffset } from "@tanstack/react-virtual";

/**
 * For `observeElementOffset` of a `useWindowVirtualizer`. Says first where the page is now: the virtualizer would
 * otherwise return it to where it was at the first render, and undo a scroll between the render and its commit.
 */
export const observePageScroll: typeof observeWindowOffset = (virtualizer, report) => {
  report(scrollY, false);
  return observeWindowOffset(virtualizer, report);
};

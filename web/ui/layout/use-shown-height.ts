import { type RefObject, useEffect } from "react";

/**
 * Keeps the height of an element in a property of the root, where `--sticky-start` and `--sticky-end` are computed.
 *
 * @param isShown whether to; the property is removed otherwise
 */
export function useShownHeight(element: RefObject<HTMLElement | null>, property: `--${string}`, isShown = true) {
  useEffect(() => {
    const { current: shown } = element;
    if (!isShown || !shown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${shown.offsetHeight}px`));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, isShown]);
}

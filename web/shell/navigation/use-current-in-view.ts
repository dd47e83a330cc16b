import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * Scrolls the menu to the current entry and its submenu if they are out of view, as soon as the submenu around it is open. Repeated once a
 * screen is rendered, because the router then scrolls the menu to where it was when the screen was left.
 *
 * @param list holds the entries, in the element that scrolls them
 * @param current changes with the current entry
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined) {
  const router = useRouter();
  useEffect(() => {
    const { current: entries } = list;
    if (!entries || current === undefined) return undefined;
    let isOutdated = false;
    const show = () => {
      const opening = entries.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(opening).then(() => !isOutdated && showCurrent(entries));
    };
    show();
    const unsubscribe = router.subscribe("onRendered", ({ pathChanged }) => pathChanged && show());
    return () => {
      isOutdated = true;
      unsubscribe();
    };
  }, [list, current, router]);
}

/** The height at both ends of the menu in which entries fade, with a little room. */
const fadePx = 32;

/** The page itself must not scroll, as it would with `scrollIntoView`. */
function showCurrent(entries: HTMLElement) {
  const menu = entries.parentElement;
  const entry = entries.querySelector("[aria-current]");
  if (!menu || !entry?.checkVisibility({ visibilityProperty: true })) return;
  const box = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  const submenu = entry.closest("li ul")?.getBoundingClientRect();
  const end = submenu && submenu.height <= box.height - 4 * fadePx ? submenu.bottom : bottom;
  if (top >= box.top && end <= box.bottom) return;
  // It is read below its heading and its parents, as far as the menu has room for them.
  const start = topsAbove(entry, entries).find((each) => end - each <= box.height - 2 * fadePx) ?? top;
  const toStart = start - box.top - fadePx;
  // If the entry is already visible, scroll only until the end of its submenu is, too.
  menu.scrollTop += top >= box.top ? Math.min(toStart, end - box.bottom + fadePx) : toStart;
}

/** Where the heading of the section and the parents of an entry begin, outermost first. */
function topsAbove(entry: Element, entries: HTMLElement) {
  const tops: number[] = [];
  for (let above = entry.parentElement; above && above !== entries; above = above.parentElement) {
    if (above.matches("li, [role=group]")) tops.unshift(above.getBoundingClientRect().top);
  }
  return tops;
}

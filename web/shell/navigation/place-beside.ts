/** In pixels: the distance between the submenu and the edge of the page. */
const edge = 8;

/** Places a submenu beside its entry, and inside the page. It is positioned in the navigation. */
export function placeBeside(entry: HTMLElement, submenu: HTMLElement) {
  // Measured without the limit of an earlier place.
  submenu.style.maxBlockSize = "";
  const lowest = Math.max(edge, innerHeight - submenu.offsetHeight - edge);
  const top = Math.min(entry.getBoundingClientRect().top, lowest);
  const navigationTop = submenu.offsetParent?.getBoundingClientRect().top ?? 0;
  submenu.style.insetBlockStart = `${top - navigationTop}px`;
  // It scrolls if it grows beyond the page.
  submenu.style.maxBlockSize = `${innerHeight - top - edge}px`;
}

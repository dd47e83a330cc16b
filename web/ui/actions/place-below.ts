/** In pixels: the distance between the button and the panel, and between the panel and the edge of the page. */
const gap = 4;
const edge = 8;

/**
 * Places the panel under the button, aligned to its end, or to its start if there is more room, and inside the page.
 */
export function placeBelow(button: HTMLElement, panel: HTMLElement) {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const page = document.documentElement;
  const isRight = anchor.left + anchor.width / 2 > page.clientWidth / 2;
  const wanted = isRight ? anchor.right - width : anchor.left;
  const start = Math.max(edge, Math.min(wanted, page.clientWidth - width - edge));
  const below = anchor.bottom + gap;
  const isCutOff = below + height > innerHeight - edge && anchor.top - gap - height > edge;
  panel.style.left = `${start}px`;
  panel.style.top = `${isCutOff ? anchor.top - gap - height : below}px`;
}

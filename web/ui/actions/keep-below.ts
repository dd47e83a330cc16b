import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";

/** In pixels: the distance between the button and the panel, and between the panel and the edge of the page. */
const gap = 4;
const edge = 8;

/**
 * Keeps a panel below its button, or above it where there is no room, aligned to its end, or to its start if there is more
 * room, and inside the page. The browser does this by the style sheet (`popover.module.css`), Firefox ESR in each frame.
 *
 * @returns a function that ends it
 */
export function keepBelow(button: HTMLElement, panel: HTMLElement) {
  if (!CSS.supports("position-area", "bottom")) return placeInFrames(button, panel);
  const name = `--${panel.id}`;
  button.style.setProperty("anchor-name", name);
  panel.style.setProperty("position-anchor", name);
  panel.dataset["anchored"] = isRight(button) === isPageRightToLeft() ? "start" : "end";
  return () => void button.style.removeProperty("anchor-name");
}

/** Whether a button is in the right half of the page. */
function isRight(button: HTMLElement) {
  const { left, width } = button.getBoundingClientRect();
  return left + width / 2 > document.documentElement.clientWidth / 2;
}

/** No event reports that a button has moved because something above it has changed its size. */
function placeInFrames(button: HTMLElement, panel: HTMLElement) {
  let frame = 0;
  const place = () => {
    placeBelow(button, panel);
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}

function placeBelow(button: HTMLElement, panel: HTMLElement) {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const wanted = isRight(button) ? anchor.right - width : anchor.left;
  const start = Math.max(edge, Math.min(wanted, document.documentElement.clientWidth - width - edge));
  const below = anchor.bottom + gap;
  const isCutOff = below + height > innerHeight - edge && anchor.top - gap - height > edge;
  panel.style.left = `${start}px`;
  panel.style.top = `${isCutOff ? anchor.top - gap - height : below}px`;
}

import { shortcutKeys } from "#web/lib/keyboard/shortcut-keys.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import styles from "#web/ui/display/tooltip.module.css";

/** How long the pointer or the focus rests on an element before its tooltip appears, in milliseconds. */
const delayMs = 300;
/** In pixels: between the element and the tooltip, and between the tooltip and the edge of the page. */
const gap = 8;
const edge = 8;
/** The keys that move the focus. A focus that a script has moved, as into a dialog, shows no tooltip. */
const movingKeys = /^(Tab|Arrow\w+|Home|End)$/;

/** The element whose tooltip is shown or about to be, and its `title`, which it does not have meanwhile. */
type Owner = { readonly element: HTMLElement; readonly text: string };

/**
 * Shows the `title` of what the pointer rests on, or of what the keyboard moves the focus to, as a tooltip of the app, with
 * the shortcut in `aria-keyshortcuts`. The browser's own tooltip takes a second, has none of the skin's colours, and
 * does not appear on focus. Escape, a press and scrolling hide it; it stays while the pointer is over it.
 *
 * @returns a function that ends it
 */
export function followTooltips() {
  const tip = document.createElement("div");
  tip.id = "tooltip";
  tip.role = "tooltip";
  tip.popover = "manual";
  tip.className = styles.tip ?? "";
  let owner: Owner | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;

  const hide = () => {
    clearTimeout(timer);
    if (!tip.isConnected) return;
    tip.remove();
    if (owner?.element.getAttribute("aria-describedby") === tip.id) owner.element.removeAttribute("aria-describedby");
  };
  const leave = () => {
    hide();
    if (owner && !owner.element.title) owner.element.title = owner.text;
    owner = undefined;
  };
  const show = ({ element, text }: Owner) => {
    if (!element.isConnected) return;
    tip.replaceChildren(text, ...listKeys(element));
    // Inside of the dialog or the landmark, since what lies outside of an open dialog is not read.
    (element.closest("dialog, [popover], header, nav, main, footer") ?? document.body).append(tip);
    // The name needs no repetition.
    const isDescription = element.ariaLabel !== text && !element.hasAttribute("aria-describedby");
    if (isDescription) element.setAttribute("aria-describedby", tip.id);
    tip.showPopover();
    placeCentred(element, tip);
  };
  const enter = (element: HTMLElement) => {
    leave();
    const entered = { element, text: element.title };
    owner = entered;
    // Without it, the browser shows no tooltip of its own.
    element.removeAttribute("title");
    timer = setTimeout(() => show(entered), delayMs);
  };
  const follow = (element: HTMLElement | undefined, target: Node) => {
    if (element && !element.contains(owner?.element ?? null)) enter(element);
    else if (owner && !owner.element.contains(target)) leave();
  };

  const events = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, run: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, run, { capture: true, passive: true, signal: events.signal });
  on("pointermove", ({ target, pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse" || isInside(tip, clientX, clientY)) return;
    if (target instanceof Element) follow(findTitled(target), target);
  });
  on("keydown", ({ key }) => {
    hide();
    if (!movingKeys.test(key)) return;
    hasMoved = true;
    // The focus moves while the key is handled.
    setTimeout(() => {
      hasMoved = false;
    });
  });
  on("focusin", ({ target }) => {
    if (hasMoved && target instanceof HTMLElement) follow(target.title ? target : undefined, target);
  });
  on("focusout", ({ target }) => target === owner?.element && leave());
  on("pointerdown", hide);
  on("scroll", hide);
  on("popstate", leave);
  document.documentElement.addEventListener("pointerleave", leave, { signal: events.signal });
  return () => {
    events.abort();
    leave();
  };
}

/** The title of a frame is its name. */
const findTitled = (target: Element) => target.closest<HTMLElement>("[title]:not([title=''], iframe)") ?? undefined;

const listKeys = (element: Element) =>
  shortcutKeys(element).map((key) => {
    const shown = document.createElement("kbd");
    shown.textContent = key;
    return shown;
  });

/** The tooltip lets presses through, so that it never covers what is below it. */
function isInside(tip: HTMLElement, x: number, y: number) {
  if (!tip.isConnected) return false;
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return x >= left && x <= right && y >= top - gap && y <= bottom + gap;
}

/** Below the element, or above it where there is no room; its arrow points to the middle of the element. */
function placeCentred(element: HTMLElement, tip: HTMLElement) {
  const anchor = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = (anchor.left + anchor.right) / 2;
  const left = Math.max(edge, Math.min(middle - width / 2, document.documentElement.clientWidth - width - edge));
  const isAbove = anchor.bottom + gap + height > innerHeight - edge && anchor.top > height + gap;
  tip.style.left = `${left}px`;
  tip.style.top = `${isAbove ? anchor.top - gap - height : anchor.bottom + gap}px`;
  tip.style.setProperty("--arrow", `${isPageRightToLeft() ? left + width - middle : middle - left}px`);
  tip.toggleAttribute("data-above", isAbove);
}

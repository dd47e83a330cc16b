/** In viewport coordinates, in pixels. */
export type Point = { readonly x: number; readonly y: number };

/** A press of the main button, a finger or a pen. */
export type Press = Point & { readonly pointerId: number; readonly isTouch: boolean };

type FollowOptions = {
  /** In pixels: the distance after which a press becomes a drag instead of a click. */
  readonly threshold?: number;
  /**
   * In milliseconds: how long a finger has to rest on what it drags, because moving it at once scrolls. Without it, a
   * finger drags as a mouse does, and what is pressed needs `touch-action: none`.
   */
  readonly touchDelayMs?: number;
  /** Whether the page scrolls while the pointer is close to the upper or lower edge of the window. */
  readonly canScroll?: boolean;
  readonly onStart?: () => void;
  /** Called when the pointer has moved, or the page below it. */
  readonly onMove: (point: Point) => void;
  /** Called once after `onStart`: with false after Escape, or if the browser has taken the pointer. */
  readonly onEnd: (isDropped: boolean) => void;
};

/** In pixels: the page scrolls while the pointer is this close to the window's edge, by this distance per frame. */
const edge = 56;
const scrollStep = 12;

/** @returns the press of a pointer event, or undefined if it is one that does not drag */
export const pressOf = (event: {
  button: number;
  clientX: number;
  clientY: number;
  pointerId: number;
  pointerType: string;
}): Press | undefined =>
  event.button === 0
    ? { x: event.clientX, y: event.clientY, pointerId: event.pointerId, isTouch: event.pointerType === "touch" }
    : undefined;

/**
 * Follows a pointer from its press to its release: the core of every drag. While it drags, the root element has
 * `data-dragging` for style sheets, Escape cancels, and the click that follows a drag is swallowed.
 *
 * @returns a function that ends it without calling `onEnd`
 */
export function followPointer(press: Press, options: FollowOptions) {
  const { threshold = 4, touchDelayMs = 0, canScroll = true, onStart, onMove, onEnd } = options;
  const hasToRest = press.isTouch && touchDelayMs > 0;
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;
  let point: Point = press;
  let frame = 0;

  const scrollAlong = () => {
    // Not at the edge where the drag began, until the pointer moves towards it.
    const isUp = point.y < Math.min(edge, press.y);
    const isDown = point.y > Math.max(innerHeight - edge, press.y);
    if (isUp || isDown) {
      scrollBy(0, isUp ? -scrollStep : scrollStep);
      onMove(point);
    }
    frame = requestAnimationFrame(scrollAlong);
  };
  const begin = () => {
    isDragging = true;
    document.documentElement.dataset["dragging"] = "";
    if (canScroll) frame = requestAnimationFrame(scrollAlong);
    onStart?.();
  };
  const timer = hasToRest ? setTimeout(begin, touchDelayMs) : undefined;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    delete document.documentElement.dataset["dragging"];
  };
  const finish = (isDropped: boolean) => {
    stop();
    if (isDragging) onEnd(isDropped);
  };
  const onPointer = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) handle(event);
  };

  const move = onPointer((event) => {
    point = { x: event.clientX, y: event.clientY };
    if (!isDragging && Math.hypot(point.x - press.x, point.y - press.y) < threshold) return;
    if (!isDragging && hasToRest) return stop();
    if (!isDragging) begin();
    onMove(point);
  });
  const release = onPointer(() => {
    if (isDragging) swallowClick();
    finish(true);
  });
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (isDragging) addEventListener("pointerup", swallowClick, { once: true });
    finish(false);
  };
  // A finger that has rested would scroll, or open the menu of the browser.
  const keep = (event: Event) => isDragging && event.preventDefault();

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", release, { signal });
  addEventListener(
    "pointercancel",
    onPointer(() => finish(false)),
    { signal },
  );
  addEventListener("keydown", cancelByKey, { signal, capture: true });
  if (hasToRest) {
    addEventListener("touchmove", keep, { signal, passive: false });
    addEventListener("contextmenu", keep, { signal });
  }
  return stop;
}

/** Call on release: the click after a drag is not one on what was dragged. */
function swallowClick() {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Longer than browsers take that open a context menu on a long press themselves, in milliseconds. */
const longPressMs = 700;
/** How far a finger that rests may move, in pixels. */
const toleranceInPixels = 10;

/**
 * Sends `contextmenu` on a long press where the browser does not, as Safari on iOS. If that opens a menu, the end of the
 * press is no click.
 *
 * @returns a function that ends it
 */
export function followLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let hasOpened = false;
  const cancel = () => clearTimeout(timer);
  const begin = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    cancel();
    hasOpened = false;
    if (pointerType !== "touch" || !isPrimary || !target) return;
    start = { x, y };
    timer = setTimeout(() => {
      const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: x, clientY: y });
      hasOpened = !target.dispatchEvent(event);
    }, longPressMs);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > toleranceInPixels) cancel();
  };
  const end = (event: MouseEvent) => {
    if (!hasOpened) return;
    hasOpened = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = new AbortController();
  const options = { capture: true, signal: events.signal };
  addEventListener("pointerdown", begin, options);
  addEventListener("pointermove", move, options);
  for (const type of ["pointerup", "pointercancel", "contextmenu", "scroll"]) addEventListener(type, cancel, options);
  addEventListener("click", end, options);
  return () => {
    cancel();
    events.abort();
  };
}

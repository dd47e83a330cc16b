import { type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from "react";

/** In pixels: the distance between the button and the panel, and between the panel and the edge of the page. */
const gap = 4;
const edge = 8;

/**
 * A panel that opens below its button, above everything else, and follows the button when the page scrolls or changes. The
 * browser closes it on Escape and on outside clicks, and restores the focus. It also closes when the focus leaves it, when
 * the button scrolls out of view, and on back navigation.
 */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => panel.current?.hidePopover(), []);
  const toggle = () => panel.current?.togglePopover();

  useEffect(() => {
    const [anchor, element] = [button.current, panel.current];
    if (!isOpen || !anchor || !element) return undefined;
    // In each frame: no event reports that a button has moved because something above it has changed its size.
    let frame = 0;
    const place = () => {
      placeBelow(anchor, element);
      frame = requestAnimationFrame(place);
    };
    place();
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (![anchor, element].some((part) => part.contains(target as Node))) close();
    };
    addEventListener("focusin", closeOnLeaving);
    let wasSeen = false;
    const seeing = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (wasSeen && !isSeen) close();
      wasSeen = isSeen;
    });
    seeing.observe(anchor);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("focusin", closeOnLeaving);
      seeing.disconnect();
    };
  }, [isOpen, close]);
  useEffect(() => {
    // Always, because the browser reports that the panel is open with a delay.
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [close]);

  return {
    isOpen,
    close,
    buttonProps: { ref: button, "aria-expanded": isOpen, "aria-controls": id, onClick: toggle },
    panelProps: {
      id,
      ref: panel,
      popover: "auto" as const,
      // The browser reports toggling with a delay, and closing followed by opening as a single event. Starting from
      // closed makes each opening mount its content again.
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "open") setIsOpen(false);
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === "open"),
    },
  };
}

/**
 * Places the panel under the button, aligned to its end, or to its start if there is more room, and inside the page.
 */
function placeBelow(button: HTMLElement, panel: HTMLElement) {
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

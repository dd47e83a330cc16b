import { type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from "react";

/** Between a button and what opens below it, and between that and the edge of the page, in pixels. */
const gap = 4;
const edge = 8;

/**
 * A panel that opens below its button, above everything else. The browser closes it at Escape and at a click elsewhere,
 * and gives the focus back. Going back to another screen closes it too.
 */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => panel.current?.hidePopover(), []);
  const toggle = () => panel.current?.togglePopover();

  useEffect(() => {
    if (!isOpen) return undefined;
    const place = () => button.current && panel.current && placeBelow(button.current, panel.current);
    place();
    // What it shows may arrive later, and change its size.
    const observer = new ResizeObserver(place);
    if (panel.current) observer.observe(panel.current);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [isOpen]);
  useEffect(() => {
    // Not only while it is known to be open: the browser tells that some time after it has shown it.
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
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === "open"),
    },
  };
}

/** Under the button, with its end at the button's end, or at its start where there is more room; inside the page. */
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

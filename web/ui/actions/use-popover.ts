import { type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from "react";

import { keepBelow } from "#web/ui/actions/keep-below.ts";

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
    const letGo = keepBelow(anchor, element);
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
      letGo();
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
        if (!isOwn(event)) return;
        if (event.newState === "open") setIsOpen(false);
        // The browser does not restore the focus of a panel that has opened inside of another one.
        else if (button.current?.closest("[popover]") && panel.current?.contains(document.activeElement))
          button.current.focus();
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (isOwn(event)) setIsOpen(event.newState === "open");
      },
    },
  };
}

/** React lets the events of a panel inside of this one bubble, which the browser does not. */
const isOwn = ({ target, currentTarget }: ToggleEvent) => target === currentTarget;

import { type RefObject, useEffect } from "react";

import { isEscape } from "#web/lib/keyboard/is-escape.ts";

/**
 * Shows a widget full screen, in the browser's top layer, without mounting its content again. The focus stays inside,
 * and Escape closes it.
 */
export function useFullScreen(
  article: RefObject<HTMLElement | null>,
  isFull: boolean,
  setIsFull: (isFull: boolean) => void,
) {
  useEffect(() => {
    const element = article.current;
    if (!isFull || !element) return undefined;
    element.setAttribute("popover", "manual");
    element.showPopover();
    const onKey = (event: KeyboardEvent) => {
      if (isEscape(event)) setIsFull(false);
    };
    const onFocus = (event: FocusEvent) => {
      const target = event.target as Element;
      // Its own dialogs and menus are above it.
      if (!element.contains(target) && !target.closest("dialog, [popover]")) element.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      element.hidePopover();
      element.removeAttribute("popover");
      // The focus was lost with the closed widget.
      focusTool(element);
    };
  }, [article, isFull, setIsFull]);
}

/** The button of the full screen; on touch screens, where it is hidden, the widget's menu. */
function focusTool(element: HTMLElement) {
  const tools = [...element.querySelectorAll<HTMLElement>("[data-tool=full-screen], [data-tool=menu]")];
  tools.find((tool) => tool.checkVisibility())?.focus();
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

import type { OpenContextMenu } from "#web/lib/context-menu.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { MenuItem, MenuList } from "#web/ui/actions/menu-list.tsx";
import popover from "#web/ui/actions/popover.module.css";

/** In pixels: between the menu and the edge of the page. */
const edge = 8;

/**
 * A menu at the place of a press. A press elsewhere, Escape, Tab and scrolling close it, and return the focus.
 *
 * The browser's `popover=auto` would close it at the end of the press that opens it.
 */
export function ContextMenu({ label, actions, x, y, origin, onClose }: OpenContextMenu & { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!panel.current) return;
    panel.current.showPopover();
    placeAt(panel.current, x, y);
  }, [x, y]);
  // Before the menu is painted: whoever sees it can close it.
  useLayoutEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !panel.current?.contains(target)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It must not close the dialog around it as well.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    for (const type of ["pointerdown", "focusin", "scroll"]) addEventListener(type, closeOutside, options);
    for (const type of ["popstate", "resize", "blur"]) addEventListener(type, () => close(), { signal: events.signal });
    addEventListener("keydown", closeByEscape, options);
    return () => events.abort();
  }, []);
  useEffect(() => {
    const element = panel.current;
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (isLost && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    };
  }, [origin]);

  return (
    <div ref={panel} popover="manual" className={popover.panel}>
      <MenuList label={label} onClose={onClose}>
        {actions.map(({ key, label: words, icon, isChecked, run }) => (
          <MenuItem
            key={key}
            role={isChecked === undefined ? "menuitem" : "menuitemradio"}
            isChecked={isChecked ?? false}
            icon={icon}
            onClick={() => {
              // The focus is back at the row when its action begins.
              flushSync(onClose);
              // An alert shows a failure.
              void Promise.resolve(run()).catch(() => {});
            }}
          >
            {words}
          </MenuItem>
        ))}
      </MenuList>
    </div>
  );
}

/** The corner of the menu is at the press, and the menu inside of the page. */
function placeAt(panel: HTMLElement, x: number, y: number) {
  const { width, height } = panel.getBoundingClientRect();
  const left = isPageRightToLeft() ? x - width : x;
  panel.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - width - edge))}px`;
  panel.style.top = `${Math.max(edge, Math.min(y, innerHeight - height - edge))}px`;
}

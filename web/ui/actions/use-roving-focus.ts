import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { nextInRow } from "#web/lib/keyboard/next-in-row.ts";

type RovingFocus = {
  /** The controls that are reached, as a selector. */
  controls: string;
  /** The one that Tab leads to at first, as a selector; without it, or if there is none, the first. */
  initial?: string;
  /** The control that a key leads to, or undefined. */
  findNext: (key: string, from: HTMLElement, all: readonly HTMLElement[]) => HTMLElement | undefined;
};

/**
 * The props of an element whose controls, however deep, are one Tab stop: Tab leads to the one that was focused last, and
 * other keys lead on from it.
 */
export function useRovingFocus<E extends HTMLElement>({ controls, initial, findNext }: RovingFocus) {
  const root = useRef<E>(null);
  const lastFocused = useRef<HTMLElement>(null);

  const setTabStop = (all: readonly HTMLElement[]) => {
    const stop =
      all.find((each) => each === lastFocused.current) ??
      (initial === undefined ? undefined : all.find((each) => each.matches(initial))) ??
      all[0];
    // An equal value is not set: that would be a change, which the observer reports.
    for (const each of all) if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1;
  };
  const update = useEffectEvent(() => root.current && setTabStop(controlsIn(root.current, controls)));

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    update();
    // Controls come and go, and are disabled, without a render of this component.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled", "tabindex"] });
    return () => observer.disconnect();
  }, []);

  return {
    ref: root,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const all = controlsIn(currentTarget, controls);
      if (!all.includes(target)) return;
      lastFocused.current = target;
      setTabStop(all);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = controlsIn(event.currentTarget, controls);
      const from = all.find((each) => each === event.target);
      const next = from && findNext(event.key, from, all);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Not the controls of menus and dialogs that open inside the element: they have their own keys. */
function controlsIn(root: HTMLElement, selector: string) {
  const layer = (element: HTMLElement) => element.closest("[popover], [role=dialog]");
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => layer(each) === layer(root));
}

/** For a row of controls: the arrow keys, Home and End. */
export function findNextInRow(key: string, from: HTMLElement, all: readonly HTMLElement[]) {
  const next = nextInRow(key, all.indexOf(from), all.length, isPageRightToLeft());
  return next === undefined ? undefined : all[next];
}

import { type RefCallback, useEffect, useRef, useState } from "react";

/** One of the controls of an item, such as its handle. */
type Control = { readonly id: string; readonly control: string };

/**
 * Keeps the focus on a control whose item moves to another list, where its elements are mounted again: whenever that
 * happens, since a change may be shown late, reverted or undone. It ends once the person focuses something else.
 */
export function useKeptFocus() {
  const [kept, setKept] = useState<Control & { readonly isByKeys: boolean }>();
  const element = useRef<Element>(null);

  useEffect(() => {
    if (!kept) return undefined;
    const forget = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) setKept(undefined);
    };
    document.addEventListener("focusin", forget);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", forget);
      document.removeEventListener("pointerdown", forget);
    };
  }, [kept]);

  return {
    /** The item whose control has the focus, so that a list can scroll to it. */
    keptId: kept?.id,
    /** Call when the item of the focused control is moved. */
    keepFocus: (id: string, control: string) => {
      element.current = document.activeElement;
      setKept({ id, control, isByKeys: element.current?.matches(":focus-visible") ?? false });
    },
    /** The `ref` of a control. */
    keptRef: (id: string, control: string): RefCallback<HTMLElement> | undefined =>
      kept?.id !== id || kept.control !== control
        ? undefined
        : (next) => {
            // Otherwise the focus was not lost with the earlier element.
            if (!next || document.activeElement !== document.body) return;
            element.current = next;
            // With the pointer, the page stays where it is.
            next.focus({ preventScroll: !kept.isByKeys });
          },
  };
}

import { type RefObject, useEffect } from "react";

import { createStore, useStore } from "#web/lib/store.ts";

/** The docked conversation that wants the focus, until it is drawn and has taken it. */
const wanted = createStore<string | undefined>(undefined);

export const focusOn = (place: string) => wanted.set(place);

/** Gives the focus to the element when its conversation is wanted. */
export function useWantedFocus(place: string | undefined, element: RefObject<HTMLElement | null>) {
  const isWanted = useStore(wanted) === place && place !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    element.current?.focus();
    wanted.set(undefined);
  }, [isWanted, element]);
}

import { type RefObject, useEffect } from "react";

import { createStore, useStore } from "#web/lib/store.ts";

/** The docked conversation to focus once it is rendered. */
const wanted = createStore<string | undefined>(undefined);

export const focusOn = (place: string) => wanted.set(place);

/** Focuses the element if its conversation is requested. */
export function useRequestedFocus(place: string | undefined, element: RefObject<HTMLElement | null>) {
  const isWanted = useStore(wanted) === place && place !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    element.current?.focus();
    wanted.set(undefined);
  }, [isWanted, element]);
}

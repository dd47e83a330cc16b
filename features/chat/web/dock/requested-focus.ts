import { type RefObject, useEffect } from "react";

import { createStore, useStore } from "#web/lib/store.ts";

/** The docked conversation to focus once it is rendered. */
const requested = createStore<string | undefined>(undefined);

export const focusOn = (place: string) => requested.set(place);

/** Focuses the element if its conversation is requested. */
export function useRequestedFocus(place: string | undefined, element: RefObject<HTMLElement | null>) {
  const isRequested = useStore(requested) === place && place !== undefined;
  useEffect(() => {
    if (!isRequested) return;
    element.current?.focus();
    requested.set(undefined);
  }, [isRequested, element]);
}
